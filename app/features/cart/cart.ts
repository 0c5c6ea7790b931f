import { isRecord, recordOf } from "../api/records.ts";
import { MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";
import type { Reading } from "../saved-state/saved-slice.ts";

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
/** Maximum length of the order note, in characters. */
export const MAX_NOTE = 500;
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

/** Restores a line at its position, or adds its pieces to a line that has the same choice by now. */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.cartItems.some((item) => isSameChoice(item, line))) return addLine(cart, line);
  return { ...cart, cartItems: cart.cartItems.toSpliced(place, 0, line) };
}

/** Removes a line with all its pieces. */
export function removeLine(cart: Cart, cartItemId: string): Cart {
  return { ...cart, cartItems: cart.cartItems.filter((item) => item.cartItemId !== cartItemId) };
}

/** Removes one piece; the last piece removes the line. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return line.quantity === 1 ? removeLine(cart, cartItemId) : setQuantity(cart, cartItemId, line.quantity - 1);
}

/** Adds one piece to a line. */
export function increaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  return line ? setQuantity(cart, cartItemId, line.quantity + 1) : cart;
}

/** Sets a line's quantity, between 1 and 9999. */
export function setQuantity(cart: Cart, cartItemId: string, quantity: number): Cart {
  const pieces = Math.min(MAX_PIECES, Math.max(1, Math.round(quantity)));
  const cartItems = cart.cartItems.map((item) =>
    item.cartItemId === cartItemId ? { ...item, quantity: pieces } : item,
  );
  return { ...cart, cartItems };
}

/** Empties the cart; saved lines stay. */
export function clearCart(cart: Cart): Cart {
  return { cartItems: [], savedForLater: cart.savedForLater };
}

/** Removes the pieces of a paid order, with note, coupon and gift cards; what was added since stays. */
export function takeOrdered(cart: Cart, ordered: readonly OrderedPieces[]): Cart {
  const cartItems = cart.cartItems.flatMap((item) => {
    const line = ordered.find((one) => isSameChoice(item, choiceOf(one)));
    const quantity = item.quantity - (line?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { cartItems, savedForLater: cart.savedForLater };
}

/** Undoes `clearCart`: restores lines, coupon and note, after what was added since. */
export function restoreCart(cart: Cart, before: Cart): Cart {
  const { cartItems } = before.cartItems.reduce(addLine, cart);
  return { ...before, ...cart, cartItems };
}

/** Saves a line for later; it replaces a saved line of the same choice. */
export function saveForLater(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  const others = cart.savedForLater.filter((item) => !isSameChoice(item, line));
  return { ...removeLine(cart, cartItemId), savedForLater: [...others, line] };
}

/** Undoes `saveForLater`: restores the line in its position, and the saved line that it replaced. */
export function takeBack(cart: Cart, cartItemId: string, before: Cart): Cart {
  const place = before.cartItems.findIndex((item) => item.cartItemId === cartItemId);
  const line = before.cartItems[place];
  if (!line || !cart.savedForLater.some((item) => item.cartItemId === cartItemId)) return cart;
  const back = restoreLine(forgetSaved(cart, cartItemId), line, place);
  const savedPlace = before.savedForLater.findIndex((item) => isSameChoice(item, line));
  const saved = before.savedForLater[savedPlace];
  return saved ? restoreSaved(back, saved, savedPlace) : back;
}

/** Removes a saved line. */
export function forgetSaved(cart: Cart, cartItemId: string): Cart {
  return { ...cart, savedForLater: cart.savedForLater.filter((item) => item.cartItemId !== cartItemId) };
}

/** Restores a saved line at its position; a line of the same choice that was saved since stays instead. */
export function restoreSaved(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.savedForLater.some((item) => isSameChoice(item, line))) return cart;
  return { ...cart, savedForLater: cart.savedForLater.toSpliced(place, 0, line) };
}

/** Moves a saved line back to the cart, with at most `most` of its pieces. */
export function moveToCart(cart: Cart, cartItemId: string, most = MAX_PIECES): Cart {
  const line = cart.savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return addLine(forgetSaved(cart, cartItemId), { ...line, quantity: Math.min(line.quantity, most) });
}

/** Adds a gift card to pay with, if there is room. */
export function addGiftCard(cart: Cart, code: string): Cart {
  const { giftCards: others = [], ...rest } = removeGiftCard(cart, (each) => each === code);
  return others.length < MAX_GIFT_CARDS ? { ...rest, giftCards: [...others, code] } : cart;
}

/** Removes the gift card that `isIt` recognises by its code as entered. */
export function removeGiftCard({ giftCards = [], ...cart }: Cart, isIt: (code: string) => boolean): Cart {
  const others = giftCards.filter((code) => !isIt(code));
  return others.length > 0 ? { ...cart, giftCards: others } : cart;
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
