import { PAGES } from "~/platform/storage/page-cache-name.ts";
import { BUILT, mayCachePage, OFFLINE_PATH, PICTURES } from "./request-kind.ts";
import type { FetchEvent } from "./shop-worker.ts";

/** Identifies the build: changes with every file that browsers load. Replaced by `scripts/build/build-worker.ts`. */
declare const __BUILD__: string;
/** The name of a file that every document of this build names, and no other build's. */
declare const __MANIFEST__: string;

const pages = PAGES + __BUILD__;
const built = BUILT + __BUILD__;
const MAX_ENTRIES = { [pages]: 60, [PICTURES]: 400 };
const TRIM_EVERY = 20;

/** How long a cached page waits for the network, ms. */
const TIMEOUT_MS = 3000;
const pictureWidths = [320, 480, 640, 960, 1440, 1600, 2160];
/** Displayed instead of pictures that are not cached. */
const PLACEHOLDER = "/pictures/placeholder.svg";

// Pages vary by cookie and encoding, which a cache cannot compare: each URL has one entry.
const byAddress = { ignoreVary: true };

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

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const ahead = await preloadResponse;
  // If the network fails, the preload of Firefox resolves to an error response, which would show its own error page.
  return ahead && ahead.type !== "error" ? ahead : fetch(request);
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
  if (ok && cached && isOther) await storePage(screen.href);
}

async function fetchAndCache(event: FetchEvent, cache: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (isFile(answer)) event.waitUntil(storeAnswer(cache, event.request.url, answer.clone()));
  return answer;
}

/** Stores a page with the files that its document names, mostly from the browser's HTTP cache. Rejects if one fails. */
export async function storePage(url: string): Promise<void> {
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const html = await answer.clone().text();
  // While two builds answer, the worker of one may be sent the document of the other.
  if (!html.includes(__MANIFEST__)) throw new Error(`${url} is of another build`);
  const files = [...html.matchAll(/"(\/(?:assets|locales)\/[^"]+)"/g)].map(([, file = ""]) => file);
  await Promise.all([...new Set([...files, PLACEHOLDER])].map((file) => storeFile(new URL(file, url).href)));
  await cachePage(url, answer);
}

async function storeFile(url: string): Promise<void> {
  if (await findCached(built, url)) return;
  const answer = await fetch(url);
  if (!answer.ok || !isFile(answer)) throw new Error(`${url} answered ${answer.status}`);
  await storeAnswer(built, url, answer);
}

/** Caches a document of this build if it may stay on the device. */
async function cachePage(url: string, answer: Response): Promise<void> {
  if (isFile(answer) || !mayCachePage(url)) return;
  const isOwn = (await answer.clone().text()).includes(__MANIFEST__);
  if (isOwn) await storeAnswer(cacheOf(url), url, answer);
}

/** The offline screen is cached with the files that it needs, because pages are evicted. */
function cacheOf(url: string): string {
  return new URL(url).pathname === OFFLINE_PATH ? built : pages;
}

/** Returns whether a response may be a file: captive portals and proxies answer with HTML of their own. */
function isFile({ headers }: Response): boolean {
  return !headers.get("content-type")?.startsWith("text/html");
}

/** Returns the cached response of a URL; undefined if there is none or the browser cannot read its caches. */
async function findCached(cache: string, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(url, byAddress);
  } catch {
    // Browsers throw if their storage is damaged; the network may still answer.
    return undefined;
  }
}

let puts = 0;

/** Caches a successful response of the shop's own origin, unless it is `no-store` or the disk is full. */
export async function storeAnswer(cache: string, url: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== "basic" || /no-store/.test(answer.headers.get("cache-control") ?? ""))
    return;
  try {
    const store = await caches.open(cache);
    // Deleted first, so that entries are in the order of the visits.
    if (cache === pages) await store.delete(url, byAddress);
    await store.put(url, answer);
    // The first time, too: browsers stop an idle worker, whose count starts anew.
    if (puts % TRIM_EVERY === 0) await trim();
    puts += 1;
  } catch {
    // The disk is full or the browser refuses.
  }
}

async function trim(): Promise<void> {
  for (const [cache, max] of Object.entries(MAX_ENTRIES)) {
    const store = await caches.open(cache);
    const keys = await store.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - max))) await store.delete(key);
  }
}

/** Deletes the caches of earlier builds. */
export async function prune(): Promise<void> {
  const own = new Set([pages, built, PICTURES]);
  const names = (await caches.keys()).filter((name) => name.startsWith("shop-") && !own.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await trim();
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
