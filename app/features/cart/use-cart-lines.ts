import { useMemo } from "react";
import type { Products } from "../catalogue/catalogue.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import { priceOf, sum, times } from "../catalogue/price.ts";
import { type Cents, itemKey, type ProductSummary, stockOf } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { useCart } from "./cart.store.ts";
import type { CartLine } from "./cart.ts";
import { useCartStock } from "./known-stock.store.ts";

/** A cart line with the catalogue's current data. */
export type CartRow = { line: CartLine; product: ProductSummary; price: Cents; total: Cents; stock: number };

/** Returns the available pieces of a choice: the catalogue's or fewer, if known; undefined if it is not sold here. */
export function piecesFor(line: CartLine, products: Products, live: StockLeft): number | undefined {
  const product = products.byId(line._id);
  if (!product || product.affiliateLink) return undefined;
  const { selectedProductColor: color, selectedProductSize: size } = line;
  return Math.min(stockOf(product, color, size), live[itemKey(product.id, color, size)] ?? Number.POSITIVE_INFINITY);
}

/** Looks lines up in the catalogue; lines of discontinued products are dropped. */
export function cartRows(lines: readonly CartLine[], products: Products, live: StockLeft = {}): CartRow[] {
  return lines.flatMap((line) => {
    const product = products.byId(line._id);
    if (!product) return [];
    const price = priceOf(product).now;
    const stock = piecesFor(line, products, live) ?? 0;
    return [{ line, product, price, total: times(price, line.quantity), stock }];
  });
}

/** Returns the products in the cart and saved for later; undefined until all are loaded. */
export function useCartProducts(isNeeded = true): Products | undefined {
  const { cartItems, savedForLater } = useCart((cart) => cart);
  return useProducts(
    [...cartItems, ...savedForLater].map((line) => line._id),
    isNeeded,
  );
}

/** Returns the cart with names, prices and stock; undefined while the catalogue loads. */
export function useCartLines(products: Products | undefined) {
  const { cartItems, savedForLater } = useCart((cart) => cart);
  const live = useCartStock();
  return useMemo(() => {
    if (!products) return undefined;
    const lines = cartRows(cartItems, products, live);
    const saved = cartRows(savedForLater, products, live);
    return { lines, saved, goods: sum(lines.map((line) => line.total)) };
  }, [cartItems, savedForLater, products, live]);
}
