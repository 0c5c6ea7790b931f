import { useMemo } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { priceOf, sum, times } from "../catalogue/price.ts";
import { type Cents, itemKey, type ProductSummary, stockOf } from "../catalogue/product.ts";
import { useCart } from "./cart.store.ts";
import type { CartLine } from "./cart.ts";
import { useLiveStock } from "./live-stock.store.ts";

/** A cart line together with what the catalogue says of it today. */
export type PricedLine = { line: CartLine; product: ProductSummary; price: Cents; total: Cents; stock: number };

type LiveStock = Readonly<Record<string, number>>;

/** Pieces that can be had of a line's choice: the catalogue's, or fewer where the shop said so. */
export function piecesFor(line: CartLine, catalogue: Catalogue, live: LiveStock): number | undefined {
  const product = catalogue.byId(line._id);
  if (!product) return undefined;
  const { selectedProductColor: color, selectedProductSize: size } = line;
  return Math.min(stockOf(product, color, size), live[itemKey(product.id, color, size)] ?? Number.POSITIVE_INFINITY);
}

/** Looks lines up in the catalogue; a line whose product is gone is left out. */
export function priceLines(lines: readonly CartLine[], catalogue: Catalogue, live: LiveStock = {}): PricedLine[] {
  return lines.flatMap((line) => {
    const product = catalogue.byId(line._id);
    if (!product) return [];
    const price = priceOf(product).now;
    const stock = piecesFor(line, catalogue, live) ?? 0;
    return [{ line, product, price, total: times(price, line.quantity), stock }];
  });
}

/** The shopper's cart with names, prices and stock; undefined while the catalogue loads. */
export function useCartLines(catalogue: Catalogue | undefined) {
  const { cartItems, savedForLater } = useCart((cart) => cart);
  const live = useLiveStock((stock) => stock.left);
  return useMemo(() => {
    if (!catalogue) return undefined;
    const lines = priceLines(cartItems, catalogue, live);
    const saved = priceLines(savedForLater, catalogue, live);
    return { lines, saved, goods: sum(lines.map((line) => line.total)) };
  }, [cartItems, savedForLater, catalogue, live]);
}
