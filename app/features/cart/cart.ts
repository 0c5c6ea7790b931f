import { isRecord, recordOf } from "../api/records.ts";
import type { Reading } from "../saved-state/saved-slice.ts";

/** Browsers store it under these names, which the specification gives. Colour and size are there exactly when the product has variations. */
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
  /** The codes of gift cards to pay with, as they were entered. */
  giftCards?: readonly string[];
  note?: string;
};

/** Lines of a cart, and as many that are saved for later. */
export const MAX_LINES = 200;
export const MAX_PIECES = 9999;
/** Characters of the note that goes with the order. */
export const MAX_NOTE = 500;
/** Gift cards that go with one order. */
export const MAX_GIFT_CARDS = 5;

export const emptyCart: Cart = { cartItems: [], savedForLater: [] };

/** What of a line decides whether two lines are one. */
export type Choice = Pick<CartLine, "_id" | "selectedProductColor" | "selectedProductSize">;

/** The same under the names that orders have for it. */
type OrderedChoice = { id: string; color?: string | undefined; size?: string | undefined };
export type OrderedPieces = OrderedChoice & { quantity: number };

/** An ordered choice under the names of the cart. */
export function choiceOf({ id, color, size }: OrderedChoice): Choice {
  return { _id: id, selectedProductColor: color, selectedProductSize: size };
}

/** Whether two choices are of one product, in one colour and size. */
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

/** Puts a line back where it was, or its pieces to the line that has its choice by now. */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.cartItems.some((item) => isSameChoice(item, line))) return addLine(cart, line);
  return { ...cart, cartItems: cart.cartItems.toSpliced(place, 0, line) };
}

/** Takes a line out, with all its pieces. */
export function removeLine(cart: Cart, cartItemId: string): Cart {
  return { ...cart, cartItems: cart.cartItems.filter((item) => item.cartItemId !== cartItemId) };
}

/** One piece less; the last piece takes the line with it. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return line.quantity === 1 ? removeLine(cart, cartItemId) : setQuantity(cart, cartItemId, line.quantity - 1);
}

/** One piece more of a line. */
export function increaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  return line ? setQuantity(cart, cartItemId, line.quantity + 1) : cart;
}

/** Sets a line's pieces, between 1 and 9999. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  const pieces = Math.min(MAX_PIECES, Math.max(1, Math.round(quantity)));
  const cartItems = cart.cartItems.map((item) =>
    item.cartItemId === cartItemId ? { ...item, quantity: pieces } : item,
  );
  return { ...cart, cartItems };
}

/** Empties the cart; what is saved for later stays. */
export function clearCart(cart: Cart): Cart {
  return { cartItems: [], savedForLater: cart.savedForLater };
}

