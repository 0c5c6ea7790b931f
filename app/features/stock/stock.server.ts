import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { type ItemKey, itemKey, type ProductSummary } from "../catalogue/product.ts";

export type Pieces = { item: ItemKey; quantity: number };

const BATCH = 200;

/** Inserts the initial stock of catalogue items without a row; never changes an existing one. */
export async function seedStock(db: Database, products: readonly ProductSummary[], now: Date): Promise<void> {
  const rows = products.flatMap(itemsOf).map((row) => ({ ...row, updated_at: now.toISOString() }));
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await db
      .insertInto("stock")
      .values(batch)
      .onConflict((c) => c.column("item_key").doNothing())
      .execute();
  }
}

function itemsOf(product: ProductSummary): { item_key: ItemKey; on_hand: number }[] {
  if (!product.variation) return [{ item_key: itemKey(product.id), on_hand: product.stock ?? 0 }];
  return product.variation.flatMap((variation) =>
    variation.size.map((size) => ({ item_key: itemKey(product.id, variation.color, size.name), on_hand: size.stock })),
  );
}

/**
 * Decrements stock and returns the items that are short, with the quantity left. Rows are updated in key order, so that
 * concurrent orders never deadlock. If any item is short, the caller must roll back.
 */
export async function takeStock(trx: Database, wanted: readonly Pieces[], now: Date): Promise<Map<ItemKey, number>> {
  const short: ItemKey[] = [];
  for (const { item, quantity } of inKeyOrder(wanted)) {
    const taken = await trx
      .updateTable("stock")
      .set({ on_hand: sql<number>`on_hand - ${quantity}`, updated_at: now.toISOString() })
      .where("item_key", "=", item)
      .where("on_hand", ">=", quantity)
      .returning("item_key")
      .executeTakeFirst();
    if (!taken) short.push(item);
  }
  const left = short.length > 0 ? await stockLeft(trx, short) : new Map<ItemKey, number>();
  return new Map(short.map((item) => [item, left.get(item) ?? 0]));
}

export async function returnStock(trx: Database, pieces: readonly Pieces[], now: Date): Promise<void> {
  for (const { item, quantity } of inKeyOrder(pieces)) {
    await trx
      .updateTable("stock")
      .set({ on_hand: sql<number>`on_hand + ${quantity}`, updated_at: now.toISOString() })
      .where("item_key", "=", item)
      .execute();
  }
}

/** Returns the stock of each item that has a row. */
export async function stockLeft(db: Database, items: readonly ItemKey[]): Promise<Map<ItemKey, number>> {
  const left = new Map<ItemKey, number>();
  for (let at = 0; at < items.length; at += BATCH) {
    const batch = items.slice(at, at + BATCH);
    const rows = await db.selectFrom("stock").select(["item_key", "on_hand"]).where("item_key", "in", batch).execute();
    for (const row of rows) left.set(row.item_key, row.on_hand);
  }
  return left;
}

function inKeyOrder(pieces: readonly Pieces[]): Pieces[] {
  return pieces.toSorted((a, b) => (a.item < b.item ? -1 : 1));
}

/** Sets the stock of an item, for the owner. */
export async function setStock(db: Database, item: ItemKey, pieces: number, now: Date): Promise<void> {
  const change = { on_hand: pieces, updated_at: now.toISOString() };
  await db.updateTable("stock").set(change).where("item_key", "=", item).execute();
}
