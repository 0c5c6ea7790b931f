import { showToast } from "~/ui/toast.store.ts";
import { type ProductSummary, stockOf } from "../catalogue/product.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import * as rules from "./cart.ts";

export const cartSlice = createSavedSlice({ name: "cart", initial: rules.emptyCart, read: rules.readCart });

export function useCart<T>(select: (cart: rules.Cart) => T): T {
  return useSavedSlice(cartSlice, select);
}

function change(apply: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, apply);
}

/** An identifier that no other line has; `randomUUID` is missing on plain http. */
function newId(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("")
  );
}

export type Selection = { color?: string; size?: string };

/** Pieces that can still be added: stock less what the cart has. */
export function piecesLeft(product: ProductSummary, { color, size }: Selection = {}): number {
  const choice = choiceOf(product, { color, size });
  return stockOf(product, color, size) - rules.piecesOf(cartSlice.store.getState(), choice);
}

function choiceOf(product: ProductSummary, { color, size }: Selection): rules.Choice {
  if (!product.variation) return { _id: product.id };
  return { _id: product.id, selectedProductColor: color, selectedProductSize: size };
}

/** Adds pieces up to the stock and says how it went. Returns the number added. */
export function addToCart(product: ProductSummary, selection: Selection = {}, quantity = 1): number {
  const left = piecesLeft(product, selection);
  const pieces = Math.min(quantity, left);
  if (pieces < 1) {
    const message = "You already have all {{count}} we have in your cart";
    showToast({ kind: "info", message, values: { count: stockOf(product, selection.color, selection.size) } });
    return 0;
  }
  const line: rules.CartLine = { ...choiceOf(product, selection), cartItemId: newId(), quantity: pieces };
  change((cart) => rules.addLine(cart, line));
  showToast({ kind: "success", message: "Added To Cart" });
  if (pieces < quantity)
    showToast({
      kind: "info",
      message: "Only {{count}} could be added: that is all we have",
      values: { count: pieces },
    });
  return pieces;
}

export function removeFromCart(cartItemId: string): void {
  const line = cartSlice.store.getState().cartItems.find((item) => item.cartItemId === cartItemId);
  change((cart) => rules.removeLine(cart, cartItemId));
  const undo = line && { label: "Undo", run: () => change((cart) => rules.addLine(cart, line)) };
  showToast({ kind: "error", message: "Removed From Cart", ...(undo && { action: undo }) });
}

/** One piece less of a line, or the line with its last piece. */
export function decreaseInCart(cartItemId: string): void {
  const line = cartSlice.store.getState().cartItems.find((item) => item.cartItemId === cartItemId);
  if (line?.quantity === 1) return removeFromCart(cartItemId);
  change((cart) => rules.decreaseLine(cart, cartItemId));
  showToast({ kind: "warning", message: "Item Decremented From Cart" });
}

export function setCartQuantity(cartItemId: string, quantity: number): void {
  change((cart) => rules.setQuantity(cart, cartItemId, quantity));
}

/** Empties the cart; undoing brings the same lines back. */
export function emptyTheCart({ isSilent = false } = {}): void {
  const before = cartSlice.store.getState().cartItems;
  change(rules.clearCart);
  if (isSilent) return;
  const undo = () => change((cart) => before.reduce(rules.addLine, cart));
  showToast({ kind: "error", message: "Removed From Cart", action: { label: "Undo", run: undo } });
}

export function saveLineForLater(cartItemId: string): void {
  change((cart) => rules.saveForLater(cart, cartItemId));
}

export function moveLineToCart(cartItemId: string): void {
  change((cart) => rules.moveToCart(cart, cartItemId));
  showToast({ kind: "success", message: "Added To Cart" });
}

export function forgetSavedLine(cartItemId: string): void {
  change((cart) => rules.forgetSaved(cart, cartItemId));
}

export function setCartNote(note: string): void {
  change((cart) => ({ ...cart, note: note.slice(0, 500) }));
}

/** Sets or, with an empty text, removes the coupon; whether it counts is decided by the totals. */
export function setCoupon(coupon: string): void {
  change(({ coupon: _, ...cart }) => (coupon ? { ...cart, coupon } : cart));
}

/** Changes many lines at once, when the cart is brought in line with the catalogue. */
export function replaceLines(heal: (lines: readonly rules.CartLine[]) => readonly rules.CartLine[]): void {
  change((cart) => ({ ...cart, cartItems: heal(cart.cartItems) }));
}
