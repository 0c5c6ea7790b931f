import { useMemo } from "react";
import type { Products } from "../catalogue/catalogue.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import { mostInOrder } from "../catalogue/most-in-order.ts";
import { priceOf, sum, times } from "../catalogue/price.ts";
import { type Cents, hasVariation, type ProductSummary, stockOf } from "../catalogue/product.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { useCart } from "./cart.store.ts";
import type { CartLine, Choice } from "./cart.ts";
import { itemOf } from "./item-of.ts";
import type { Available } from "./reconcile-cart.ts";
import { useCartStock } from "./refresh-stock.ts";

/**
 * A cart line with the catalogue's current data. `most` is what an order may have of the stock. `stock` is what the shop has counted or, until it has, what the
 * catalogue was built with, which limits nothing that is already in the cart.
 */
export type CartRow = {
  line: CartLine;
  product: ProductSummary;
  price: Cents;
  total: Cents;
  stock: number;
  most: number;
  isCounted: boolean;
  /** False if the product no longer comes in this choice. */
  isMade: boolean;
};

/**
 * Returns the pieces of a choice that can be ordered, as counted; any number until they are: the catalogue's own number is that of
 * its build, and pieces may have been sold or restocked since.
 */
export function piecesFor(line: Choice, products: Products, live: StockLeft): Available {
  const product = products.byId(line._id);
  if (!product || product.affiliateLink) return "not-sold";
  if (!isMade(product, line)) return "not-made";
  const counted = live[itemOf(line)];
  return counted === undefined ? Number.POSITIVE_INFINITY : mostInOrder(product, counted);
}

function isMade(product: ProductSummary, { selectedProductColor, selectedProductSize }: Choice): boolean {
  return hasVariation(product, selectedProductColor, selectedProductSize);
}

/** Looks lines up in the catalogue; lines of discontinued products are dropped. */
export function cartRows(lines: readonly CartLine[], products: Products, live: StockLeft = {}): CartRow[] {
  return lines.flatMap((line) => {
    const product = products.byId(line._id);
    if (!product) return [];
    const price = priceOf(product).now;
    const counted = live[itemOf(line)];
    const stock = counted ?? stockOf(product, line.selectedProductColor, line.selectedProductSize);
    const total = times(price, line.quantity);
    const most = mostInOrder(product, stock);
    const isCounted = counted !== undefined;
    return [{ line, product, price, total, stock, most, isCounted, isMade: isMade(product, line) }];
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
    const lines = cartRows(cartItems, products, live).filter((row) => row.isMade);
    const saved = cartRows(savedForLater, products, live);
    return { lines, saved, goods: sum(lines.map((line) => line.total)) };
  }, [cartItems, savedForLater, products, live]);
}
