import { Hono } from "hono";
import type { ServedCatalogue } from "../../app/features/catalogue/catalogue.ts";
import { createPromiseCache } from "../../app/features/catalogue/promise-cache.ts";
import { loadPosts } from "../../app/features/journal/load-posts.ts";
import { pages } from "../../app/generated/information.ts";
import { knownLanguage, LANGUAGE_QUERY } from "../../app/platform/i18n/languages.ts";
import type { Words } from "../../app/platform/i18n/words.ts";
import { availableHomes } from "../../app/settings/available-homes.ts";
import type { Shop } from "../../app/settings/shop.ts";
import { answerWith, makePage, type Page } from "../pages/html-cache.ts";
import { type PublicAddress, publicAddresses } from "./feed-addresses.ts";
import { llmsText } from "./llms-text.ts";
import { rss } from "./rss.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

type FeedSettings = {
  shop: Shop;
  catalogue: Pick<ServedCatalogue, "ids" | "tags" | "departments" | "nameOf" | "list">;
  /** Public origin of the shop; if undefined, that of the request. */
  baseUrl: string | undefined;
  /** The background colour of screens. */
  paper: string;
  wordsIn: (language: string) => Words;
};

type Feed = {
  type: string;
  write: (origin: string, language: string) => string | Promise<string>;
  /** Whether it exists in every language of the shop, chosen by the query. */
  isTranslated?: boolean;
};

const HOUR = "public, max-age=3600, stale-while-revalidate=86400";
const MAX_KEPT = 12;
const MAX_PARTS = 40;
const XML = "application/xml; charset=utf-8";
/**
 * Addresses of one file: search engines refuse more than 50,000 URLs or 50 MB. Each address is listed in every language,
 * and each of these lists them all.
 */
const maxAddresses = (languages: number) => Math.floor(250_000 / (languages * Math.max(languages, 5)));

/** `/sitemap.xml` (split into parts if large), `/robots.txt`, `/llms.txt`, `/rss.xml` and `/manifest.webmanifest`. */
export function feedRoutes({ shop, catalogue, baseUrl, paper, wordsIn }: FeedSettings): Hono {
  const ownPosts = () => loadPosts(shop.fallbackLanguage);
  const addresses = async () =>
    publicAddresses({ homes: availableHomes }, catalogue, await ownPosts(), Object.keys(pages));
  const perPart = maxAddresses(shop.languages.length);
  const partsOf = (all: readonly PublicAddress[]) =>
    Array.from({ length: Math.ceil(all.length / perPart) }, (_, i) => `/sitemap-${i + 1}.xml`);
  let count: number | undefined;
  const feeds: Record<string, Feed> = {
    "/sitemap.xml": {
      type: XML,
      write: async (origin) => {
        const all = await addresses();
        const parts = partsOf(all);
        return parts.length > 1 ? sitemapIndex(parts, origin) : sitemap(all, origin, shop.languages);
      },
    },
    "/robots.txt": { type: "text/plain; charset=utf-8", write: robots },
    "/llms.txt": {
      type: "text/markdown; charset=utf-8",
      write: async (origin) => llmsText({ origin, shop, catalogue, posts: await ownPosts() }),
    },
    "/rss.xml": {
      type: "application/rss+xml; charset=utf-8",
      isTranslated: true,
      write: async (origin, language) => rss(await loadPosts(language), { origin, shop, words: wordsIn(language) }),
    },
    "/manifest.webmanifest": {
      type: "application/manifest+json",
      write: (_, language) => webManifest({ shop, paper, words: wordsIn(language) }),
    },
  };
  const routes = new Hono();
  for (const [path, feed] of Object.entries(feeds)) {
    const written = createShelf(feed);
    routes.get(path, async (c) => {
      const requested = feed.isTranslated ? knownLanguage(c.req.query(LANGUAGE_QUERY)) : undefined;
      const origin = baseUrl ?? new URL(c.req.url).origin;
      return answerWith(await written(origin, requested ?? shop.fallbackLanguage), c.req.raw);
    });
  }
  const parts = createPromiseCache<Page>(MAX_PARTS);
  routes.get("/:part{sitemap-[1-9][0-9]{0,3}\\.xml}", async (c) => {
    count ??= partsOf(await addresses()).length;
    const number = Number(/\d+/.exec(c.req.path)?.[0]);
    if (count === 1 || number > count) return c.text("Not found", 404);
    const origin = baseUrl ?? new URL(c.req.url).origin;
    const page = await parts(`${number} ${origin}`, async () => {
      const own = (await addresses()).slice((number - 1) * perPart, number * perPart);
      return makePage(sitemap(own, origin, shop.languages), 200, headersOf(XML));
    });
    return answerWith(page, c.req.raw);
  });
  return routes;
}

/** Caches a feed by origin and language. The cache is small, since clients can invent origins. */
function createShelf({ type, write }: Feed): (origin: string, language: string) => Promise<Page> {
  const keep = createPromiseCache<Page>(MAX_KEPT);
  return (origin, language) =>
    keep(`${language} ${origin}`, async () => makePage(await write(origin, language), 200, headersOf(type)));
}

function headersOf(type: string) {
  return { "Content-Type": type, "Cache-Control": HOUR, Vary: "Accept-Encoding" };
}

/** Crawlers may read every screen: one that is not to be found says so itself, which it could not if they left it out. */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
