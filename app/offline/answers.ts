import { OFFLINE_PATH, PICTURES, PLACEHOLDER } from "./cache-names.ts";
import { built, findCached, isFile, pages, storeAnswer } from "./cache-store.ts";
import { mayCachePage } from "./request-kind.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** How long a cached page waits for the network, ms. */
const TIMEOUT_MS = 3000;
const pictureWidths = [320, 480, 640, 960, 1440];

/**
 * Answers with a document from the network, so that a new build is seen at once; with the cached one if the network
 * fails, is too slow or answers with a server error; else with a redirect to the offline screen, which retries.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cached = await findCached(cacheOf(url), url);
  const fetched = fetchPage(event);
  const cache = (answer: Response) => Promise.all([cachePage(url, answer.clone()), cacheOfflineScreen(answer)]);
  event.waitUntil(fetched.then(cache).catch(() => undefined));
  const answer = await (cached ? Promise.race([fetched, later(TIMEOUT_MS)]) : fetched).catch(() => undefined);
  if (answer && !(cached && answer.status >= 500)) return answer;
  if (cached) return cached;
  const { pathname, search } = new URL(url);
  // In the fragment, which is never sent to a server: the address may contain an order's code.
  return pathname === OFFLINE_PATH ? Response.error() : Response.redirect(`${OFFLINE_PATH}#${pathname}${search}`);
}

/** The offline screen is cached with the files that it needs, because pages are evicted. */
function cacheOf(url: string): string {
  return new URL(url).pathname === OFFLINE_PATH ? built : pages;
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const ahead = await preloadResponse;
  // If the network fails, the preload of Firefox resolves to an error response, which would show its own error page.
  return ahead && ahead.type !== "error" ? ahead : fetch(request);
}

/** Caches a document if it may stay on the device. */
export async function cachePage(url: string, answer: Response): Promise<void> {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  if (isHtml && mayCachePage(url)) await storeAnswer(cacheOf(url), url, answer);
}

/** Answers with a file whose URL changes with its content, cached first. `reload` means that the cached one was broken. */
export async function answerBuilt(event: FetchEvent): Promise<Response> {
  const { url, cache } = event.request;
  const cached = cache === "reload" ? undefined : await findCached(built, url);
  return cached ?? fetchAndCache(event, built);
}

/** Answers with a picture from the network; else with a cached one of any width; else with a placeholder. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  try {
    return await fetchAndCache(event, PICTURES);
  } catch (error) {
    const { url } = event.request;
    for (const size of ["", ...pictureWidths]) {
      const cached = await findCached(PICTURES, size ? url.replace(/-\d+(?=\.\w+$)/, `-${size}`) : url);
      if (cached) return cached;
    }
    const placeholder = await findCached(built, new URL(PLACEHOLDER, url).href);
    if (placeholder) return placeholder;
    throw error;
  }
}

/** Caches the offline screen in the language of the latest page, if it is in another one. */
async function cacheOfflineScreen({ ok, url, headers }: Response): Promise<void> {
  const screen = new URL(OFFLINE_PATH, url);
  const cached = await findCached(built, screen.href);
  const isOther = cached?.headers.get("content-language") !== headers.get("content-language");
  if (ok && cached && isOther) await cachePage(screen.href, await fetch(screen));
}

async function fetchAndCache(event: FetchEvent, cache: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (isFile(answer)) event.waitUntil(storeAnswer(cache, event.request.url, answer.clone()));
  return answer;
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
