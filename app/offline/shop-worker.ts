/**
 * The shop's service worker: makes it browsable offline. Built by `scripts/build/build-worker.ts` into a single file,
 * `/service-worker.js`; the reasons are in docs/decisions/kept-for-offline.md.
 */
import { answerBuilt, answerPage, answerPicture, cachePage } from "./answers.ts";
import { OFFLINE_PATH, PICTURES, PLACEHOLDER } from "./cache-names.ts";
import { built, cacheAll, copyFromEarlierBuilds, findCached, pages, prune } from "./cache-store.ts";
import { kindOf, mayCachePage } from "./request-kind.ts";
import { screenFiles } from "./worker-build.ts";
import { type FetchEvent, worker } from "./worker-scope.ts";

const answers: Partial<Record<string, (event: FetchEvent) => Promise<Response>>> = {
  page: answerPage,
  built: answerBuilt,
  picture: answerPicture,
};

worker.addEventListener("install", (event) => event.waitUntil(install()));

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const answer = answers[kindOf(event.request, location.origin)];
  if (answer) event.respondWith(answer(event));
});

/** A page sends the URLs that it loaded before the worker was active. */
worker.addEventListener("message", (event) => {
  const urls = Array.isArray(event.data) ? event.data.filter((url) => typeof url === "string") : [];
  event.waitUntil(cacheSeen(urls));
});

/** Caches the offline screen with all files that it needs. */
async function install(): Promise<void> {
  await copyFromEarlierBuilds();
  const url = here(OFFLINE_PATH);
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`the offline screen answered ${answer.status}`);
  const html = await answer.clone().text();
  const files = [...html.matchAll(/"(\/(?:assets|locales)\/[^"]+)"/g)].map(([, file = ""]) => file);
  await cacheAll(built, [...new Set([...files, PLACEHOLDER])].map(here));
  await cachePage(url, answer);
  // On a first visit the page is still loading, so the screens follow when it is done.
  if (worker.registration.active) await cacheScreens();
  await worker.skipWaiting();
}

let cachedScreens: Promise<void> | undefined;

/** Caches the files of the screens that work offline, once; failures are ignored. */
function cacheScreens(): Promise<void> {
  const files = worker.navigator.connection?.saveData ? [] : screenFiles;
  cachedScreens ??= cacheAll(built, files.map(here)).catch(() => undefined);
  return cachedScreens;
}

function here(path: string): string {
  return location.origin + path;
}

async function activate(): Promise<void> {
  // Again, because the earlier worker may have cached this build's first page.
  await copyFromEarlierBuilds();
  await prune();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function cacheSeen(urls: readonly string[]): Promise<void> {
  const { origin } = location;
  const of = (kind: string) => urls.filter((url) => kindOf({ method: "GET", mode: "", url }, origin) === kind);
  await Promise.allSettled([cacheAll(built, of("built")), cacheAll(PICTURES, of("picture"))]);
  const [page, ...loaded] = urls;
  if (loaded.length > 0) await cacheScreens();
  if (!page || kindOf({ method: "GET", mode: "navigate", url: page }, origin) !== "page") return;
  if (mayCachePage(page) && !(await findCached(pages, page))) await cachePage(page, await fetch(page));
}
