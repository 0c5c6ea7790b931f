import { parentPort, workerData } from "node:worker_threads";
import { serveCatalogue } from "../../app/features/catalogue/load-catalogue.ts";
import { NOTHING_CHANGED } from "../../app/features/stock/changed-stock.server.ts";
import { openDatabaseToRead } from "../../db/database.ts";
import { wordsOf } from "../language.ts";
import { createLog } from "../log.ts";
import { openCatalogue } from "../open-catalogue.ts";
import { createPageRenderer } from "./page-renderer.ts";
import type { RenderMessage, ThreadMessage, ThreadSettings } from "./render-thread.ts";

/**
 * Answers the main thread's `RenderMessage`s. Opens the database to read ratings and stock, and the catalogue that the
 * main thread has opened before; which of its goods are in stock and how they are rated comes with the messages, so that both show the same.
 */
export async function openRenderThread(): Promise<void> {
  const { databaseUrl, dataDir, catalogue, logLevel, ...rest } = workerData as ThreadSettings;
  const log = createLog(logLevel);
  const db = await openDatabaseToRead({ ...(databaseUrl && { url: databaseUrl }), dataDir, log });
  let stock = NOTHING_CHANGED;
  const catalogueIn = await openCatalogue({
    ...catalogue,
    db,
    ...(__CATALOGUE_IS_EMBEDDED__ ? { changedStock: () => stock } : { soldOut: () => stock }),
    isPostgres: databaseUrl !== undefined,
    isOpenBeside: true,
    translateTerms: (language) => wordsOf(language, rest.wordsFolder).t,
  });
  serveCatalogue(catalogueIn);
  const { renderPage } = createPageRenderer({ db, log, ...rest });

  async function answer({ id, stock: current, ...request }: RenderMessage): Promise<void> {
    if (current) stock = current;
    // The main thread repeats whatever fails, and reports it.
    const page = await renderPage(request).catch(() => undefined);
    if (!page) return post({ id });
    const body = new Uint8Array(page.body).buffer;
    post({ id, page: { ...page, body } }, [body]);
  }

  parentPort?.on("message", (message: RenderMessage | "end") => {
    if (message !== "end") void answer(message);
    else void db.destroy().finally(() => process.exit());
  });
  post("ready");
}

function post(message: ThreadMessage, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
