import { showToast, type Toast } from "~/ui/toast.store.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import * as rules from "./cart.ts";
import { randomKey } from "./random-key.ts";

export const cartSlice = createSavedSlice({ name: "cart", initial: rules.emptyCart, read: rules.readCart });

/** Reads the shopper's cart in a component; it is empty on the server, while hydrating and until it is restored. */
export function useCart<T>(select: (cart: rules.Cart) => T): T {
  return useSavedSlice(cartSlice, select);
}

function change(apply: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, apply);
}

export type Selection = { color?: string; size?: string };

/** Pieces that can still be added: stock less what the cart has. */
function piecesLeft(product: CardProduct, { color, size }: Selection = {}): number {
  const choice = choiceOf(product, { color, size });
  return stockOf(product, color, size) - rules.piecesOf(cartSlice.store.getState(), choice);
}

function choiceOf(product: CardProduct, { color, size }: Selection): rules.Choice {
  return product.variation ? rules.choiceOf({ id: product.id, color, size }) : { _id: product.id };
}

/** Says that pieces came into the cart, and where they were not all that were wanted. */
function tellAdded(pieces: number, wanted: number, link?: Toast["link"]): void {
  showToast({ kind: "success", message: "Added To Cart", ...(link && { link }) });
  if (pieces < wanted)
    showToast({ kind: "info", message: "Only {{count}} could be added: we have no more", values: { count: pieces } });
}

/** Adds pieces up to the stock and says how it went. Returns the number added. */
export function addToCart(product: CardProduct, selection: Selection = {}, quantity = 1): number {
  const left = piecesLeft(product, selection);
  const pieces = Math.min(quantity, left);
  if (pieces < 1) {
    const message = "All {{count}} we have are already in your cart";
    showToast({ kind: "info", message, values: { count: stockOf(product, selection.color, selection.size) } });
    return 0;
  }
  const line: rules.CartLine = { ...choiceOf(product, selection), cartItemId: randomKey(), quantity: pieces };
  change((cart) => rules.addLine(cart, line));
  tellAdded(pieces, quantity, { label: "View cart", to: "/cart" });
  return pieces;
}

/** Takes a line out; undoing puts it back in its place. */
export function removeFromCart(cartItemId: string): void {
  const lines = cartSlice.store.getState().cartItems;
  const place = lines.findIndex((item) => item.cartItemId === cartItemId);
  const line = lines[place];
  if (!line) return;
  change((cart) => rules.removeLine(cart, cartItemId));
  const undo = () => change((cart) => rules.restoreLine(cart, line, place));
  showToast({ kind: "error", message: "Removed From Cart", action: { label: "Undo", run: undo } });
}

/** One piece less of a line, or the line with its last piece. */
export function decreaseInCart(cartItemId: string): void {
  const line = cartSlice.store.getState().cartItems.find((item) => item.cartItemId === cartItemId);
  if (line?.quantity === 1) {
    removeFromCart(cartItemId);
    return;
  }
  change((cart) => rules.decreaseLine(cart, cartItemId));
  showToast({ kind: "warning", message: "Item Decremented From Cart" });
}

/** One piece more of a line; the caller keeps it within the stock. */
export function increaseInCart(cartItemId: string): void {
  change((cart) => rules.increaseLine(cart, cartItemId));
  showToast({ kind: "success", message: "Added To Cart" });
}

/** Adds several choices at once, each up to its stock, and says how it went. */
export function addManyToCart(
  wanted: readonly { product: CardProduct; selection: Selection; quantity: number }[],
): void {
  let [asked, added] = [0, 0];
  for (const { product, selection, quantity } of wanted) {
    const pieces = Math.max(0, Math.min(quantity, piecesLeft(product, selection)));
    asked += quantity;
    added += pieces;
    const line = { ...choiceOf(product, selection), cartItemId: randomKey(), quantity: pieces };
    if (pieces > 0) change((cart) => rules.addLine(cart, line));
  }
  if (added > 0) showToast({ kind: "success", message: "Added To Cart" });
  if (added < asked) showToast({ kind: "info", message: "Some items are sold out or already in your cart" });
}

/** Empties the cart; undoing brings lines, note and coupon back. */
export function emptyTheCart(): void {
  const before = cartSlice.store.getState();
  change(rules.clearCart);
  const undo = () => change((cart) => rules.restoreCart(cart, before));
  showToast({ kind: "error", message: "Removed From Cart", action: { label: "Undo", run: undo } });
}

/** Takes out, without a word, what an order holds that was paid. */
export function takeOrderedFromCart(lines: readonly rules.OrderedPieces[]): void {
  change((cart) => rules.takeOrdered(cart, lines));
}

/** Puts a line aside; undoing leaves cart and saved lines as they were. */
export function saveLineForLater(cartItemId: string): void {
  const before = cartSlice.store.getState();
  change((cart) => rules.saveForLater(cart, cartItemId));
  const undo = () => change((cart) => rules.takeBack(cart, cartItemId, before));
  showToast({ kind: "info", message: "Saved for later", action: { label: "Undo", run: undo } });
}

/** Moves a saved line back into the cart, with as many pieces as are left. */
export function moveLineToCart(cartItemId: string, left: number): void {
  const line = cartSlice.store.getState().savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line) return;
  change((cart) => rules.moveToCart(cart, cartItemId, left));
  tellAdded(Math.min(line.quantity, left), line.quantity);
}

/** Takes a line off the list of what is saved for later; undoing puts it back. */
export function forgetSavedLine(cartItemId: string): void {
  const before = cartSlice.store.getState().savedForLater;
  const place = before.findIndex((item) => item.cartItemId === cartItemId);
  const line = before[place];
  if (!line) return;
  change((cart) => rules.forgetSaved(cart, cartItemId));
  const undo = () => change((cart) => ({ ...cart, savedForLater: cart.savedForLater.toSpliced(place, 0, line) }));
  showToast({ kind: "info", message: "Removed from saved items", action: { label: "Undo", run: undo } });
}

/** Writes the note that goes with the order; what is longer than `MAX_NOTE` is cut. */
export function setCartNote(note: string): void {
  change((cart) => ({ ...cart, note: note.slice(0, rules.MAX_NOTE) }));
}

/** Sets or, with an empty text, removes the coupon; whether it counts is decided by the totals. */
export function setCoupon(coupon: string): void {
  change(({ coupon: _, ...cart }) => (coupon ? { ...cart, coupon } : cart));
}

/** Sets the gift cards that are paid with, or removes them. */
export function setGiftCards(giftCards: readonly string[]): void {
  change(({ giftCards: _, ...cart }) => (giftCards.length > 0 ? { ...cart, giftCards } : cart));
}

/** Brings the cart in line with what can be had. `correct` is pure. */
export function correctCart(correct: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, correct, { isQuiet: true });
}
