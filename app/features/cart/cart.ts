import { isRecord, recordOf } from "../../platform/requests/records.ts";
import type { Reading } from "../../platform/storage/saved-slice.ts";
import { MAX_NOTE } from "../../settings/max-note.ts";
import { MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";

/** Stored under these names (see the specification). Colour and size are set exactly if the product has variations. */
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
  /** Codes of the gift cards to pay with, as entered. */
  giftCards?: readonly string[];
  note?: string;
};

/** Maximum number of lines in the cart, and of those saved for later. */
export const MAX_LINES = 200;
export const MAX_PIECES = 9999;
/** Maximum number of gift cards per order. */
export const MAX_GIFT_CARDS = 5;

export const emptyCart: Cart = { cartItems: [], savedForLater: [] };

/** The parts of a line that identify it: lines of the same choice are merged. */
export type Choice = Pick<CartLine, "_id" | "selectedProductColor" | "selectedProductSize">;

/** The same with the property names of orders. */
type OrderedChoice = { id: string; color?: string | undefined; size?: string | undefined };
export type OrderedPieces = OrderedChoice & { quantity: number };

/** Converts an ordered choice to the property names of the cart. */
export function choiceOf({ id, color, size }: OrderedChoice): Choice {
  return { _id: id, selectedProductColor: color, selectedProductSize: size };
}

/** Whether two choices have the same product, colour and size. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  return (
    a._id === b._id &&
    a.selectedProductColor === b.selectedProductColor &&
    a.selectedProductSize === b.selectedProductSize
  );
}

/** Whether a choice would be one line too many, in the cart or of those saved for later. */
export function isFullFor(lines: readonly CartLine[], choice: Choice): boolean {
  return lines.length >= MAX_LINES && !lines.some((item) => isSameChoice(item, choice));
}

/** Adds a line, or its quantity to the line with the same product, colour and size. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const twin = cart.cartItems.find((item) => isSameChoice(item, line));
  if (!twin) return { ...cart, cartItems: [...cart.cartItems, line] };
  return setQuantity(cart, twin.cartItemId, twin.quantity + line.quantity);
}

/** Sets a line's quantity, between 1 and 9999. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  const pieces = Math.min(MAX_PIECES, Math.max(1, Math.round(quantity)));
  const cartItems = cart.cartItems.map((item) =>
    item.cartItemId === cartItemId ? { ...item, quantity: pieces } : item,
  );
  return { ...cart, cartItems };
}

/** Returns the number of pieces over all lines. */
export function countPieces(cart: Cart): number {
  return cart.cartItems.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the number of pieces of a choice. */
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
  const [color, size] = [selectedProductColor, selectedProductSize].map((name) => readText(name, MAX_CHOICE_NAME));
  return {
    _id: id,
    cartItemId: itemId,
    quantity,
    ...(color && { selectedProductColor: color }),
    ...(size && { selectedProductSize: size }),
  };
}

/** Reads lines with unique choices and ids: the pieces of a repeated choice are added to the first line. */
function readLines(raw: unknown): { lines: CartLine[]; lost: boolean } {
  if (!Array.isArray(raw)) return { lines: [], lost: raw !== undefined };
  const read = raw.slice(0, MAX_LINES).flatMap((line) => readLine(line) ?? []);
  const merged = read.reduce((cart, line) => {
    const isTaken = cart.cartItems.some((item) => item.cartItemId === line.cartItemId);
    return addLine(cart, isTaken ? { ...line, cartItemId: `${line.cartItemId}-${cart.cartItems.length}` } : line);
  }, emptyCart);
  return { lines: [...merged.cartItems], lost: read.length < raw.length };
}

/** Reads gift card codes, without duplicates; carts used to have only one. */
function readCodes(raw: unknown): string[] {
  const texts = Array.isArray(raw) ? raw.filter((code) => typeof code === "string" && code !== "") : [];
  return [...new Set(texts.map((code: string) => code.slice(0, 40)))].slice(0, MAX_GIFT_CARDS);
}

/** Reads a stored cart, dropping invalid lines. */
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