/** Takes out what was ordered and paid, with note, coupon and gift cards; what was added since stays. */
export function takeOrdered(cart: Cart, ordered: readonly OrderedPieces[]): Cart {
  const cartItems = cart.cartItems.flatMap((item) => {
    const line = ordered.find((one) => isSameChoice(item, choiceOf(one)));
    const quantity = item.quantity - (line?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { cartItems, savedForLater: cart.savedForLater };
}

/** Undoes `clearCart`: lines, coupon and note as they were, after what was added since. */
export function restoreCart(cart: Cart, before: Cart): Cart {
  const { cartItems } = before.cartItems.reduce(addLine, cart);
  return { ...before, ...cart, cartItems };
}

/** Puts a line aside; a saved line of the same choice makes way. */
export function saveForLater(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  const others = cart.savedForLater.filter((item) => !isSameChoice(item, line));
  return { ...removeLine(cart, cartItemId), savedForLater: [...others, line] };
}

/** Undoes `saveForLater`: the line stands where it stood, and so does the saved line that made way for it. */
export function takeBack(cart: Cart, cartItemId: string, before: Cart): Cart {
  const place = before.cartItems.findIndex((item) => item.cartItemId === cartItemId);
  const line = before.cartItems[place];
  if (!line || !cart.savedForLater.some((item) => item.cartItemId === cartItemId)) return cart;
  const back = restoreLine(forgetSaved(cart, cartItemId), line, place);
  const savedPlace = before.savedForLater.findIndex((item) => isSameChoice(item, line));
  const saved = before.savedForLater[savedPlace];
  return saved ? { ...back, savedForLater: back.savedForLater.toSpliced(savedPlace, 0, saved) } : back;
}

/** Takes a line off what is saved for later. */
export function forgetSaved(cart: Cart, cartItemId: string): Cart {
  return { ...cart, savedForLater: cart.savedForLater.filter((item) => item.cartItemId !== cartItemId) };
}

/** Moves a saved line back, with so many of its pieces at most. */
export function moveToCart(cart: Cart, cartItemId: string, most = MAX_PIECES): Cart {
  const line = cart.savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return addLine(forgetSaved(cart, cartItemId), { ...line, quantity: Math.min(line.quantity, most) });
}

/** Pieces over all lines. */
export function countPieces(cart: Cart): number {
  return cart.cartItems.reduce((sum, line) => sum + line.quantity, 0);
}

/** Pieces of one choice. */
export function piecesOf(cart: Cart, choice: Choice): number {
  return cart.cartItems.find((line) => isSameChoice(line, choice))?.quantity ?? 0;
}

function readText(raw: unknown, most: number): string | undefined {
  return typeof raw === "string" && raw !== "" && raw.length <= most ? raw : undefined;
}

function readLine(raw: unknown): CartLine | undefined {
  const { _id, cartItemId, quantity, selectedProductColor, selectedProductSize } = recordOf(raw);
  const [id, itemId] = [readText(_id, 40), readText(cartItemId, 80)];
  if (!id || !itemId || typeof quantity !== "number" || !Number.isInteger(quantity)) return undefined;
  if (quantity < 1 || quantity > MAX_PIECES) return undefined;
  const [color, size] = [readText(selectedProductColor, 40), readText(selectedProductSize, 40)];
  return {
    _id: id,
    cartItemId: itemId,
    quantity,
    ...(color && { selectedProductColor: color }),
    ...(size && { selectedProductSize: size }),
  };
}

/** Reads lines, each choice and each line id once: pieces of a second line of a choice join the first. */
function readLines(raw: unknown): { lines: CartLine[]; lost: boolean } {
  if (!Array.isArray(raw)) return { lines: [], lost: raw !== undefined };
  const read = raw.slice(0, MAX_LINES).flatMap((line) => readLine(line) ?? []);
  const merged = read.reduce((cart, line) => {
    const isTaken = cart.cartItems.some((item) => item.cartItemId === line.cartItemId);
    return addLine(cart, isTaken ? { ...line, cartItemId: `${line.cartItemId}-${cart.cartItems.length}` } : line);
  }, emptyCart);
  return { lines: [...merged.cartItems], lost: read.length < raw.length };
}

/** Reads the codes of gift cards, each once; there was one to a cart before. */
function readCodes(raw: unknown): string[] {
  const texts = Array.isArray(raw) ? raw.filter((code) => typeof code === "string" && code !== "") : [];
  return [...new Set(texts.map((code: string) => code.slice(0, 40)))].slice(0, MAX_GIFT_CARDS);
}

/** Reads a stored cart, leaving out lines that make no sense. */
export function readCart(stored: unknown): Reading<Cart> {
  if (!isRecord(stored)) return { state: emptyCart, lost: true };
  const { cartItems, savedForLater, coupon, giftCard, giftCards = [giftCard], note } = stored;
  const inCart = readLines(cartItems);
  const saved = readLines(savedForLater);
  const state: Cart = { cartItems: inCart.lines, savedForLater: saved.lines };
  if (typeof coupon === "string") state.coupon = coupon.slice(0, 40);
  const cards = readCodes(giftCards);
  if (cards.length > 0) state.giftCards = cards;
  if (typeof note === "string") state.note = note.slice(0, MAX_NOTE);
  return { state, lost: inCart.lost || saved.lost };
}
