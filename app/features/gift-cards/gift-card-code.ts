import { plainSigns } from "../../i18n/plain-signs.ts";

/** Digits and consonants of which no two look alike; as many as a prime, which the check sign needs. */
export const SIGNS = "23456789CDFHJKMNPRTVWXY";
/** With the check sign at the end; the others make 67 bits. */
export const CODE_LENGTH = 16;

/** Letters that are on no card, for what was meant where somebody reads one. */
const meant: Readonly<Record<string, string>> = { B: "8", G: "6", S: "5", Z: "2" };

/** The check sign behind a code's other signs: no single wrong sign and no two that changed places pass it. */
export function checkSign(signs: string): string {
  return [...SIGNS].find((sign) => weigh(signs + sign) === 0) ?? "";
}

/** A code as it was typed, in the form it is hashed: `"3chr 7nxd…"` to `"3CHR7NXD…"`; undefined where it cannot be one. */
export function tidyGiftCardCode(typed: string): string | undefined {
  const plain = plainSigns(typed).toUpperCase().replace(/[ .-]/g, "");
  const code = plain.replace(/[BGSZ]/g, (letter) => meant[letter] ?? letter);
  const isWhole = code.length === CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign));
  return isWhole && weigh(code) === 0 ? code : undefined;
}

/** A code as it stands on a card: `3CHR-7NXD-94TK-W2PM`. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

function weigh(code: string): number {
  return [...code].reduce((sum, sign, i) => sum + (i + 1) * SIGNS.indexOf(sign), 0) % SIGNS.length;
}
