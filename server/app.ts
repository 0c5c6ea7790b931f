import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { pino } from "pino";
import { loadCatalogue } from "../app/features/catalogue/embedded-catalogue.ts";
import { seedStock } from "../app/features/orders/stock.server.ts";
import { openDatabase } from "../db/database.ts";
import { shop } from "../shop.config.ts";
import { createApi } from "./api/api.ts";
import { createDeps } from "./api/create-deps.ts";
import { startWorkers } from "./api/workers.ts";
import { readEnvironment } from "./environment.ts";
import { feedRoutes } from "./feeds.ts";
import { wordsOf } from "./language.ts";
import { createPages } from "./pages.ts";
import { safetyHeaders } from "./security.ts";

const isBuilt = import.meta.env.PROD;
const YEAR = "public, max-age=31536000, immutable";
const WEEK = "public, max-age=604800, stale-while-revalidate=2592000";
const loose = [
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/apple-touch-icon.png",
  "/map.svg",
];
const wordsFolder = isBuilt ? "build/client/locales" : "public/locales";

/**
 * Puts the shop together: safety headers, the interface, assets, pages. Brings the database up to date and seeds the
 * stock first. Throws `StartError` with words for the owner.
 */
export async function openShop(variables: Readonly<Record<string, string | undefined>>) {
  const environment = readEnvironment(variables);
  const log = pino({ level: variables["LOG_LEVEL"] ?? "info" });
  const { databaseUrl: url, dataDir } = environment;
  const db = await openDatabase({ ...(url && { url }), dataDir, log });
  const catalogue = await loadCatalogue();
  await seedStock(db, catalogue.all, new Date());
  const translate = (language: string) => wordsOf(language, wordsFolder).within("mail");
  const deps = createDeps({ db, catalogue, shop, environment, log, translate });
  const workers = startWorkers(deps);
  const baseUrl = environment.isBaseUrlGiven ? environment.baseUrl : undefined;
  const mailService = environment.mail.carrier === "emailjs" ? new URL(environment.mail.url).origin : undefined;
  const pages = createPages({ wordsFolder, baseUrl, mailService });

  const app = new Hono();
  const isSecure = environment.baseUrl.startsWith("https:");
  app.use("*", async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(safetyHeaders(isSecure)))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  app.route("/", createApi(deps));
  app.route("/", feedRoutes({ shop, catalogue, baseUrl }));
  if (isBuilt) serveBuiltFiles(app);
  for (const folder of ["/assets/*", "/pictures/*", "/locales/*"])
    app.get(folder, (context) => context.text("Not found", 404));
  app.all("*", (context) => pages(context.req.raw));

  return {
    environment,
    fetch: app.fetch,
    async close() {
      await workers.stop();
      await db.destroy();
    },
  };
}

function serveBuiltFiles(app: Hono): void {
  const serve = (cacheControl: string) =>
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_, context) => context.header("Cache-Control", cacheControl),
    });
  app.use("/assets/*", serve(YEAR));
  app.use("/pictures/*", serve(WEEK));
  app.use("/locales/*", (context, next) => serve(context.req.query("v") ? YEAR : "no-cache")(context, next));
  for (const file of loose) app.use(file, serve(WEEK));
}
