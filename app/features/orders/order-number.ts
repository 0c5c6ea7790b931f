import { shop } from "../../../shop.config.ts";
import { normalizeCharacters, readAsDigits } from "../../platform/i18n/normalize-characters.ts";

/** How many characters follow the prefix of a number. */
const LETTERS = 8;

/** An example number, for form hints. */
export const exampleNumber = unbroken(`${shop.orderPrefix}-7KQ4-M2XD`);

/** Prevents line breaks at a number's hyphens; typed or pasted, it is still the same number. */
export function unbroken(number: string): string {
  return number.replaceAll("-", "-\u2060");
}

/**
 * Normalises a number as typed to its stored form: `"v7kq4 m2xd"` and `"Order #V-7KQ4-M2XD"` to `"V-7KQ4-M2XD"`.
 * Earlier orders may have another prefix; a number typed without one gets the shop's.
 */
export function tidyOrderNumber(typed: string): string {
  const whole = wholeIn(typed);
  if (whole) return whole;
  const plain = plainOf(typed);
  return `${plain.slice(0, -LETTERS) || shop.orderPrefix}-${groups(plain.slice(-LETTERS))}`;
}

/** Returns a number as typed without mistakable letters after its prefix: `"V-7KB4-MSXD"` as `"V-7K84-M5XD"`. */
export function likelyOrderNumber(typed: string): string {
  const number = tidyOrderNumber(typed);
  const after = number.indexOf("-");
  return number.slice(0, after) + readAsDigits(number.slice(after));
}

/** Normalises a code as typed, without mistakable letters: `"k7qt2mxd9bhw"` to `"K7QT-2MXD-98HW"`. */
export function tidyOrderCode(typed: string): string {
  return groups(readAsDigits(plainOf(typed)));
}

/** Whether two spellings of an order number mean the same. */
export function isSameNumber(a: string, b: string): boolean {
  return plainOf(a) !== "" && likelyOrderNumber(a) === likelyOrderNumber(b);
}

/** Finds a number with all its hyphens within other text, such as a line copied from an email. */
function wholeIn(typed: string): string | undefined {
  const text = normalizeCharacters(typed.slice(0, 60)).toUpperCase();
  return /(?<![A-Z0-9-])[A-Z0-9]{1,6}-[A-Z0-9]{4}-[A-Z0-9]{4}(?![A-Z0-9-])/.exec(text)?.[0];
}

function plainOf(typed: string): string {
  return normalizeCharacters(typed.slice(0, 60))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function groups(plain: string): string {
  return plain.match(/.{1,4}/g)?.join("-") ?? "";
}
