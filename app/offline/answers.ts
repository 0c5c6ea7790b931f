import { OFFLINE_PATH, PICTURES, PLACEHOLDER } from "./cache-names.ts";
import { built, findKept, isFile, keep, pages } from "./keep.ts";
import { mayKeepPage } from "./request-kind.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** So long the network may take for a page that is kept here as well, ms. */
const TIMEOUT_MS = 3000;
const pictureWidths = [320, 480, 640, 960, 1440];

/**
 * A document: from the network, so that a new build is seen at once; the kept one where the network fails, answers
 * with a failure of its own or takes too long; else the offline screen, which goes on to the address by itself.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await findKept(shelfOf(url), url);
  const asked = askNetwork(event);
  event.waitUntil(asked.then((answer) => keepPage(url, answer.clone())).catch(() => undefined));
  const answer = await (kept ? Promise.race([asked, later(TIMEOUT_MS)]) : asked).catch(() => undefined);
  if (answer && !(kept && answer.status >= 500)) return answer;
  if (kept) return kept;
  const { pathname, search } = new URL(url);
  // Behind the sign #, so that an address with a code in it is never sent to where it does not belong.
  return pathname === OFFLINE_PATH ? Response.error() : Response.redirect(`${OFFLINE_PATH}#${pathname}${search}`);
}

/** The offline screen stands with the files that it needs: pages give way to newer ones. */
function shelfOf(url: string): string {
  return new URL(url).pathname === OFFLINE_PATH ? built : pages;
}

async function askNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const ahead = await preloadResponse;
  // Where the network fails, Firefox fails not here: it gives an answer that is none, and would show its own error page.
  return ahead && ahead.type !== "error" ? ahead : fetch(request);
}

/** Keeps a page that may stay on the device, and nothing else. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  if (isHtml && mayKeepPage(url)) await keep(shelfOf(url), url, answer);
}

/** A file whose address changes with its content; fetched again where the page asks past what is kept, for it was broken. */
export async function answerBuilt(event: FetchEvent): Promise<Response> {
  const { url, cache } = event.request;
  const kept = cache === "reload" ? undefined : await findKept(built, url);
  return kept ?? askAndKeep(event, built);
}

/** A picture: without the network also in another width than the one asked for, at last a plain ground. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  try {
    return await askAndKeep(event, PICTURES);
  } catch (error) {
    const { url } = event.request;
    for (const size of ["", ...pictureWidths]) {
      const kept = await findKept(PICTURES, size ? url.replace(/-\d+(?=\.\w+$)/, `-${size}`) : url);
      if (kept) return kept;
    }
    const placeholder = await findKept(built, new URL(PLACEHOLDER, url).href);
    if (placeholder) return placeholder;
    throw error;
  }
}

async function askAndKeep(event: FetchEvent, cache: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (isFile(answer)) event.waitUntil(keep(cache, event.request.url, answer.clone()));
  return answer;
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
