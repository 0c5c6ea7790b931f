import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createPages } from "./pages.ts";
import { safetyHeaders } from "./security.ts";

const isBuilt = import.meta.env.PROD;
const YEAR = "public, max-age=31536000, immutable";
const WEEK = "public, max-age=604800, stale-while-revalidate=2592000";

type ShopSettings = { baseUrl?: string };

/** Puts the shop together: safety headers, assets, then pages. */
export async function openShop({ baseUrl }: ShopSettings = {}) {
  const app = new Hono();
  const pages = createPages({ wordsFolder: isBuilt ? "build/client/locales" : "public/locales", baseUrl });

  app.use("*", async (context, next) => {
    await next();
    const isSecure = baseUrl?.startsWith("https:") ?? false;
    for (const [name, value] of Object.entries(safetyHeaders(isSecure)))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  if (isBuilt) serveBuiltFiles(app);
  app.get("/assets/*", (context) => context.text("Not found", 404));
  app.get("/pictures/*", (context) => context.text("Not found", 404));
  app.all("*", (context) => pages(context.req.raw));

  return { fetch: (request: Request) => app.fetch(request), close: async () => undefined };
}

function serveBuiltFiles(app: Hono): void {
  const root = "build/client";
  const serve = (cacheControl: string) =>
    serveStatic({ root, precompressed: true, onFound: (_, context) => context.header("Cache-Control", cacheControl) });
  app.use("/assets/*", serve(YEAR));
  app.use("/pictures/*", serve(WEEK));
  app.use("/locales/*", async (context, next) => serve(context.req.query("v") ? YEAR : "no-cache")(context, next));
  app.use("/icon.svg", serve(WEEK));
}
