import { randomInt, timingSafeEqual } from "node:crypto";

/** Digits and consonants, so that no words are spelt; without 0, 1 and L, which are easily mistaken. */
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";

/** Creates a readable order number with the shop's prefix: `V-7KQ4-M2XD`. */
export function newOrderNumber(prefix: string): string {
  return `${prefix}-${letters(4)}-${letters(4)}`;
}

/** Creates the code that opens an order together with its number, 57 bits: `K7QT-2MXD-9BHW`. */
export function newOrderCode(): string {
  return `${letters(4)}-${letters(4)}-${letters(4)}`;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Compares codes in constant time. */
export function isSameCode(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}
