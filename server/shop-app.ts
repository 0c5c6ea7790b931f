import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { traced } from "../app/features/jobs/trace.server.ts";
import { shop } from "../shop.config.ts";
import { createApi } from "./api/api.ts";
import { ownOrigin, traceOf } from "./api/client-address.ts";
import type { Deps } from "./api/deps.ts";
import { type InvoicePages, invoicePages } from "./api/invoice-pages.ts";
import { withdrawalPages } from "./api/withdrawal-page.ts";
import { endWorkerRoutes } from "./end-worker.ts";
import { linkPictures } from "./link-pictures.ts";
import type { Metrics } from "./metrics.ts";
import { signInFirst } from "./pages/sign-in-first.ts";
import { addSecurityHeaders, drawingPolicy } from "./security.ts";

const YEAR = "public, max-age=31536000, immutable";
const WEEK = "public, max-age=604800, stale-while-revalidate=2592000";
const loose = [
  "/icon.svg",
  "/favicon.ico",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/apple-touch-icon.png",
  ...[shop.logo?.file, shop.letterhead?.file, shop.map?.file].filter((file) => file !== undefined),
];

/** Folders of files only: what is not in them is nowhere. */
const folders: readonly string[] = ["assets", "pictures", "locales", "labels"];

/** The allowed methods; the platform's `Request` cannot even represent some others (TRACE). */
const methods: readonly string[] = ["GET", "HEAD", "POST"];

/** The folder of this build's files, and the one with what several builds have left for pages that are still open. */
export type BuiltFiles = { own: string; shared: string };

type ShopParts = {
  deps: Deps;
  catalogue: Hono;
  feeds: Hono;
  /** How invoices, and withdrawals without scripts, are rendered. */
  invoices: Omit<InvoicePages, "deps">;
  /** Folders of the built files; undefined in development, where Vite serves them. */
  files: BuiltFiles | undefined;
  pages: (request: Request) => Promise<Response>;
  metrics?: Pick<Metrics, "answered"> | undefined;
  /** Where an address that is no page leads instead. */
  redirectOf?: (address: string) => string | undefined;
};

/** The whole app, in order: API, feeds, files, pages; with security headers on every response. */
export function createShopApp({
  deps,
  catalogue,
  feeds,
  invoices,
  files,
  pages,
  metrics,
  redirectOf,
}: ShopParts): Hono {
  const app = new Hono();
  app.use("*", (context, next) => traced(traceOf(context, deps.environment), next));
  if (metrics) app.use("*", measure(metrics));
  app.use("*", async (context, next) => {
    const isSecure = ownOrigin(context, deps.environment).startsWith("https:");
    const isForwarded = isSecure && !deps.environment.isBaseUrlGiven && context.req.url.startsWith("http:");
    // A proxy's own connection is http: canonical links and feeds have the URL that the browser asked for.
    if (isForwarded && ["GET", "HEAD"].includes(context.req.method))
      context.req.raw = new Request(context.req.url.replace(/^http:/, "https:"), context.req.raw);
    await next();
    // The headers of a redirect created by the platform are immutable.
    if (context.res.status >= 300 && context.res.status < 400)
      context.res = new Response(context.res.body, context.res);
    addSecurityHeaders(context.res.headers, isSecure);
  });
  app.use("*", async (context, next) => {
    if (methods.includes(context.req.method)) return next();
    return context.text("Method not allowed", 405, { allow: methods.join(", ") });
  });
  app.onError((error, context) => {
    const requestId = crypto.randomUUID();
    deps.log.error({ err: error, requestId }, "an answer failed");
    return context.text(`Something went wrong on our side. Please try again. (${requestId})`, 500);
  });
  app.route("/api/catalogue", catalogue);
  app.route("/", createApi(deps));
  app.route("/", feeds);
  app.route("/", invoicePages({ deps, ...invoices }));
  app.route("/", withdrawalPages({ deps, ...invoices }));
  if (!files || !deps.environment.isKeptOffline) app.route("/", endWorkerRoutes());
  if (files) serveFiles(app, files);
  app.route("/", linkPictures(files?.own ?? "public"));
  for (const folder of folders)
    app.get(`/${folder}/*`, (context) => context.text("Not found", 404, { "cache-control": "no-store" }));
  // Where password managers look for the screen on which a password is changed.
  app.get("/.well-known/change-password", (context) => context.redirect("/my-account/security", 302));
  app.use("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // In a redirect, a browser would read what follows two slashes as the host of another site.
    const path = pathname.replace(/\/{2,}/g, "/");
    return path === pathname ? next() : context.redirect(`${path}${search}`, 301);
  });
  app.use("/my-account/*", signInFirst(deps.environment));
  app.all("*", async (context) => {
    const answer = await pages(context.req.raw);
    const to = answer.status === 404 ? redirectOf?.(context.req.url) : undefined;
    return to ? context.redirect(to, 301) : answer;
  });
  return app;
}

function measure(metrics: Pick<Metrics, "answered">): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const [, first = ""] = context.req.path.split("/");
    const kind = first === "api" ? "api" : folders.includes(first) ? "file" : "page";
    metrics.answered(kind, context.res.status, performance.now() - begun);
  };
}

function serveFiles(app: Hono, { own, shared }: BuiltFiles): void {
  const serve = (root: string, cacheControl: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound(path, context) {
        context.header("Cache-Control", cacheControl);
        if (/\/(?:labels|assets)\/[^/]+\.svg(?:\.\w+)?$/.test(path))
          context.header("Content-Security-Policy", drawingPolicy);
      },
    });
  for (const root of [own, shared]) {
    app.use("/assets/*", serve(root, YEAR));
    app.use("/pictures/*", serve(root, WEEK));
  }
  app.use("/locales/*", serveWords(own, shared));
  for (const file of [...loose, "/labels/*"]) app.use(file, serve(own, WEEK));
  app.use("/service-worker.js", serve(own, "no-cache"));
}

/**
 * Serves translations: with a version those of the build that had it, so that an open page never gets another's. If that is
 * not here any more, nobody keeps what is sent instead.
 */
function serveWords(own: string, shared: string): MiddlewareHandler {
  const cached = (cacheControl: string) => ({
    precompressed: true,
    onFound: (_: string, context: Context) => context.header("Cache-Control", cacheControl),
  });
  const current = serveStatic({ root: own, ...cached("no-cache") });
  const instead = serveStatic({ root: own, ...cached("no-store") });
  const versioned = serveStatic({
    root: shared,
    ...cached(YEAR),
    rewriteRequestPath: (path, context) => path.replace("/locales", `/locales/${context.req.query("v")}`),
  });
  return async (context, next) => {
    if (!/^\w+$/.test(context.req.query("v") ?? "")) return current(context, next);
    return (await versioned(context, async () => undefined)) ?? instead(context, next);
  };
}
