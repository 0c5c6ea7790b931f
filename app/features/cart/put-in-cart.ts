import { showToast } from "~/platform/ui/toast.store.ts";
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
export function piecesLeft(wanted: Wanted, live: StockLeft): number {
  const { product, selection } = wanted;
  const inCart = piecesOf(cartSlice.store.getState(), chosen(product, selection));
  return mostInOrder(product, stockIn(wanted, live)) - inCart;
}

function stockIn({ product, selection }: Wanted, live: StockLeft): number {
  return live[itemOf(chosen(product, selection))] ?? stockOf(product, selection.color, selection.size);
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
  let limit: number | undefined;
  for (const each of wanted) {
    if (isFullFor(chosen(each.product, each.selection))) break;
    requested += each.quantity;
    const [put, stock] = [putInCart(each, live), stockIn(each, live)];
    if (put > 0) names.push(each.product.name);
    added += put;
    const most = mostInOrder(each.product, stock);
    if (put < each.quantity && most < stock) limit = most;
  }
  if (added > 0) showToast({ kind: "success", message: "Added To Cart", said: inCart(names.join(", ")) });
  if (added === requested) return;
  if (limit === undefined) showToast({ kind: "info", message: "Some items are sold out or already in your cart" });
  else showToast({ kind: "info", message: "No more than {{most}} per order", values: { most: limit } });
}
