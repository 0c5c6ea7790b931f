import { crc32 } from "node:zlib";
import type { Database, StockTable } from "../../../db/tables.ts";
import { changedItems } from "../catalogue/live-stock.ts";
import type { CardProduct, ItemKey } from "../catalogue/product.ts";
import type { ProductNews } from "../catalogue/product-news.ts";
import { createRatingsReader } from "../catalogue/ratings.server.ts";
import { createStockReader } from "./written-stock.server.ts";

/** How long a result is served before the database is asked again. */
const LASTS_MS = 1_000;

/**
 * `left`: stock of items whose availability differs from the catalogue; `gone`: for a catalogue too large to be compared
 * with it, all items that are sold out. `ratings`: those of all products that customers have reviewed. `version` changes
 * when those items or ratings do.
 */
export type ChangedStock = ProductNews & { gone?: readonly ItemKey[]; version: string };

/** Nothing has changed since the catalogue was built. */
export const NOTHING_CHANGED: ChangedStock = { left: {}, ratings: {}, version: "" };

export type StockWatch = {
  /** Returns the last known state; refreshes it in the background if it is stale. */
  known(): ChangedStock;
  /** Returns a state at most a second old, or the last known one if the database does not respond. */
  current(): Promise<ChangedStock>;
  /** Asks once a second from now on, so that the first page after a quiet time is as fresh as any; returns what ends that. */
  follow(): () => void;
};

/** Compares the stock with what the catalogue was built with, and reads the ratings. */
export function watchStock(db: Database, products: readonly CardProduct[], now = Date.now): StockWatch {
  const shelf = new Map<ItemKey, number>();
  return createWatch(db, now, {
    clear: () => shelf.clear(),
    take: ({ item_key, on_hand }) => void shelf.set(item_key, on_hand),
    state() {
      const changed = products.flatMap((product) => changedItems(product, shelf));
      return { left: Object.fromEntries(changed), version: changed.map(([item]) => item).join(",") };
    },
  });
}

/** Watches what has sold out, for catalogues too large to be compared with the stock. */
export function watchSoldOut(db: Database, now = Date.now): StockWatch {
  const gone = new Set<ItemKey>();
  /** The same for the same items in any order, so that it is the same on every host. */
  let mark = 0;
  return createWatch(db, now, {
    clear() {
      gone.clear();
      mark = 0;
    },
    take({ item_key, on_hand }) {
      if (on_hand <= 0 === gone.has(item_key)) return;
      mark ^= crc32(item_key);
      if (on_hand <= 0) gone.add(item_key);
      else gone.delete(item_key);
    },
    state: () => ({ left: {}, gone: [...gone], version: `${gone.size} ${(mark >>> 0).toString(36)}` }),
  });
}

/** What a watch makes of the rows that were written. */
type Following = {
  clear(): void;
  take(row: Pick<StockTable, "item_key" | "on_hand">): void;
  state(): Omit<ChangedStock, "ratings">;
};

/** Asks the database at most once a second, however many callers there are. */
function createWatch(db: Database, now: () => number, following: Following): StockWatch {
  const readRatings = createRatingsReader(db);
  const readWritten = createStockReader(db, now);
  let known = NOTHING_CHANGED;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ChangedStock> | undefined;
  async function read(): Promise<ChangedStock> {
    try {
      const ratings = await readRatings();
      const { rows, isAll } = await readWritten();
      if (isAll) following.clear();
      for (const row of rows) following.take(row);
      if (rows.length > 0 || ratings !== known.ratings) {
        const { version, ...state } = following.state();
        known = { ...state, ratings, version: version + markOf(ratings) };
      }
    } catch {
      // Listings stay as they were: product page, cart and checkout query the stock themselves.
    }
    readAt = now();
    reading = undefined;
    return known;
  }
  const current = async () => {
    // In either direction: the clock may have been set back.
    if (Math.abs(now() - readAt) < LASTS_MS) return known;
    reading ??= read();
    return reading;
  };
  return {
    known: () => {
      void current();
      return known;
    },
    current,
    follow() {
      const timer = setInterval(() => void current(), LASTS_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Returns a short text that changes when the ratings do; empty if there are none. */
function markOf(ratings: ProductNews["ratings"]): string {
  return Object.keys(ratings).length > 0 ? ` ${crc32(JSON.stringify(ratings)).toString(36)}` : "";
}
