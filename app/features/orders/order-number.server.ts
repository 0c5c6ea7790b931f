import { randomInt, timingSafeEqual } from "node:crypto";
import { tidyOrderCode } from "./order-number.ts";

/** Digits and consonants, so that no words are spelt; without 0, 1, L and letters that look like a digit. */
const ALPHABET = "23456789CDFHJKMNPQRTVWX";

/** Creates a readable order number with the shop's prefix: `V-7KQ4-M2XD`. */
export function newOrderNumber(prefix: string): string {
  return `${prefix}-${randomCharacters(4)}-${randomCharacters(4)}`;
}

/** Creates the code that opens an order together with its number, 54 bits: `K7QT-2MXD-9CHW`. */
export function newOrderCode(): string {
  return `${randomCharacters(4)}-${randomCharacters(4)}-${randomCharacters(4)}`;
}

function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Compares a code as typed with a stored one in constant time; earlier codes have mistakable letters. */
export function isSameCode(typed: string, stored: string): boolean {
  const [a, b] = [Buffer.from(tidyOrderCode(typed)), Buffer.from(tidyOrderCode(stored))];
  return a.length === b.length && timingSafeEqual(a, b);
}
