/**
 * The shop's service worker: what was seen opens without a network. Built by `scripts/build/build-worker.ts` into a
 * single file, `/service-worker.js`; the reasons are in docs/decisions/kept-for-offline.md.
 */
import { answerBuilt, answerPage, answerPicture, prune, storePage } from "./answers.ts";
import { kindOf, mayCachePage, OFFLINE_PATH, type RequestKind } from "./request-kind.ts";

/** The part of `ServiceWorkerGlobalScope` that the worker uses; the DOM types lack it. */
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  request: Request;
  /** The response of navigation preload, requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

const worker = globalThis as unknown as WorkerScope;

const answers: Partial<Record<RequestKind, (event: FetchEvent) => Promise<Response>>> = {
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

/** Stores the offline screen, and the pages that are open: they were loaded without this worker. */
async function install(): Promise<void> {
  await storePage(location.origin + OFFLINE_PATH);
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = new Set(open.map(({ url }) => url.replace(/#.*/, "")).filter(mayCachePage));
  await Promise.allSettled([...pages].map(storePage));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await prune();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
