import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showRemoval } from "~/platform/ui/removal.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { MAX_NOTE } from "~/settings/max-note.ts";
import { cartSlice, changeCart, isFullFor, showAdded } from "./cart.store.ts";
import * as rules from "./cart.ts";
import * as edits from "./cart-edits.ts";

/** Removes a line, called `name`; undo restores its position. */
export function removeFromCart(cartItemId: string, name: string): void {
  const lines = cartSlice.store.getState().cartItems;
  const place = lines.findIndex((item) => item.cartItemId === cartItemId);
  const line = lines[place];
  if (!line) return;
  changeCart((cart) => edits.removeLine(cart, cartItemId));
  const undo = () => changeCart((cart) => edits.restoreLine(cart, line, place));
  showRemoval({
    kind: "error",
    message: "Removed From Cart",
    said: { message: "{{name}} is no longer in your cart", values: { name } },
    list: "cart",
    place,
    undo,
  });
}

/** Removes one piece of a line, or the line with its last piece; the stepper says the new quantity. */
export function decreaseInCart(cartItemId: string, name: string): void {
  const line = cartSlice.store.getState().cartItems.find((item) => item.cartItemId === cartItemId);
  if (line?.quantity === 1) {
    removeFromCart(cartItemId, name);
    return;
  }
  changeCart((cart) => edits.decreaseLine(cart, cartItemId));
  showToast({ kind: "warning", message: "Item Decremented From Cart", said: false });
}

/** Adds one piece to a line; the caller keeps it within the stock, the stepper says the new quantity. */
export function increaseInCart(cartItemId: string): void {
  changeCart((cart) => edits.increaseLine(cart, cartItemId));
  showToast({ kind: "success", message: "Added To Cart", said: false });
}

/** Empties the cart; undo restores lines, note and coupon. */
export function emptyTheCart(): void {
  const before = cartSlice.store.getState();
  changeCart(edits.clearCart);
  const undo = () => changeCart((cart) => edits.restoreCart(cart, before));
  showRemoval({ kind: "error", message: "Removed From Cart", list: "cart", undo });
}

/** Saves a line for later, if there is room; undo restores the cart and the saved lines. */
export function saveLineForLater(cartItemId: string, name: string): void {
  const before = cartSlice.store.getState();
  const place = before.cartItems.findIndex((item) => item.cartItemId === cartItemId);
  const line = before.cartItems[place];
  if (!line) return;
  if (rules.isFullFor(before.savedForLater, line)) {
    const message = "Only {{most}} items can be saved for later. Please remove one first.";
    showToast({ kind: "warning", message, values: { most: rules.MAX_LINES } });
    return;
  }
  changeCart((cart) => edits.saveForLater(cart, cartItemId));
  const undo = () => changeCart((cart) => edits.takeBack(cart, cartItemId, before));
  showRemoval({
    kind: "info",
    message: "Saved for later",
    said: { message: "{{name}} is saved for later", values: { name } },
    list: "cart",
    place,
    undo,
  });
}

/** Moves a saved line back to the cart, with as many pieces as are left. */
export function moveLineToCart(cartItemId: string, name: string, left: number): void {
  const line = cartSlice.store.getState().savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line || isFullFor(line)) return;
  changeCart((cart) => edits.moveToCart(cart, cartItemId, left));
  showAdded(name, Math.min(line.quantity, left), line.quantity);
}

/** Removes a saved line; undo restores it. */
export function forgetSavedLine(cartItemId: string, name: string): void {
  const before = cartSlice.store.getState().savedForLater;
  const place = before.findIndex((item) => item.cartItemId === cartItemId);
  const line = before[place];
  if (!line) return;
  changeCart((cart) => edits.forgetSaved(cart, cartItemId));
  const undo = () => changeCart((cart) => edits.restoreSaved(cart, line, place));
  showRemoval({
    kind: "info",
    message: "Removed from saved items",
    said: { message: "{{name}} is no longer saved", values: { name } },
    list: "saved",
    place,
    undo,
  });
}

/** Sets the order note, truncated to `MAX_NOTE`. */
export function setCartNote(note: string): void {
  changeCart((cart) => ({ ...cart, note: note.slice(0, MAX_NOTE) }));
}

/** Sets the coupon, or removes it if empty; the totals decide whether it applies. */
export function setCoupon(coupon: string): void {
  changeCart(({ coupon: _, ...cart }) => (coupon ? { ...cart, coupon } : cart));
}

/** Adds a gift card to pay with, if there is room. */
export function addGiftCard(code: string): void {
  changeCart((cart) => edits.addGiftCard(cart, code));
}

/** Removes the gift card that `isIt` recognises by its code as entered. */
export function removeGiftCard(isIt: (code: string) => boolean): void {
  changeCart((cart) => edits.removeGiftCard(cart, isIt));
}

/** Adjusts the cart to what is available. `correct` is pure. */
export function correctCart(correct: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, correct, { isQuiet: true });
}
