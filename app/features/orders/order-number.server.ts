import { randomInt, timingSafeEqual } from "node:crypto";

/** Digits and consonants that cannot be taken for one another, and spell no words. */
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A number for people, of a shop with this prefix: `V-7KQ4-M2XD`. */
export function newOrderNumber(prefix: string): string {
  return `${prefix}-${letters(4)}-${letters(4)}`;
}

/** The code that opens an order together with its number, 57 bits: `K7QT-2MXD-9BHW`. */
export function newOrderCode(): string {
  return `${letters(4)}-${letters(4)}-${letters(4)}`;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Compares codes in a time that does not tell how much of them agrees. */
export function isSameCode(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}
