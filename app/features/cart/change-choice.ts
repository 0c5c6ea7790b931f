import { type Cart, type CartLine, type Choice, isSameChoice, MAX_PIECES } from "./cart.ts";
import { forgetSaved, removeLine, restoreLine, restoreSaved } from "./cart-edits.ts";

/**
 * Gives a line another colour or size, with at most `most` pieces. The pieces of another line of that choice are added to
 * it; a saved line moves to the cart.
 */
export function changeChoice(cart: Cart, cartItemId: string, choice: Choice, most = MAX_PIECES): Cart {
  const line = lineById(cart, cartItemId);
  if (!line || isSameChoice(line, choice)) return cart;
  const twin = cart.cartItems.find((item) => isSameChoice(item, choice));
  const pieces = Math.min(line.quantity + (twin?.quantity ?? 0), Math.max(1, most), MAX_PIECES);
  const changed: CartLine = { ...withChoice(line, choice), quantity: pieces };
  const others = cart.cartItems.filter((item) => item !== twin);
  if (!others.includes(line)) return { ...forgetSaved(cart, cartItemId), cartItems: [...others, changed] };
  return { ...cart, cartItems: others.map((item) => (item === line ? changed : item)) };
}

/** Undoes `changeChoice`: the line has its former choice and place again, and so has the one it took the pieces of. */
export function undoChange(cart: Cart, cartItemId: string, before: Cart): Cart {
  const now = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!now) return cart;
  const former = before.cartItems.map((line, place) => ({ line, place }));
  const back = former.filter(({ line }) => line.cartItemId === cartItemId || isSameChoice(line, now));
  const inCart = back.reduce((state, { line, place }) => restoreLine(state, line, place), removeLine(cart, cartItemId));
  const savedPlace = before.savedForLater.findIndex((item) => item.cartItemId === cartItemId);
  const saved = before.savedForLater[savedPlace];
  return saved ? restoreSaved(inCart, saved, savedPlace) : inCart;
}

/** Returns a line of the cart, or one saved for later. */
export function lineById({ cartItems, savedForLater }: Cart, cartItemId: string): CartLine | undefined {
  return [...cartItems, ...savedForLater].find((item) => item.cartItemId === cartItemId);
}

function withChoice(
  { cartItemId, quantity }: CartLine,
  { _id, selectedProductColor, selectedProductSize }: Choice,
): CartLine {
  return {
    _id,
    cartItemId,
    quantity,
    ...(selectedProductColor && { selectedProductColor }),
    ...(selectedProductSize && { selectedProductSize }),
  };
}
