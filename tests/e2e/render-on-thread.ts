import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { brotliDecompressSync } from "node:zlib";
import type { RenderMessage, ThreadMessage, ThreadSettings } from "../../server/pages/render-thread.ts";

export type ThreadPage = { status: number; headers: Record<string, string>; etag: string; html: string };

/** A thread of the built shop that renders pages, without the main thread that usually asks it. */
export class TestThread {
  readonly #worker: Worker;
  readonly #origin: string;
  readonly #ready: Promise<void>;
  readonly #asked = new Map<number, (page: ThreadPage | undefined) => void>();

  constructor({ dataDir, origin }: { dataDir: string; origin: string }) {
    const workerData: ThreadSettings = {
      dataDir,
      baseUrl: origin,
      mailService: undefined,
      wordsFolder: "builds/current/build/client/locales",
      logLevel: "silent",
      catalogue: { folder: resolve("catalogue"), source: "auto" },
    };
    this.#origin = origin;
    this.#worker = new Worker(resolve("builds/current/server/render-thread.mjs"), { workerData });
    const started = Promise.withResolvers<void>();
    this.#ready = started.promise;
    this.#worker.on("error", started.reject);
    this.#worker.on("message", (message: ThreadMessage) => {
      if (message === "ready") return started.resolve();
      const { page } = message;
      this.#asked.get(message.id)?.(page && { ...page, html: brotliDecompressSync(page.body).toString() });
    });
  }

  /** Renders a path with its whole query; undefined if there is a redirect instead of a page. */
  async render(path: string, language: string): Promise<ThreadPage | undefined> {
    await this.#ready;
    const id = this.#asked.size;
    const message: RenderMessage = { id, url: `${this.#origin}${path}`, language, accepts: "br", isBusy: false };
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#worker.postMessage(message);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
