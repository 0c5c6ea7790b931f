import products from "virtual:catalogue/summaries";
import { mainTheme } from "virtual:main-theme";
import type { BaseLogger } from "pino";
import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { serveCatalogue } from "../app/features/catalogue/load-catalogue.ts";
import { markGiftCards } from "../app/features/gift-cards/gift-cards.server.ts";
import { enclosedNotice, missingNotice } from "../app/features/guarantee/notice-letter.server.ts";
import { loadContract } from "../app/features/information/contract.server.ts";
import { type ChangedStock, watchSoldOut, watchStock } from "../app/features/orders/changed-stock.server.ts";
import { checkShop } from "../app/features/shop/check-shop.server.ts";
import { paperOf } from "../app/themes/theme.ts";
import { openWhenThere } from "../db/open-when-there.ts";
import { sharedClock } from "../db/shared-clock.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { coupons, shop } from "../shop.config.ts";
import { catalogueRoutes } from "./api/catalogue.ts";
import { createDeps } from "./api/create-deps.ts";
import { startWorkers } from "./api/workers.ts";
import { checkPages } from "./check-pages.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { feedRoutes } from "./feeds.ts";
import { invoiceFonts } from "./invoice-fonts.ts";
import { wordsOf } from "./language.ts";
import { createLog } from "./log.ts";
import { openCatalogue, productsInMemory } from "./open-catalogue.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createPages, MAX_RENDERS } from "./pages.ts";
import { createRedirects, readRedirects } from "./redirects.ts";
import { createRenderThreads, suitableThreads } from "./render-threads.ts";
import { createShopApp } from "./shop-app.ts";

export { openRenderThread } from "./open-render-thread.ts";

const isBuilt = import.meta.env.PROD;
/** A built shop's own files, and those that all builds beside it share (scripts/build/share-files.ts). */
const files = isBuilt ? { own: "build/client", shared: ".." } : undefined;
const wordsFolder = isBuilt ? "build/client/locales" : "public/locales";

/** A connection that has not answered for so long has vanished: no query of the shop takes a minute. */
const SILENCE_MS = 60_000;

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
  const { databaseUrl: url, dataDir } = environment;
  const db = await openWhenThere(
    { ...(url && { url }), dataDir, log, silenceMs: SILENCE_MS },
    isHandOver ? 0 : undefined,
  );
  const clock = await sharedClock(db);
  await markGiftCards(db, environment.secret);
  const stock = __CATALOGUE_IS_EMBEDDED__ ? watchStock(db, products) : watchSoldOut(db);
  const stockVersion = () => stock.known().version;
  const catalogueIn = await openCatalogue({
    ...environment.catalogue,
    db,
    ...(__CATALOGUE_IS_EMBEDDED__ ? { changedStock: stock.known } : { soldOut: stock.known }),
    isPostgres: url !== undefined,
    translateTerms: (language) => wordsOf(language, wordsFolder).t,
  });
  serveCatalogue(catalogueIn);
  const catalogue = await catalogueIn(shop.fallbackLanguage);
  const translate = (language: string) => wordsOf(language, wordsFolder).within("mail");
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
  const pages = openPages({ environment, db, stock: stock.known, log }, renderThread);
  const app = createShopApp({
    deps: { ...deps, isLeaving: () => isLeaving, lateRounds: workers.late },
    catalogue: catalogueRoutes(catalogueIn, stockVersion),
    feeds: openFeeds(environment, catalogue),
    invoices: { faces: invoiceFonts(), wordsIn: (language) => wordsOf(language, wordsFolder) },
    files,
    pages: pages.answer,
    redirectOf,
  });

  return {
    environment,
    fetch: app.fetch,
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
      await Promise.all([workers.stop(), pages.close()]);
      await db.destroy();
    },
  };
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

type PagesSettings = { environment: Environment; db: Database; stock: () => ChangedStock; log: BaseLogger };

/** Opens what answers with pages: the main thread's renderer, and the pool of the other threads. */
function openPages({ environment, db, stock, log }: PagesSettings, renderThread?: URL) {
  const { databaseUrl, dataDir, logLevel, catalogue, mail } = environment;
  const baseUrl = originOf(environment);
  const mailService = mail.carrier === "emailjs" ? new URL(mail.url).origin : undefined;
  const isPostgres = databaseUrl !== undefined;
  const rendering = { wordsFolder, baseUrl, mailService };
  const threads = createRenderThreads({
    entry: renderThread,
    settings: { ...rendering, ...(databaseUrl && { databaseUrl }), dataDir, logLevel, catalogue },
    sources: ["build/server/index.js", ...(__CATALOGUE_IS_EMBEDDED__ ? [] : [catalogue.folder])],
    most: environment.renderThreads ?? suitableThreads(productsInMemory({ ...catalogue, isPostgres })),
    mostPages: MAX_RENDERS,
    stock,
    log,
  });
  const renderer = createPageRenderer({ db, log, ...rendering });
  const answer = createPages({ renderer, threads, wordsFolder, baseUrl, stock });
  return { answer, close: threads.close };
}

/** The shop's origin, if it is given and not that of each request. */
function originOf({ isBaseUrlGiven, baseUrl }: Environment): string | undefined {
  return isBaseUrlGiven ? baseUrl : undefined;
}
