import { type Cart, type CartLine, setQuantity } from "./cart.ts";
import { forgetSaved, removeLine, saveForLater } from "./cart-edits.ts";

/** Pieces there are of a choice; or the shop no longer sells the product, or no longer in this colour and size. */
export type Available = number | "not-sold" | "not-made";

/** A line that had to change, and what is available of it. */
export type ReconciledLine = { line: CartLine; left: Available };

export type PiecesFor = (line: CartLine) => Available;

/** Returns the lines that exceed what is available. */
export function unavailableLines(cart: Cart, piecesFor: PiecesFor): ReconciledLine[] {
  const inCart = cart.cartItems.map((line) => ({ line, left: piecesFor(line) }));
  const saved = cart.savedForLater.map((line) => ({ line, left: piecesFor(line) }));
  return [
    ...inCart.filter(({ line, left }) => typeof left === "string" || left < line.quantity),
    ...saved.filter(({ left }) => left === "not-sold"),
  ];
}

/**
 * Adjusts a cart to what is available: lowers quantities, saves lines for later that are sold out or whose choice is no
 * longer made, and removes lines that are no longer sold.
 */
export function reconcileCart(cart: Cart, piecesFor: PiecesFor): Cart {
  return unavailableLines(cart, piecesFor).reduce((reconciled, { line, left }) => {
    if (left === "not-sold") return forgetSaved(removeLine(reconciled, line.cartItemId), line.cartItemId);
    if (left === "not-made" || left <= 0) return saveForLater(reconciled, line.cartItemId);
    return setQuantity(reconciled, line.cartItemId, left);
  }, cart);
}
