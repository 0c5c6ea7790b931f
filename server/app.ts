import products from "virtual:catalogue/summaries";
import type { BaseLogger } from "pino";
import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { serveCatalogue } from "../app/features/catalogue/load-catalogue.ts";
import { enclosedNotice, missingNotice } from "../app/features/guarantee/notice-letter.server.ts";
import { loadContract } from "../app/features/information/contract.server.ts";
import { type ChangedStock, watchSoldOut, watchStock } from "../app/features/stock/changed-stock.server.ts";
import { mainTheme } from "../app/generated/main-theme.ts";
import { paperOf } from "../app/themes/theme.ts";
import type { Clock } from "../db/shared-clock.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { coupons, shop } from "../shop.config.ts";
import { catalogueRoutes } from "./api/catalogue.ts";
import { createDeps } from "./api/create-deps.ts";
import { startWorkers } from "./api/workers.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { feedRoutes } from "./feeds/feeds.ts";
import { invoiceFonts } from "./invoice-fonts.ts";
import { wordsOf } from "./language.ts";
import { createLog } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { openCatalogue, productsInMemory } from "./open-catalogue.ts";
import { openOwnDatabase } from "./open-own-database.ts";
import { checkPages } from "./pages/check-pages.ts";
import { createPageRenderer } from "./pages/page-renderer.ts";
import { createPages, MAX_RENDERS } from "./pages/pages.ts";
import { createRenderThreads, suitableThreads } from "./pages/render-threads.ts";
import { createRedirects, readRedirects } from "./redirects.ts";
import { checkShop } from "./shop/check-shop.ts";
import { createShopApp } from "./shop-app.ts";

export { fillCatalogue } from "./fill-catalogue.ts";

const isBuilt = import.meta.env.PROD;
/** A built shop's own files, and those that all builds beside it share (scripts/build/share-files.ts). */
const files = isBuilt ? { own: "build/client", shared: ".." } : undefined;
const wordsFolder = isBuilt ? "build/client/locales" : "public/locales";

/**
 * Assembles the shop: API, assets, pages and workers. Migrates the database and seeds the stock first. `renderThread` is
 * the file of a thread that renders pages; without it there are none. With `isHandOver` another build serves meanwhile, so a
 * database that is away is not waited for. Throws `StartError` with a message for the shop
 * owner.
 */
export async function openShop(
  variables: Readonly<Record<string, string | undefined>>,
  renderThread?: URL,
  isHandOver = false,
) {
  const environment = readEnvironment(variables);
  const mistakes = checkShop({ shop, coupons });
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  const redirectOf = createRedirects(readRedirects());
  const log = createLog(environment.logLevel);
  if (environment.payment.provider !== "test") warnOfNotice(log);
  const { db, clock, pool } = await openOwnDatabase(environment, log, isHandOver);
  const stock = openStock(db, clock);
  const stockVersion = () => stock.known().version;
  const catalogueIn = await openCatalogue({
    ...environment.catalogue,
    db,
    ...(__CATALOGUE_IS_EMBEDDED__ ? { changedStock: stock.known } : { soldOut: stock.known }),
    isPostgres: environment.databaseUrl !== undefined,
    translateTerms: (language) => wordsOf(language, wordsFolder).t,
  });
  serveCatalogue(catalogueIn);
  const catalogue = await catalogueIn(shop.fallbackLanguage);
  const translate = (language: string) => wordsOf(language, wordsFolder).forNamespace("mail", "checkout");
  const deps = createDeps({
    db,
    catalogue,
    catalogueIn,
    changedStock: stock.current,
    shop,
    coupons,
    environment,
    log,
    now: clock.now,
    contract: contractOf(environment.baseUrl),
    translate,
  });
  const workers = startWorkers(deps);
  let isLeaving = false;
  const counting = { db, now: clock.now, pool, lateRounds: workers.late };
  const metrics = environment.hasMetrics ? await createMetrics(counting) : undefined;
  const pages = openPages({ environment, db, stock: stock.known, log, metrics }, renderThread);
  const app = createShopApp({
    deps: { ...deps, isLeaving: () => isLeaving, lateRounds: workers.late },
    catalogue: catalogueRoutes(catalogueIn, stockVersion),
    feeds: openFeeds(environment, catalogue),
    invoices: { faces: invoiceFonts(), wordsIn: (language) => wordsOf(language, wordsFolder) },
    files,
    pages: pages.answer,
    metrics,
    redirectOf,
  });

  return {
    environment,
    fetch: app.fetch,
    /** Undefined if nobody asks for numbers. */
    metrics,
    /** Rejects with `StartError` unless a page of each kind, and what it loads, answers. */
    check: () => checkPages(app.fetch, environment.baseUrl, catalogue),
    /**
     * Says "not ready" to a balancer if the whole shop is about to stop. Returns how long it has to go on answering, in ms.
     */
    announceLeaving(isForGood: boolean): number {
      isLeaving = isForGood;
      return isForGood ? environment.drainSeconds * 1000 : 0;
    },
    async close() {
      clock.stop();
      stock.end();
      await Promise.all([workers.stop(), pages.close()]);
      await db.destroy();
    },
  };
}

