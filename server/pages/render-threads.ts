import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { BaseLogger } from "pino";
import type { ChangedStock } from "../../app/features/stock/changed-stock.server.ts";
import type { Page } from "./html-cache.ts";
import type { PageRequest } from "./page-renderer.ts";
import { type RenderThread, startRenderThread, type ThreadSettings } from "./render-thread.ts";

const MOST_THREADS = 4;
const MOST_PRODUCTS = 5_000;
const IDLE_MS = 30_000;
/** How long no thread is started after one has failed. */
const PAUSE_MS = 30_000;
/** How many pages may wait for a thread that has rendered none: it is slow at first. Each that it renders makes room for one more. */
const FIRST_PAGES = 6;
/** How long the main thread has to be occupied before it gets help. */
const WINDOW_MS = 1_000;
/** The share of that time from which it counts as occupied. */
const OCCUPIED = 0.9;
/** How long a flood has to be over before what it left in the heap is collected: V8 would wait for the next one. */
const CALM_MS = 10_000;

type PoolSettings = {
  /** The file that threads run; undefined in development. */
  entry: URL | undefined;
  settings: ThreadSettings;
  /** Files and folders that threads read: once they have changed, a thread would render other pages, and none is started. */
  sources?: readonly string[];
  /** How many threads there may be. */
  most: number;
  /** How many pages may wait for each. */
  mostPages: number;
  /** The stock that the main thread's listings show. */
  stock: () => ChangedStock;
  log: BaseLogger;
  idleMs?: number;
  answerMs?: number;
  /** Whether the main thread alone is too slow; called for each page. */
  isOccupied?: () => boolean;
};

/** Threads that render pages beside the main thread: started while it is occupied or pages are refused, ended when they have nothing to do. */
export type RenderThreads = {
  /** How many are ready. */
  size(): number;
  /** How many pages they are rendering. */
  rendering(): number;
  /** Whether none can take another page. */
  isFull(): boolean;
  /** Starts another thread, unless there may be no more or one is starting. */
  start(): void;
  /**
   * Gives a page to the thread with the fewest, or undefined if the main thread has fewer (`onMain`) and is to render
   * it. The promise is rejected if the thread ends before, and undefined if the main thread has to answer.
   */
  render(request: PageRequest, onMain: number): Promise<Page | undefined> | undefined;
  close(): Promise<void>;
};

/**
 * How many threads suit the machine: one for each further processor, but none if each would keep many products in
 * memory (docs/decisions/pages-on-all-processors.md).
 */
export function suitableThreads(productsInMemory: number): number {
  return productsInMemory > MOST_PRODUCTS ? 0 : Math.min(availableParallelism() - 1, MOST_THREADS);
}

/** Creates the pool, without threads. */
export function createRenderThreads(pool: PoolSettings): RenderThreads {
  const { entry, settings, sources = [], most, mostPages, stock, log, idleMs = IDLE_MS, answerMs } = pool;
  const isOccupied = pool.isOccupied ?? watchOccupation();
  const threads = new Set<RenderThread>();
  const opened = most > 0 ? stateOf(sources) : "";
  let pausedUntil = 0;
  let isClosed = false;
  const collect = () => void globalThis.gc?.({ type: "major", execution: "async" });
  const calm = most > 0 ? setTimeout(collect, CALM_MS).unref() : undefined;

  function start(): void {
    calm?.refresh();
    const mayStart = threads.size < most && !isClosed && Date.now() >= pausedUntil;
    if (!entry || !mayStart || [...threads].some((thread) => !thread.isReady())) return;
    if (stateOf(sources) !== opened) return;
    const thread = startRenderThread({
      entry,
      settings,
      stock,
      idleMs,
      ...(answerMs && { answerMs }),
      onEnd(error) {
        threads.delete(thread);
        if (!error) return;
        pausedUntil = Date.now() + PAUSE_MS;
        log.warn({ err: error }, "a render thread failed: the main thread renders its pages");
      },
    });
    threads.add(thread);
  }

  const ready = () => [...threads].filter((thread) => thread.isReady());
  return {
    size: () => ready().length,
    rendering: () => ready().reduce((sum, thread) => sum + thread.rendering(), 0),
    isFull: () => ready().every((thread) => thread.rendering() >= Math.min(mostPages, FIRST_PAGES + thread.rendered())),
    start,
    render(request, onMain) {
      if (isOccupied()) start();
      const [first, ...others] = ready();
      if (!first) return undefined;
      const idlest = others.reduce((best, one) => (one.rendering() < best.rendering() ? one : best), first);
      return idlest.rendering() <= onMain ? idlest.render(request) : undefined;
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** Returns a text that changes with the size or date of any file. */
function stateOf(paths: readonly string[]): string {
  const states = paths.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return stateOf(readdirSync(path).map((name) => join(path, name)));
    return `${path} ${found?.size} ${found?.mtimeMs}`;
  });
  return states.join("\n");
}

type Utilization = Pick<EventLoopUtilization, "active" | "idle">;

/**
 * Returns a function that says whether the main thread was hardly idle since its last call; false if that was less than
 * a second ago. `measure` returns how long the thread has been active and idle in all, in ms.
 */
export function watchOccupation(measure: () => Utilization = () => performance.eventLoopUtilization()): () => boolean {
  let before = measure();
  return () => {
    const now = measure();
    const active = now.active - before.active;
    const whole = active + now.idle - before.idle;
    if (whole < WINDOW_MS) return false;
    before = now;
    return active / whole >= OCCUPIED;
  };
}
