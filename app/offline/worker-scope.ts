/** The part of a service worker's world that the shop's worker uses; the types of the browser's windows lack it. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  request: Request;
  /** The answer that the browser asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type MessageEventOfWorker = Extendable & { data: unknown };

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  navigator: { connection?: { saveData?: boolean } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchEvent) => void): void;
  addEventListener(type: "message", hear: (event: MessageEventOfWorker) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
