import { asWritten, choiceParts } from "../../app/features/catalogue/choice-words.ts";
import { type ItemKey, itemKey, type ProductSummary, skuOf } from "../../app/features/catalogue/product.ts";
import { stockLeft } from "../../app/features/stock/stock.server.ts";
import { StartError } from "../../db/start-error.ts";
import type { Database } from "../../db/tables.ts";
import { textTable } from "../text-table.ts";

/** An item with its own stock, as shown to the owner. */
type StockedItem = { key: ItemKey; sku: string; name: string; productId: string };

/** Returns all catalogue items with their own stock, in catalogue order. */
export function stockedItems(products: readonly ProductSummary[]): StockedItem[] {
  return products.flatMap((product): StockedItem[] => {
    const { id: productId, name, variation } = product;
    if (product.affiliateLink) return [];
    if (!variation) return [{ key: itemKey(productId), sku: product.sku, name, productId }];
    return variation.flatMap(({ color, size }) =>
      size.map((one) => ({
        key: itemKey(productId, color, one.name),
        sku: skuOf(product, color, one.name),
        name: [name, ...choiceParts(asWritten, color, one.name)].join(", "),
        productId,
      })),
    );
  });
}

/** Formats items and their stock as a table. */
export async function stockTable(db: Database, items: readonly StockedItem[]): Promise<string> {
  const left = await stockLeft(
    db,
    items.map(({ key }) => key),
  );
  const rows = items.map(({ key, sku, name }) => [key, String(left.get(key) ?? "-"), sku, name]);
  return textTable(["Item", "Pieces", "SKU", "Product"], rows);
}

/**
 * Finds an item by its key or a unique SKU. Throws `StartError` if there is none, or, with the choices, if a product or
 * SKU has several.
 */
export async function findItem(db: Database, meant: string, items: readonly StockedItem[]): Promise<ItemKey> {
  if ((await stockLeft(db, [meant])).has(meant)) return meant;
  const fitting = items.filter(
    ({ key, productId, sku }) => key === meant || productId === meant || sku.toLowerCase() === meant.toLowerCase(),
  );
  const [only, ...more] = fitting;
  if (!only) throw new StartError(`There is no item "${meant}". "npm run orders -- stock" lists all.`);
  if (more.length === 0) return only.key;
  throw new StartError(`"${meant}" is several items; name one:\n${await stockTable(db, fitting)}`);
}
