import { type Cart, type CartLine, forgetSaved, removeLine, saveForLater, setQuantity } from "./cart.ts";

/** A line that could not stay as it was; `left` is the pieces that can be had, undefined when it is no longer sold. */
export type HealedLine = { line: CartLine; left: number | undefined };

/** Pieces of a line's choice that can be had; undefined when the shop no longer sells it. */
export type PiecesFor = (line: CartLine) => number | undefined;

/** The lines that want what cannot be had. */
export function unhealthyLines(cart: Cart, piecesFor: PiecesFor): HealedLine[] {
  const asked = cart.cartItems.map((line) => ({ line, left: piecesFor(line) }));
  const saved = cart.savedForLater.map((line) => ({ line, left: piecesFor(line) }));
  return [
    ...asked.filter(({ line, left }) => left === undefined || left < line.quantity),
    ...saved.filter(({ left }) => left === undefined),
  ];
}

/**
 * Brings a cart in line with what can be had: fewer pieces where there are fewer, sold-out lines saved for later, lines
 * that are no longer sold taken out.
 */
export function healCart(cart: Cart, piecesFor: PiecesFor): Cart {
  return unhealthyLines(cart, piecesFor).reduce((healed, { line, left }) => {
    if (left === undefined) return forgetSaved(removeLine(healed, line.cartItemId), line.cartItemId);
    if (left <= 0) return saveForLater(healed, line.cartItemId);
    return setQuantity(healed, line.cartItemId, left);
  }, cart);
}
