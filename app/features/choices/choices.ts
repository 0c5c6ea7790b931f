import { recordOf } from "../../platform/requests/records.ts";
import { type Cart, type CartLine, type Choice, MAX_LINES, MAX_PIECES } from "../cart/cart.ts";
import { MAX_WISHES, type WishlistState } from "../wishlist/wishlist.ts";

/** A product and its choice. Names and prices are looked up, never stored. */
export type KeptWish = { id: string; color?: string; size?: string };
export type KeptLine = KeptWish & { quantity: number };

/** What an account stores of a cart and wishlist. Note, coupon and gift card stay in the browser. */
export type Choices = {
  cart: readonly KeptLine[];
  /** Saved for later. */
  later: readonly KeptLine[];
  wishes: readonly KeptWish[];
};

export const noChoices: Choices = { cart: [], later: [], wishes: [] };

/** Returns what to store of a cart and a wishlist. */
export function choicesOf({ cartItems, savedForLater }: Cart, { wishlistItems }: WishlistState): Choices {
  return {
    cart: cartItems.slice(0, MAX_LINES).map(keptLine),
    later: savedForLater.slice(0, MAX_LINES).map(keptLine),
    wishes: wishlistItems.slice(0, MAX_WISHES).map(keptWish),
  };
}

function keptWish({ _id, selectedProductColor: color, selectedProductSize: size }: Choice): KeptWish {
  return { id: _id, ...(color && { color }), ...(size && { size }) };
}

function keptLine(line: CartLine): KeptLine {
  return { ...keptWish(line), quantity: line.quantity };
}

/** Converts a stored wish to the property names used in browsers. */
export function wishOf({ id, color, size }: KeptWish): Choice {
  return { _id: id, ...(color && { selectedProductColor: color }), ...(size && { selectedProductSize: size }) };
}

/** Whether both are the same, in any order. */
export function isSameChoices(a: Choices, b: Choices): boolean {
  return sorted(a) === sorted(b);
}

function sorted({ cart, later, wishes }: Choices): string {
  const texts = (list: readonly KeptWish[]) => list.map((one) => JSON.stringify(one)).sort();
  return JSON.stringify([texts(cart), texts(later), texts(wishes)]);
}

/** Parses choices from any value, dropping invalid parts. */
export function readChoices(raw: unknown): Choices {
  const { cart, later, wishes } = recordOf(raw);
  return {
    cart: readList(cart, MAX_LINES).flatMap(readLine),
    later: readList(later, MAX_LINES).flatMap(readLine),
    wishes: readList(wishes, MAX_WISHES).flatMap(readWish),
  };
}

function readList(raw: unknown, most: number): readonly unknown[] {
  return Array.isArray(raw) ? raw.slice(0, most) : [];
}

function readWish(raw: unknown): KeptWish[] {
  const { id, color, size } = recordOf(raw);
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  return isText(id) ? [{ id, ...(isText(color) && { color }), ...(isText(size) && { size }) }] : [];
}

function readLine(raw: unknown): KeptLine[] {
  const { quantity } = recordOf(raw);
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_PIECES) return [];
  return readWish(raw).map((wish) => ({ ...wish, quantity }));
}