/** Watches the stock, once a second from now on. */
function openStock(db: Database, clock: Clock) {
  const now = () => clock.now().getTime();
  const stock = __CATALOGUE_IS_EMBEDDED__ ? watchStock(db, products, now) : watchSoldOut(db, now);
  return { ...stock, end: stock.follow() };
}

/** Loads what an order confirmation carries besides the order. */
function contractOf(baseUrl: string) {
  return async (language: string) => ({
    documents: await loadContract({ baseUrl, language }),
    files: enclosedNotice(language),
  });
}

function openFeeds(environment: Environment, catalogue: ServedCatalogue) {
  return feedRoutes({
    shop,
    catalogue,
    baseUrl: originOf(environment),
    paper: paperOf(mainTheme),
    wordsIn: (language) => wordsOf(language, wordsFolder),
  });
}

function warnOfNotice(log: BaseLogger): void {
  const missing = missingNotice();
  if (missing) log.warn(missing);
}

type PagesSettings = {
  environment: Environment;
  db: Database;
  stock: () => ChangedStock;
  log: BaseLogger;
  metrics: Metrics | undefined;
};

/** Opens what answers with pages: the main thread's renderer, and the pool of the other threads. */
function openPages({ environment, db, stock, log, metrics }: PagesSettings, renderThread?: URL) {
  const { databaseUrl, dataDir, logLevel, catalogue, mail } = environment;
  const baseUrl = originOf(environment);
  const mailService = mail.carrier === "emailjs" ? new URL(mail.url).origin : undefined;
  const isPostgres = databaseUrl !== undefined;
  const rendering = { wordsFolder, baseUrl, mailService };
  const threads = createRenderThreads({
    entry: renderThread,
    settings: { ...rendering, ...(databaseUrl && { databaseUrl }), dataDir, logLevel, catalogue },
    sources: ["build/server/render-thread.js", ...(__CATALOGUE_IS_EMBEDDED__ ? [] : [catalogue.folder])],
    most: environment.renderThreads ?? suitableThreads(productsInMemory({ ...catalogue, isPostgres })),
    mostPages: MAX_RENDERS,
    stock,
    log,
  });
  const renderer = createPageRenderer({ db, log, ...rendering });
  const answer = createPages({ renderer, threads, wordsFolder, baseUrl, stock, rendered: metrics?.rendered });
  return { answer, close: threads.close };
}

/** The shop's origin, if it is given and not that of each request. */
function originOf({ isBaseUrlGiven, baseUrl }: Environment): string | undefined {
  return isBaseUrlGiven ? baseUrl : undefined;
}
