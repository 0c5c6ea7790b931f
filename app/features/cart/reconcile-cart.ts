import { type Cart, type CartLine, forgetSaved, removeLine, saveForLater, setQuantity } from "./cart.ts";

/** A line that had to change; `left` is the available quantity, undefined if the product is no longer sold. */
export type ReconciledLine = { line: CartLine; left: number | undefined };

/** Returns the available quantity of a line's choice; undefined if the shop no longer sells it. */
export type PiecesFor = (line: CartLine) => number | undefined;

/** Returns the lines that exceed what is available. */
export function unavailableLines(cart: Cart, piecesFor: PiecesFor): ReconciledLine[] {
  const inCart = cart.cartItems.map((line) => ({ line, left: piecesFor(line) }));
  const saved = cart.savedForLater.map((line) => ({ line, left: piecesFor(line) }));
  return [
    ...inCart.filter(({ line, left }) => left === undefined || left < line.quantity),
    ...saved.filter(({ left }) => left === undefined),
  ];
}

/**
 * Adjusts a cart to what is available: lowers quantities, saves sold-out lines for later, and removes lines that are no
 * longer sold.
 */
export function reconcileCart(cart: Cart, piecesFor: PiecesFor): Cart {
  return unavailableLines(cart, piecesFor).reduce((reconciled, { line, left }) => {
    if (left === undefined) return forgetSaved(removeLine(reconciled, line.cartItemId), line.cartItemId);
    if (left <= 0) return saveForLater(reconciled, line.cartItemId);
    return setQuantity(reconciled, line.cartItemId, left);
  }, cart);
}
