import type { BaseLogger } from "pino";
import { expect, vi } from "vitest";
import { NOTHING_CHANGED } from "../../app/features/stock/changed-stock.server.ts";
import type { PageRequest } from "./page-renderer.ts";
import type { ThreadSettings } from "./render-thread.ts";
import { createRenderThreads } from "./render-threads.ts";

/** A thread that answers with the path and the stock as its page, or not at all; counts its starts and ends. */
const code = `
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
const count = new Int32Array(workerData.count);
const acts = {
  "/dies": () => process.exit(3),
  "/throws": () => { throw new Error("the thread threw"); },
  "/hangs": () => undefined,
  "/waits": () => undefined,
  "/moved": (id) => parentPort.postMessage({ id }),
};
let version = "none";
parentPort.on("message", (message) => {
  if (message === "end") { Atomics.add(count, 1, 1); process.exit(); }
  const { id, url, stock } = message;
  version = stock?.version ?? version;
  const { pathname } = new URL(url);
  const act = acts["/" + pathname.split("/")[1]];
  if (act) return act(id);
  const body = new Uint8Array(brotliCompressSync(pathname + " with stock " + version)).buffer;
  const page = { status: 200, headers: {}, etag: '"1"', encoding: "br", products: [], uses: 0, body };
  parentPort.postMessage({ id, page }, [body]);
});
Atomics.add(count, 0, 1);
parentPort.postMessage("ready");
`;

type TestSettings = {
  most?: number;
  idleMs?: number;
  answerMs?: number;
  isOccupied?: () => boolean;
  version?: () => string;
};

export type TestThreads = ReturnType<typeof openTestThreads>;

/** Opens a pool of such threads, with what it has logged. */
export function openTestThreads({ most = 1, version = () => "a", ...settings }: TestSettings = {}) {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  const warnings: unknown[] = [];
  const log = { warn: (what: unknown) => void warnings.push(what) } as unknown as BaseLogger;
  const threads = createRenderThreads({
    entry: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    settings: { count: counts.buffer } as unknown as ThreadSettings,
    most,
    mostPages: 20,
    stock: () => ({ ...NOTHING_CHANGED, version: version() }),
    log,
    ...settings,
  });
  return {
    threads,
    warnings,
    started: () => Atomics.load(counts, 0),
    ended: () => Atomics.load(counts, 1),
  };
}

/** However busy the machine is. */
export const WAIT = { timeout: 20_000 };

/** Waits until a pool whose main thread is occupied has all the threads that it may have. */
export async function startAll({ threads }: TestThreads, most = 1): Promise<void> {
  await vi.waitFor(() => {
    // The main thread has less than nothing to do: it keeps the page, and the pool starts a thread.
    void threads.render(pageAt("/"), -1);
    expect(threads.size()).toBe(most);
  }, WAIT);
}

/** Asks for the page of a path. */
export function pageAt(path: string): PageRequest {
  return { url: `http://shop.example${path}`, language: "en", accepts: "br", isBusy: true };
}
