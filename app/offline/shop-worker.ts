/**
 * The shop's service worker: keeps it browsable without the network. Built by `scripts/build/build-worker.ts` into one file,
 * `/service-worker.js`; why it does what it does stands in docs/decisions/kept-for-offline.md.
 */
import { answerBuilt, answerPage, answerPicture, keepPage } from "./answers.ts";
import { OFFLINE_PATH, PICTURES, PLACEHOLDER } from "./cache-names.ts";
import { built, carryOver, findKept, keepAll, pages, prune } from "./keep.ts";
import { kindOf, mayKeepPage } from "./request-kind.ts";
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

/** A page tells what it loaded before the worker was there. */
worker.addEventListener("message", (event) => {
  const urls = Array.isArray(event.data) ? event.data.filter((url) => typeof url === "string") : [];
  event.waitUntil(keepSeen(urls));
});

/** The offline screen with all that it needs. */
async function install(): Promise<void> {
  await carryOver();
  const url = here(OFFLINE_PATH);
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`the offline screen answered ${answer.status}`);
  const html = await answer.clone().text();
  const files = [...html.matchAll(/"(\/(?:assets|locales)\/[^"]+)"/g)].map(([, file = ""]) => file);
  await keepAll(built, [...new Set([...files, PLACEHOLDER])].map(here));
  await keepPage(url, answer);
  // At a first visit the page is still at work: the screens follow once it rests.
  if (worker.registration.active) await keepScreens();
  await worker.skipWaiting();
}

let keptScreens: Promise<void> | undefined;

/** The files of the screens that the offline screen can lead on to, as far as they come; asked for once. */
function keepScreens(): Promise<void> {
  const files = worker.navigator.connection?.saveData ? [] : screenFiles;
  keptScreens ??= keepAll(built, files.map(here)).catch(() => undefined);
  return keptScreens;
}

function here(path: string): string {
  return location.origin + path;
}

async function activate(): Promise<void> {
  // Once more: the earlier worker may have answered the first page of this build.
  await carryOver();
  await prune();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function keepSeen(urls: readonly string[]): Promise<void> {
  const { origin } = location;
  const of = (kind: string) => urls.filter((url) => kindOf({ method: "GET", mode: "", url }, origin) === kind);
  await Promise.allSettled([keepAll(built, of("built")), keepAll(PICTURES, of("picture"))]);
  const [page, ...loaded] = urls;
  if (loaded.length > 0) await keepScreens();
  if (!page || kindOf({ method: "GET", mode: "navigate", url: page }, origin) !== "page") return;
  if (mayKeepPage(page) && !(await findKept(pages, page))) await keepPage(page, await fetch(page));
}
