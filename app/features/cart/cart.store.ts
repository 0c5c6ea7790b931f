import { showToast, type Toast } from "~/ui/toast.store.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import * as rules from "./cart.ts";

export const cartSlice = createSavedSlice({ name: "cart", initial: rules.emptyCart, read: rules.readCart });

/** Reads the shopper's cart in a component; it is empty on the server, while hydrating and until it is restored. */
export function useCart<T>(select: (cart: rules.Cart) => T): T {
  return useSavedSlice(cartSlice, select);
}

/** Changes the cart as the shopper wishes. `change` is pure. */
export function changeCart(change: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, change);
}

/** Shows a toast for added pieces, and another one if they were fewer than wanted. */
export function showAdded(pieces: number, wanted: number, link?: Toast["link"]): void {
  showToast({ kind: "success", message: "Added To Cart", ...(link && { link }) });
  if (pieces < wanted)
    showToast({ kind: "info", message: "Only {{count}} could be added: we have no more", values: { count: pieces } });
}

/** Returns whether there is no room for a choice, and then says so in a toast. */
export function isFullFor(choice: rules.Choice): boolean {
  const isFull = rules.isFullFor(cartSlice.store.getState().cartItems, choice);
  if (isFull)
    showToast({
      kind: "warning",
      message: "Your cart is full: it holds {{most}} different items",
      values: { most: rules.MAX_LINES },
    });
  return isFull;
}

/** Removes a line; undo restores its position. */
export function removeFromCart(cartItemId: string): void {
  const lines = cartSlice.store.getState().cartItems;
  const place = lines.findIndex((item) => item.cartItemId === cartItemId);
  const line = lines[place];
  if (!line) return;
  changeCart((cart) => rules.removeLine(cart, cartItemId));
  const undo = () => changeCart((cart) => rules.restoreLine(cart, line, place));
  showToast({ kind: "error", message: "Removed From Cart", action: { label: "Undo", run: undo } });
}

/** Removes one piece of a line, or the line with its last piece. */
export function decreaseInCart(cartItemId: string): void {
  const line = cartSlice.store.getState().cartItems.find((item) => item.cartItemId === cartItemId);
  if (line?.quantity === 1) {
    removeFromCart(cartItemId);
    return;
  }
  changeCart((cart) => rules.decreaseLine(cart, cartItemId));
  showToast({ kind: "warning", message: "Item Decremented From Cart" });
}

/** Adds one piece to a line; the caller keeps it within the stock. */
export function increaseInCart(cartItemId: string): void {
  changeCart((cart) => rules.increaseLine(cart, cartItemId));
  showToast({ kind: "success", message: "Added To Cart" });
}

/** Empties the cart; undo restores lines, note and coupon. */
export function emptyTheCart(): void {
  const before = cartSlice.store.getState();
  changeCart(rules.clearCart);
  const undo = () => changeCart((cart) => rules.restoreCart(cart, before));
  showToast({ kind: "error", message: "Removed From Cart", action: { label: "Undo", run: undo } });
}

/** Removes the lines of a paid order without a toast. */
export function takeOrderedFromCart(lines: readonly rules.OrderedPieces[]): void {
  changeCart((cart) => rules.takeOrdered(cart, lines));
}

/** Saves a line for later, if there is room; undo restores the cart and the saved lines. */
export function saveLineForLater(cartItemId: string): void {
  const before = cartSlice.store.getState();
  const line = before.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return;
  if (rules.isFullFor(before.savedForLater, line)) {
    const message = "Only {{most}} items can be saved for later. Please remove one first.";
    showToast({ kind: "warning", message, values: { most: rules.MAX_LINES } });
    return;
  }
  changeCart((cart) => rules.saveForLater(cart, cartItemId));
  const undo = () => changeCart((cart) => rules.takeBack(cart, cartItemId, before));
  showToast({ kind: "info", message: "Saved for later", action: { label: "Undo", run: undo } });
}

/** Moves a saved line back to the cart, with as many pieces as are left. */
export function moveLineToCart(cartItemId: string, left: number): void {
  const line = cartSlice.store.getState().savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line || isFullFor(line)) return;
  changeCart((cart) => rules.moveToCart(cart, cartItemId, left));
  showAdded(Math.min(line.quantity, left), line.quantity);
}

/** Removes a saved line; undo restores it. */
export function forgetSavedLine(cartItemId: string): void {
  const before = cartSlice.store.getState().savedForLater;
  const place = before.findIndex((item) => item.cartItemId === cartItemId);
  const line = before[place];
  if (!line) return;
  changeCart((cart) => rules.forgetSaved(cart, cartItemId));
  const undo = () => changeCart((cart) => rules.restoreSaved(cart, line, place));
  showToast({ kind: "info", message: "Removed from saved items", action: { label: "Undo", run: undo } });
}

/** Sets the order note, truncated to `MAX_NOTE`. */
export function setCartNote(note: string): void {
  changeCart((cart) => ({ ...cart, note: note.slice(0, rules.MAX_NOTE) }));
}

/** Sets the coupon, or removes it if empty; the totals decide whether it applies. */
export function setCoupon(coupon: string): void {
  changeCart(({ coupon: _, ...cart }) => (coupon ? { ...cart, coupon } : cart));
}

/** Adds a gift card to pay with, if there is room. */
export function addGiftCard(code: string): void {
  changeCart((cart) => rules.addGiftCard(cart, code));
}

/** Removes the gift card that `isIt` recognises by its code as entered. */
export function removeGiftCard(isIt: (code: string) => boolean): void {
  changeCart((cart) => rules.removeGiftCard(cart, isIt));
}

/** Adjusts the cart to what is available. `correct` is pure. */
export function correctCart(correct: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, correct, { isQuiet: true });
}
