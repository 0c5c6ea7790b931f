import type { Translate } from "~/i18n/words.ts";
import { commaList } from "../../i18n/comma-list.ts";

/** What stands for colour or size where goods come in one of the two alone; nobody gets to see it. */
export const ONLY = "only";

const letters = /^(\d?x{0,4}[sml]|x{1,4})$/i;

/** A size as people read it: letters large (`xl` to `XL`), everything else as the words or the catalogue have it (`250 g`). */
export function sizeWord(t: (word: string) => string, size: string): string {
  return letters.test(size) ? size.toUpperCase() : t(size);
}

/** Colour and size as they are written behind a name: those that the goods have, none for goods without a choice. */
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

/** A choice as a sentence of its own says it: "Black, size M", "Sage", "250 g"; undefined where there is none. */
export function choiceInWords(t: Translate, color: string | undefined, size: string | undefined): string | undefined {
  const parts = [];
  if (color && color !== ONLY) parts.push(capital(t(color)));
  if (size && size !== ONLY) {
    const isShort = letters.test(size) || /^\d+$/.test(size);
    parts.push(isShort ? t("size {{size}}", { size: sizeWord(asWritten, size) }) : t(size));
  }
  return commaList(t, parts) || undefined;
}

/** Leaves sentences as they are written, where no language is asked for: in lists for the owner. */
export const asWritten = (sentence: string) => sentence;

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
