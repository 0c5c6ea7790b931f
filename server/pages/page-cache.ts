import type { ChangedStock } from "../../app/features/stock/changed-stock.server.ts";
import { createRateLimit } from "../api/rate-limit.ts";
import { createHtmlCache, type Page } from "./html-cache.ts";

/** Up to this many pages that show a product are rendered anew for whoever asks next, once its stock has changed. */
const MOST_DROPPED = 50;
/** Pages rendered anew in the background in ten seconds: a twentieth of one processor's time. */
const MOST_REDRAWN = 20;
const TEN_SECONDS = 10_000;

export type PageCache = {
  /** Returns a page, and whether it may show what has sold out or come back since. */
  get(key: string): { page: Page; isStale: boolean } | undefined;
  /** Counts a page that is to be rendered anew in the background; false if there have been enough of them. */
  mayRedraw(): boolean;
  /** Keeps a page that was rendered with the stock of a version. */
  set(key: string, page: Page, version: string): void;
};

/**
 * Keeps rendered pages while stock and ratings change. When an item sells out or comes back or is reviewed, the pages that
 * show its product are dropped if they are few. Any other page with products may count it in a facet or sort by it: it is served as it is and
 * rendered anew when there is time, so that nobody can have all pages rendered by taking and freeing a last piece.
 */
export function createPageCache(capacity: number, stock: () => ChangedStock, now = () => new Date()): PageCache {
  const cache = createHtmlCache(capacity);
  const versions = new WeakMap<Page, string>();
  const redraws = createRateLimit({ limit: MOST_REDRAWN, windowMs: TEN_SECONDS, now });
  let seen = stock();

  function follow(): string {
    const current = stock();
    if (current.version === seen.version) return current.version;
    const [before, after] = [productsIn(seen), productsIn(current)];
    const ratings = seen.ratings;
    const hasChanged = (id: string) =>
      before.has(id) !== after.has(id) || JSON.stringify(ratings[id]) !== JSON.stringify(current.ratings[id]);
    seen = current;
    const showing = [...cache].filter(([, { products }]) => products.some(hasChanged));
    if (showing.length <= MOST_DROPPED) for (const [key] of showing) cache.delete(key);
    return current.version;
  }

  return {
    get(key) {
      const version = follow();
      const page = cache.get(key);
      if (!page) return undefined;
      return { page, isStale: page.products.length > 0 && versions.get(page) !== version };
    },
    mayRedraw: () => redraws.count("") === 0,
    set(key, page, version) {
      versions.set(page, version);
      // To the cache itself, none means any number.
      if (capacity > 0) cache.set(key, page);
    },
  };
}

/** The products of the items that differ from the catalogue, or are sold out. */
function productsIn({ left, gone }: Pick<ChangedStock, "left" | "gone">): Set<string> {
  return new Set((gone ?? Object.keys(left)).map((item) => item.split(":", 1)[0] ?? item));
}
