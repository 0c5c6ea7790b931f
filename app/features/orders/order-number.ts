import { shop } from "../../../shop.config.ts";

/** How many letters a number has behind its prefix. */
const LETTERS = 8;

/** What a number looks like, for people who look for theirs. */
export const exampleNumber = `${shop.orderPrefix}-7KQ4-M2XD`;

/**
 * A number as people type it, in the form it is stored: `"v7kq4 m2xd"` to `"V-7KQ4-M2XD"`. Orders of before may have
 * another prefix; a number that is typed without one gets the shop's.
 */
export function tidyOrderNumber(typed: string): string {
  const plain = plainOf(typed);
  return `${plain.slice(0, -LETTERS) || shop.orderPrefix}-${groups(plain.slice(-LETTERS))}`;
}

/** A code in the same way: `"k7qt2mxd9bhw"` to `"K7QT-2MXD-9BHW"`. */
export function tidyOrderCode(typed: string): string {
  return groups(plainOf(typed));
}

/** Whether two ways of writing an order number mean the same. */
export function isSameNumber(a: string, b: string): boolean {
  return plainOf(a) !== "" && tidyOrderNumber(a) === tidyOrderNumber(b);
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
