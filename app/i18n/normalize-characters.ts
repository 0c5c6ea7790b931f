/**
 * Normalises phone numbers and codes to plain keyboard characters: digits of any script become ASCII, invisible marks
 * (copied from address books) are removed, blanks and dashes are unified.
 */
export function normalizeCharacters(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, " ")
    .trim();
}

const digits: Readonly<Record<string, string>> = { B: "8", G: "6", S: "5", Z: "2" };

/** Replaces letters that look like a digit by that digit, for codes in which only the digit occurs. */
export function readAsDigits(code: string): string {
  return code.replace(/[BGSZ]/g, (letter) => digits[letter] ?? letter);
}
