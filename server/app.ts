import products from "virtual:catalogue/summaries";
import { mainTheme } from "virtual:main-theme";
import { serveCatalogue } from "../app/features/catalogue/load-catalogue.ts";
import { loadContract } from "../app/features/information/contract.server.ts";
import { watchSoldOut, watchStock } from "../app/features/orders/changed-stock.server.ts";
import { checkShop } from "../app/features/shop/check-shop.server.ts";
import { paperOf } from "../app/themes/theme.ts";
import { openDatabase } from "../db/database.ts";
import { StartError } from "../db/start-error.ts";
import { coupons, shop } from "../shop.config.ts";
import { catalogueRoutes } from "./api/catalogue.ts";
import { createDeps } from "./api/create-deps.ts";
import { startWorkers } from "./api/workers.ts";
import { readEnvironment } from "./environment.ts";
import { feedRoutes } from "./feeds.ts";
import { invoiceFonts } from "./invoice-fonts.ts";
import { wordsOf } from "./language.ts";
import { createLog } from "./log.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createPages } from "./pages.ts";
import { createShopApp } from "./shop-app.ts";

const isBuilt = import.meta.env.PROD;
const files = isBuilt ? "build/client" : undefined;
const wordsFolder = isBuilt ? "build/client/locales" : "public/locales";

/**
 * Assembles the shop: API, assets, pages and workers. Migrates the database and seeds the stock first. Throws
 * `StartError` with a message for the shop owner.
 */
export async function openShop(variables: Readonly<Record<string, string | undefined>>) {
  const environment = readEnvironment(variables);
  const mistakes = checkShop({ shop, coupons });
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  const log = createLog(environment.logLevel);
  const { databaseUrl: url, dataDir } = environment;
  const db = await openDatabase({ ...(url && { url }), dataDir, log });
  const stock = __CATALOGUE_IS_EMBEDDED__ ? watchStock(db, products) : watchSoldOut(db);
  const stockVersion = () => stock.known().version;
  const catalogueIn = await openCatalogue({
    ...environment.catalogue,
    db,
    ...(__CATALOGUE_IS_EMBEDDED__ && { changedStock: stock.known }),
    isPostgres: url !== undefined,
    translateTerms: (language) => wordsOf(language, wordsFolder).t,
  });
  serveCatalogue(catalogueIn);
  const catalogue = await catalogueIn(shop.fallbackLanguage);
  const translate = (language: string) => wordsOf(language, wordsFolder).within("mail");
  const contract = (language: string) => loadContract({ baseUrl: environment.baseUrl, language });
  const deps = createDeps({
    db,
    catalogue,
    catalogueIn,
    changedStock: stock.current,
    shop,
    coupons,
    environment,
    log,
    contract,
    translate,
  });
  const workers = startWorkers(deps);
  const baseUrl = environment.isBaseUrlGiven ? environment.baseUrl : undefined;
  const mailService = environment.mail.carrier === "emailjs" ? new URL(environment.mail.url).origin : undefined;
  const renderer = createPageRenderer({ db, wordsFolder, baseUrl, mailService, log });
  const pages = createPages({ renderer, wordsFolder, baseUrl, stockVersion });
  const app = createShopApp({
    deps,
    catalogue: catalogueRoutes(catalogueIn, stockVersion),
    feeds: feedRoutes({
      shop,
      catalogue,
      baseUrl,
      paper: paperOf(mainTheme),
      wordsIn: (language) => wordsOf(language, wordsFolder),
    }),
    invoices: { faces: invoiceFonts(), wordsIn: (language) => wordsOf(language, wordsFolder) },
    files,
    pages,
  });

  return {
    environment,
    fetch: app.fetch,
    async close() {
      await workers.stop();
      await db.destroy();
    },
  };
}
