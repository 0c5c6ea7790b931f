import { crc32 } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { changedItems } from "../catalogue/live-stock.ts";
import type { CardProduct, ItemKey } from "../catalogue/product.ts";
import type { ProductNews } from "../catalogue/product-news.ts";
import { createRatingsReader } from "../catalogue/ratings.server.ts";
import type { Ratings } from "../catalogue/ratings.ts";

/** How long a result is served before the database is read again. */
const LASTS_MS = 10_000;

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
  /** Returns a state at most seconds old, or the last known one if the database does not respond. */
  current(): Promise<ChangedStock>;
};

/** Compares the stock with what the catalogue was built with, and reads the ratings. */
export function watchStock(db: Database, products: readonly CardProduct[], now = Date.now): StockWatch {
  const readRatings = createRatingsReader(db);
  return createWatch(async () => readChanged(db, products, await readRatings()), now);
}

/** Watches what has sold out, for catalogues too large to be compared with the stock; read again only if it changed. */
export function watchSoldOut(db: Database, now = Date.now): StockWatch {
  let last = NOTHING_CHANGED;
  const readRatings = createRatingsReader(db);
  async function read(): Promise<ChangedStock> {
    const ratings = await readRatings();
    const version = `${await soldOutVersion(db)} ${markOf(ratings)}`;
    if (version !== last.version) last = { left: {}, gone: await readGone(db), ratings, version };
    return last;
  }
  return createWatch(read, now);
}

/** Reads the database at most every few seconds, however many callers there are. */
function createWatch(readState: () => Promise<ChangedStock>, now: () => number): StockWatch {
  let known = NOTHING_CHANGED;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ChangedStock> | undefined;
  async function read(): Promise<ChangedStock> {
    try {
      known = await readState();
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
  };
}

async function readChanged(db: Database, products: readonly CardProduct[], ratings: Ratings): Promise<ChangedStock> {
  const rows = await db.selectFrom("stock").select(["item_key", "on_hand"]).execute();
  const shelf = new Map(rows.map((row) => [row.item_key, row.on_hand]));
  const changed = products.flatMap((product) => changedItems(product, shelf));
  const version = changed.map(([item]) => item).join(",") + markOf(ratings);
  return { left: Object.fromEntries(changed), ratings, version };
}

/** Returns a short text that changes when the ratings do; empty if there are none. */
function markOf(ratings: ProductNews["ratings"]): string {
  return Object.keys(ratings).length > 0 ? ` ${crc32(JSON.stringify(ratings)).toString(36)}` : "";
}

/** Returns a text that changes when an item sells out or comes back. */
async function soldOutVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom("stock")
    .select([sql<number>`count(*)`.as("count"), sql<string | null>`max(updated_at)`.as("latest")])
    .where("on_hand", "<=", 0)
    .executeTakeFirst();
  return `${row?.count} ${row?.latest}`;
}

async function readGone(db: Database): Promise<ItemKey[]> {
  const rows = await db.selectFrom("stock").select("item_key").where("on_hand", "<=", 0).execute();
  return rows.map((row) => row.item_key);
}
