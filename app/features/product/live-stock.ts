import { type CardProduct, type ItemKey, itemKey, stockOf } from "../catalogue/product.ts";

/** Pieces by item. */
export type Pieces = Readonly<Record<ItemKey, number>>;

/** The stock keys of a product; none where a partner sells it. */
export function itemsOf({ id, variation, affiliateLink }: CardProduct): ItemKey[] {
  if (affiliateLink) return [];
  return variation?.flatMap(({ color, size }) => size.map(({ name }) => itemKey(id, color, name))) ?? [id];
}

/** The product with other pieces, itself where they are the same; an item that is not named keeps what it had. */
export function withPieces<P extends CardProduct>(product: P, pieces: Pieces): P {
  const { id, variation } = product;
  const before = (key: ItemKey) => stockOf(product, ...key.split(":").slice(1));
  if (itemsOf(product).every((key) => (pieces[key] ?? before(key)) === before(key))) return product;
  if (!variation) return { ...product, stock: pieces[id] };
  const counted = variation.map((one) => ({
    ...one,
    size: one.size.map((size) => ({ ...size, stock: pieces[itemKey(id, one.color, size.name)] ?? size.stock })),
  }));
  return { ...product, variation: counted };
}
