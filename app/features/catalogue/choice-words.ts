import type { Translate } from "~/platform/i18n/words.ts";
import { commaList } from "../../platform/i18n/comma-list.ts";

/** Placeholder for the colour or size of products that come only in the other of the two; never shown. */
export const ONLY = "only";

const letters = /^(\d?x{0,4}[sml]|x{1,4})$/i;

/** Formats a size: letter sizes in capitals (`xl` to `XL`), others translated or as in the catalogue (`250 g`). */
export function sizeWord(t: (word: string) => string, size: string): string {
  return letters.test(size) ? size.toUpperCase() : t(size);
}

/** Returns the colour and size to write after a product's name; empty for products without a choice. */
export function choiceParts(
  t: (word: string) => string,
  color: string | null | undefined,
  size: string | null | undefined,
): string[] {
  const parts = [];
  if (color && color !== ONLY) parts.push(t(color));
  if (size && size !== ONLY) parts.push(sizeWord(t, size));
  return parts;
}

/** Returns a choice as text of its own: "Black, size M", "Sage", "250 g"; undefined if there is none. */
export function choiceInWords(t: Translate, color: string | undefined, size: string | undefined): string | undefined {
  const parts = [];
  if (color && color !== ONLY) parts.push(capital(t(color)));
  if (size && size !== ONLY) {
    const isShort = letters.test(size) || /^\d+$/.test(size);
    parts.push(isShort ? t("size {{size}}", { size: sizeWord(asWritten, size) }) : t(size));
  }
  return commaList(t, parts) || undefined;
}

/** Leaves sentences untranslated, for lists that the shop owner reads. */
export const asWritten = (sentence: string) => sentence;

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
