import type { Database } from "../../../db/tables.ts";
import { itemsOf, type StockLeft } from "../catalogue/live-stock.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";

/** How long a result is served before the database is read again. */
const LASTS_MS = 10_000;

/** `left`: stock of items whose availability differs from the catalogue; `version` changes when those items do. */
export type ChangedStock = { left: StockLeft; version: string };

export type StockWatch = {
  /** Returns the last known state; refreshes it in the background if it is stale. */
  known(): ChangedStock;
  /** Returns a state at most seconds old, or the last known one if the database does not respond. */
  current(): Promise<ChangedStock>;
};

/**
 * Compares the stock with what the catalogue was built with. The database is read at most every few seconds, however
 * many callers there are, and never for a catalogue without products.
 */
export function watchStock(db: Database, products: readonly CardProduct[], now = Date.now): StockWatch {
  let known: ChangedStock = { left: {}, version: "" };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ChangedStock> | undefined;
  async function read(): Promise<ChangedStock> {
    try {
      known = await readChanged(db, products);
    } catch {
      // Listings stay as they were: product page, cart and checkout query the stock themselves.
    }
    readAt = now();
    reading = undefined;
    return known;
  }
  const current = async () => {
    if (products.length === 0 || now() - readAt < LASTS_MS) return known;
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

async function readChanged(db: Database, products: readonly CardProduct[]): Promise<ChangedStock> {
  const rows = await db.selectFrom("stock").select(["item_key", "on_hand"]).execute();
  const shelf = new Map(rows.map((row) => [row.item_key, row.on_hand]));
  const changed = products.flatMap((product) =>
    itemsOf(product).flatMap((item): [string, number][] => {
      const before = stockOf(product, ...item.split(":").slice(1));
      const left = shelf.get(item) ?? before;
      return left > 0 === before > 0 ? [] : [[item, left]];
    }),
  );
  return { left: Object.fromEntries(changed), version: changed.map(([item]) => item).join(",") };
}
