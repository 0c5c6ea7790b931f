import { randomInt, timingSafeEqual } from "node:crypto";

/** Digits and consonants that cannot be taken for one another, and spell no words. */
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A number for people: `V-7KQ4-M2XD`. */
export function newOrderNumber(): string {
  return `V-${letters(4)}-${letters(4)}`;
}

/** The code that opens an order together with its number, 57 bits: `K7QT-2MXD-9BHW`. */
export function newOrderCode(): string {
  return `${letters(4)}-${letters(4)}-${letters(4)}`;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A number or code as people type it, in the form it is stored: `"v7kq4 m2xd"` to `"V-7KQ4-M2XD"`. */
export function tidyOrderNumber(typed: string): string {
  const plain = plainOf(typed).replace(/^V/, "");
  return `V-${groups(plain)}`;
}

export function tidyOrderCode(typed: string): string {
  return groups(plainOf(typed));
}

function plainOf(typed: string): string {
  return typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function groups(plain: string): string {
  return plain.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Compares codes in a time that does not tell how much of them agrees. */
export function isSameCode(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}
