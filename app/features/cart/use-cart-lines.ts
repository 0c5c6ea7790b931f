import { useMemo } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { priceOf, sum, times } from "../catalogue/price.ts";
import { type Cents, type ProductSummary, stockOf } from "../catalogue/product.ts";
import { useCart } from "./cart.store.ts";
import type { CartLine } from "./cart.ts";

/** A cart line together with what the catalogue says of it today. */
export type PricedLine = { line: CartLine; product: ProductSummary; price: Cents; total: Cents; stock: number };

/** Looks lines up in the catalogue; a line whose product is gone is left out. */
export function priceLines(lines: readonly CartLine[], catalogue: Catalogue): PricedLine[] {
  return lines.flatMap((line) => {
    const product = catalogue.byId(line._id);
    if (!product) return [];
    const price = priceOf(product).now;
    const stock = stockOf(product, line.selectedProductColor, line.selectedProductSize);
    return [{ line, product, price, total: times(price, line.quantity), stock }];
  });
}

/** The shopper's cart with names, prices and stock; undefined while the catalogue loads. */
export function useCartLines(catalogue: Catalogue | undefined) {
  const lines = useCart((cart) => cart.cartItems);
  return useMemo(() => {
    if (!catalogue) return undefined;
    const priced = priceLines(lines, catalogue);
    return { lines: priced, goods: sum(priced.map((line) => line.total)) };
  }, [lines, catalogue]);
}
