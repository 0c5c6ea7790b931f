import type { Database } from "../../../db/tables.ts";
import { itemsOf, type StockLeft } from "../catalogue/live-stock.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";

/** How long what was read is taken for what there is. */
const LASTS_MS = 10_000;

/** The items that are there although the catalogue has none, or gone although it has some; another version for others. */
export type ChangedStock = { left: StockLeft; version: string };

export type StockWatch = {
  /** What is known; reads anew in the background where that is old. */
  known(): ChangedStock;
  /** What is true within seconds; what was known last where the database does not answer. */
  current(): Promise<ChangedStock>;
};

/**
 * Compares the stock with what the catalogue was built with. However many ask, the database is read once in some seconds,
 * and never for a catalogue without products.
 */
export function watchStock(db: Database, products: readonly CardProduct[], now = Date.now): StockWatch {
  let known: ChangedStock = { left: {}, version: "" };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ChangedStock> | undefined;
  async function read(): Promise<ChangedStock> {
    try {
      known = await readChanged(db, products);
    } catch {
      // Listings stay as they were: the product's page, the cart and the order ask for themselves.
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
