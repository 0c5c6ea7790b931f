import { type CardProduct, type ItemKey, itemKey, stockOf } from "./product.ts";

/** Units in stock, by stock key. */
export type StockLeft = Readonly<Record<ItemKey, number>>;

/** Returns the stock keys of a product; none if a partner sells it. */
export function itemsOf({ id, variation, affiliateLink }: CardProduct): ItemKey[] {
  if (affiliateLink) return [];
  return variation?.flatMap(({ color, size }) => size.map(({ name }) => itemKey(id, color, name))) ?? [id];
}

/** Returns the product with this stock, or itself if nothing changed; items not in `left` keep their stock. */
export function withStock<P extends CardProduct>(product: P, left: StockLeft): P {
  const { id, variation } = product;
  const before = (key: ItemKey) => stockOf(product, ...key.split(":").slice(1));
  if (itemsOf(product).every((key) => (left[key] ?? before(key)) === before(key))) return product;
  if (!variation) return { ...product, stock: left[id] };
  const counted = variation.map((one) => ({
    ...one,
    size: one.size.map((size) => ({ ...size, stock: left[itemKey(id, one.color, size.name)] ?? size.stock })),
  }));
  return { ...product, variation: counted };
}

/** Returns the items of a product that are gone although the catalogue has some, or there although it has none. */
export function changedItems(product: CardProduct, shelf: ReadonlyMap<ItemKey, number>): [ItemKey, number][] {
  return itemsOf(product).flatMap((item): [ItemKey, number][] => {
    const before = stockOf(product, ...item.split(":").slice(1));
    const left = shelf.get(item) ?? before;
    return left > 0 === before > 0 ? [] : [[item, left]];
  });
}
