import { Worker } from "node:worker_threads";
import type { ChangedStock } from "../../app/features/stock/changed-stock.server.ts";
import type { Environment } from "../environment.ts";
import type { Page } from "./html-cache.ts";
import type { PageRequest } from "./page-renderer.ts";

/** Memory for short-lived objects: with V8's own limit a flooded thread takes 130 MB more and is no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };
/** How long a thread may take to open the shop's catalogue. */
const START_MS = 60_000;
/** How long a thread may take for a page, those before it included. */
const ANSWER_MS = 5_000;
/** How long a thread may take to close its database. */
const END_MS = 2_000;

/** What a thread needs to know to render as the main thread does. */
export type ThreadSettings = Pick<Environment, "databaseUrl" | "dataDir" | "catalogue" | "logLevel"> & {
  wordsFolder: string;
  baseUrl: string | undefined;
  mailService: string | undefined;
};

/** A page that is to be rendered. `stock` is set if it has changed since the page before. */
export type RenderMessage = PageRequest & { id: number; stock?: ChangedStock };
/** `page` is undefined if the main thread has to answer by itself: with a redirect, or with an error. */
type RenderedMessage = { id: number; page?: Omit<Page, "body"> & { body: ArrayBuffer } };
export type ThreadMessage = "ready" | RenderedMessage;

type StartSettings = {
  /** The file that the thread runs. */
  entry: URL;
  settings: ThreadSettings;
  /** The stock that the main thread's listings show. */
  stock: () => ChangedStock;
  /** How long it may have nothing to do, in ms. */
  idleMs: number;
  answerMs?: number;
  /** Called once: with an error if the thread ended by itself or did not answer. */
  onEnd: (error?: Error) => void;
};

/** A thread that renders pages, as the main thread would. */
export type RenderThread = {
  isReady(): boolean;
  /** How many pages it has been given and not answered yet. */
  rendering(): number;
  /** How many it has answered. */
  rendered(): number;
  /** Undefined if the main thread has to answer. Rejects if the thread ends before. */
  render(request: PageRequest): Promise<Page | undefined>;
  end(): Promise<void>;
};

type Awaited = { answer: (page: Page | undefined) => void; fail: (error: Error) => void; late: NodeJS.Timeout };

/** Starts a thread, which ends by itself when idle and never keeps the process alive. */
export function startRenderThread(start: StartSettings): RenderThread {
  const { entry, settings, stock, idleMs, answerMs = ANSWER_MS, onEnd } = start;
  const worker = new Worker(entry, { workerData: settings, name: "render", resourceLimits });
  const pages = new Map<number, Awaited>();
  const ended = Promise.withResolvers<void>();
  let state: "starting" | "ready" | "ending" | "over" = "starting";
  let lastId = 0;
  let sentVersion: string | undefined;
  const within = (ms: number, what: string) => setTimeout(() => over(new Error(what)), ms).unref();
  const isInUse = () => state === "starting" || pages.size > 0;
  const starting = within(START_MS, "a render thread did not start in time");
  const idle = setTimeout(() => (isInUse() ? idle.refresh() : void end()), idleMs).unref();

  function over(error?: Error): void {
    if (state === "over") return;
    state = "over";
    clearTimeout(starting);
    clearTimeout(idle);
    for (const { fail, late } of pages.values()) {
      clearTimeout(late);
      fail(error ?? new Error("a render thread was ended"));
    }
    pages.clear();
    void worker.terminate().finally(ended.resolve);
    onEnd(error);
  }

  function take(message: ThreadMessage): void {
    idle.refresh();
    if (message === "ready") {
      clearTimeout(starting);
      if (state === "starting") state = "ready";
      return;
    }
    const { id, page } = message;
    const awaited = pages.get(id);
    if (!awaited) return;
    pages.delete(id);
    clearTimeout(awaited.late);
    awaited.answer(page && { ...page, body: Buffer.from(page.body) });
  }

  function end(): Promise<void> {
    if (state === "over") return ended.promise;
    state = "ending";
    worker.postMessage("end");
    setTimeout(() => over(), END_MS).unref();
    return ended.promise;
  }

  worker.on("message", take);
  worker.on("error", (error) => over(error instanceof Error ? error : new Error(String(error))));
  worker.on("messageerror", over);
  worker.on("exit", (code) => over(state === "ending" ? undefined : new Error(`a render thread ended with ${code}`)));
  worker.unref();
  return {
    isReady: () => state === "ready",
    rendering: () => pages.size,
    rendered: () => lastId - pages.size,
    render(request) {
      const id = ++lastId;
      const known = stock();
      const message: RenderMessage = { ...request, id, ...(known.version !== sentVersion && { stock: known }) };
      sentVersion = known.version;
      idle.refresh();
      return new Promise((answer, fail) => {
        pages.set(id, { answer, fail, late: within(answerMs, "a render thread did not answer in time") });
        worker.postMessage(message);
      });
    },
    end,
  };
}
