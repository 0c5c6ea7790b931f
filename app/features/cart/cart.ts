import type { Reading } from "../saved-state/saved-slice.ts";

/** Spec names: they are stored. Colour and size are there exactly when the product has variations. */
export type CartLine = {
  _id: string;
  cartItemId: string;
  quantity: number;
  selectedProductColor?: string;
  selectedProductSize?: string;
};

export type Cart = {
  cartItems: readonly CartLine[];
  savedForLater: readonly CartLine[];
  coupon?: string;
  note?: string;
};

export const emptyCart: Cart = { cartItems: [], savedForLater: [] };

/** What of a line decides whether two lines are one. */
export type Choice = Pick<CartLine, "_id" | "selectedProductColor" | "selectedProductSize">;

export function isSameChoice(a: Choice, b: Choice): boolean {
  return (
    a._id === b._id &&
    a.selectedProductColor === b.selectedProductColor &&
    a.selectedProductSize === b.selectedProductSize
  );
}

/** Adds a line, or its quantity to the line with the same product, colour and size. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const twin = cart.cartItems.find((item) => isSameChoice(item, line));
  if (!twin) return { ...cart, cartItems: [...cart.cartItems, line] };
  return setQuantity(cart, twin.cartItemId, twin.quantity + line.quantity);
}

export function removeLine(cart: Cart, cartItemId: string): Cart {
  return { ...cart, cartItems: cart.cartItems.filter((item) => item.cartItemId !== cartItemId) };
}

/** One piece less; the last piece takes the line with it. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return line.quantity === 1 ? removeLine(cart, cartItemId) : setQuantity(cart, cartItemId, line.quantity - 1);
}

/** Sets a line's pieces, at least 1. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  const pieces = Math.max(1, Math.round(quantity));
  const cartItems = cart.cartItems.map((item) =>
    item.cartItemId === cartItemId ? { ...item, quantity: pieces } : item,
  );
  return { ...cart, cartItems };
}

/** Empties the cart; what is saved for later stays. */
export function clearCart(cart: Cart): Cart {
  return { cartItems: [], savedForLater: cart.savedForLater };
}

export function saveForLater(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  const others = cart.savedForLater.filter((item) => !isSameChoice(item, line));
  return { ...removeLine(cart, cartItemId), savedForLater: [...others, line] };
}

export function forgetSaved(cart: Cart, cartItemId: string): Cart {
  return { ...cart, savedForLater: cart.savedForLater.filter((item) => item.cartItemId !== cartItemId) };
}

export function moveToCart(cart: Cart, cartItemId: string): Cart {
  const line = cart.savedForLater.find((item) => item.cartItemId === cartItemId);
  return line ? addLine(forgetSaved(cart, cartItemId), line) : cart;
}

/** Pieces over all lines. */
export function countPieces(cart: Cart): number {
  return cart.cartItems.reduce((sum, line) => sum + line.quantity, 0);
}

/** Pieces of one choice. */
export function piecesOf(cart: Cart, choice: Choice): number {
  return cart.cartItems.find((line) => isSameChoice(line, choice))?.quantity ?? 0;
}

const MAX_LINES = 200;

function readLine(raw: unknown): CartLine | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const { _id, cartItemId, quantity, selectedProductColor, selectedProductSize } = raw as Record<string, unknown>;
  if (typeof _id !== "string" || typeof cartItemId !== "string" || _id.length > 40 || cartItemId.length > 80)
    return undefined;
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > 9999) return undefined;
  const line: CartLine = { _id, cartItemId, quantity };
  if (typeof selectedProductColor === "string") line.selectedProductColor = selectedProductColor;
  if (typeof selectedProductSize === "string") line.selectedProductSize = selectedProductSize;
  return line;
}

function readLines(raw: unknown): CartLine[] {
  return (Array.isArray(raw) ? raw : []).slice(0, MAX_LINES).flatMap((line) => readLine(line) ?? []);
}

/** Reads a stored cart, leaving out lines that make no sense. */
export function readCart(stored: unknown): Reading<Cart> {
  if (typeof stored !== "object" || stored === null) return { state: emptyCart, lost: true };
  const { cartItems, savedForLater, coupon, note } = stored as Record<string, unknown>;
  const state: Cart = { cartItems: readLines(cartItems), savedForLater: readLines(savedForLater) };
  if (typeof coupon === "string") state.coupon = coupon.slice(0, 40);
  if (typeof note === "string") state.note = note.slice(0, 500);
  const had =
    (Array.isArray(cartItems) ? cartItems.length : 0) + (Array.isArray(savedForLater) ? savedForLater.length : 0);
  const isList = cartItems === undefined || Array.isArray(cartItems);
  return { state, lost: !isList || state.cartItems.length + state.savedForLater.length < had };
}
