import { showToast } from "~/ui/toast.store.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import { mostInOrder } from "../catalogue/most-in-order.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";
import { cartSlice, changeCart, inCart, isFullFor } from "./cart.store.ts";
import { addLine, type Choice, choiceOf, piecesOf } from "./cart.ts";
import { itemOf } from "./item-of.ts";
import { randomKey } from "./random-key.ts";

export const cartLink = { label: "View cart", to: "/cart" };

export type Selection = { color?: string | undefined; size?: string | undefined };
export type Wanted = { product: CardProduct; selection: Selection; quantity: number };

/** Returns the pieces that can still be added: those the shop has, as far as known, and an order may have, minus those in the cart. */
export function piecesLeft({ product, selection: { color, size } }: Wanted, live: StockLeft): number {
  const choice = chosen(product, { color, size });
  const stock = live[itemOf(choice)] ?? stockOf(product, color, size);
  return mostInOrder(product, stock) - piecesOf(cartSlice.store.getState(), choice);
}

/** Returns a choice as the cart stores it. */
export function chosen(product: CardProduct, { color, size }: Selection): Choice {
  return product.variation ? choiceOf({ id: product.id, color, size }) : { _id: product.id };
}

/** Adds as many of the wanted pieces as there are and the cart has room for, without a toast. Returns the number added. */
export function putInCart(wanted: Wanted, live: StockLeft): number {
  const choice = chosen(wanted.product, wanted.selection);
  const quantity = Math.min(wanted.quantity, piecesLeft(wanted, live));
  if (quantity < 1) return 0;
  changeCart((cart) => addLine(cart, { ...choice, cartItemId: randomKey(), quantity }));
  return quantity;
}

/** Adds several choices, each up to its stock, and shows the result in a toast. */
export function addAll(wanted: readonly Wanted[], live: StockLeft): void {
  let added = 0;
  const names: string[] = [];
  let requested = 0;
  for (const each of wanted) {
    if (isFullFor(chosen(each.product, each.selection))) break;
    requested += each.quantity;
    const pieces = putInCart(each, live);
    if (pieces > 0) names.push(each.product.name);
    added += pieces;
  }
  if (added > 0) showToast({ kind: "success", message: "Added To Cart", said: inCart(names.join(", ")) });
  if (added < requested) showToast({ kind: "info", message: "Some items are sold out or already in your cart" });
}
