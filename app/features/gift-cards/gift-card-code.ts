import { normalizeCharacters, readAsDigits } from "../../platform/i18n/normalize-characters.ts";

/** Digits and consonants that do not look alike; their number is prime, as the check character needs. */
export const SIGNS = "23456789CDFHJKMNPRTVWXY";
/** Including the check character at the end; the others make 67 bits. */
export const CODE_LENGTH = 16;

/** Returns the check character for a code: it detects any single wrong character and any swap of two. */
export function checkCharacter(signs: string): string {
  return [...SIGNS].find((sign) => weigh(signs + sign) === 0) ?? "";
}

/** Normalises a code as typed to the form that is hashed: `"3chr 7nxd…"` to `"3CHR7NXD…"`; undefined if invalid. */
export function tidyGiftCardCode(typed: string): string | undefined {
  const code = readAsDigits(normalizeCharacters(typed).toUpperCase().replace(/[ .-]/g, ""));
  const isWhole = code.length === CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign));
  return isWhole && weigh(code) === 0 ? code : undefined;
}

/** Formats a code as printed on a card: `3CHR-7NXD-94TK-W2PM`. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

function weigh(code: string): number {
  return [...code].reduce((sum, sign, i) => sum + (i + 1) * SIGNS.indexOf(sign), 0) % SIGNS.length;
}
