import posts from "virtual:journal/index";
import { Hono } from "hono";
import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { keepLatest } from "../app/features/catalogue/keep-latest.ts";
import { homesHere } from "../app/features/shop/homes-here.ts";
import type { Shop } from "../app/features/shop/shop.ts";
import { publicAddresses } from "./feed-addresses.ts";
import { answerWith, makePage, type Page } from "./html-cache.ts";
import { llmsText } from "./llms-text.ts";
import { rss } from "./rss.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

type FeedSettings = {
  shop: Shop;
  catalogue: Pick<ServedCatalogue, "ids" | "tags" | "departments">;
  /** Origin of the shop as others see it; without one, the origin that is asked. */
  baseUrl: string | undefined;
  /** The colour of the ground that screens lie on. */
  paper: string;
};

type Feed = { type: string; write: (origin: string) => string | Promise<string> };

const HOUR = "public, max-age=3600, stale-while-revalidate=86400";
const MOST_ORIGINS = 8;

/** What machines read: `/sitemap.xml`, `/robots.txt`, `/llms.txt`, `/rss.xml` and `/manifest.webmanifest`. */
export function feedRoutes({ shop, catalogue, baseUrl, paper }: FeedSettings): Hono {
  const feeds: Record<string, Feed> = {
    "/sitemap.xml": {
      type: "application/xml; charset=utf-8",
      write: async (origin) =>
        sitemap(await publicAddresses({ homes: homesHere }, catalogue, posts), origin, shop.languages),
    },
    "/robots.txt": { type: "text/plain; charset=utf-8", write: robots },
    "/llms.txt": {
      type: "text/markdown; charset=utf-8",
      write: (origin) => llmsText({ origin, shop, catalogue, posts }),
    },
    "/rss.xml": { type: "application/rss+xml; charset=utf-8", write: (origin) => rss(posts, origin, shop) },
    "/manifest.webmanifest": { type: "application/manifest+json", write: () => webManifest(shop, paper) },
  };
  const routes = new Hono();
  for (const [path, feed] of Object.entries(feeds)) {
    const written = createShelf(feed);
    routes.get(path, async (c) => answerWith(await written(baseUrl ?? new URL(c.req.url).origin), c.req.raw));
  }
  return routes;
}

/** Writes a feed once for each origin; few are kept, since whoever asks may invent them. */
function createShelf({ type, write }: Feed): (origin: string) => Promise<Page> {
  const keep = keepLatest<Page>(MOST_ORIGINS);
  const headers = { "Content-Type": type, "Cache-Control": HOUR, Vary: "Accept-Encoding" };
  return (origin) => keep(origin, async () => makePage(await write(origin), 200, headers));
}

/** Screens that are one shopper's own are left to them; everything else may be read. */
function robots(origin: string): string {
  const own = [
    "/api/",
    "/cart",
    "/checkout",
    "/pay/",
    "/success",
    "/cancel",
    "/order",
    "/my-account",
    "/reset-password",
    "/newsletter",
  ];
  return `User-agent: *
${own.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${origin}/sitemap.xml
`;
}
