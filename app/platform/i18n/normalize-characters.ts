/**
 * Normalises phone numbers and codes to plain keyboard characters: digits of any script become ASCII, invisible marks
 * (copied from address books) are removed, blanks and dashes are unified.
 */
export function normalizeCharacters(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/(?!\d)\p{Nd}/gu, digitValue)
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns a digit's value: the digits of a script follow one another, so as many are before it in Unicode. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const digits: Readonly<Record<string, string>> = { B: "8", G: "6", S: "5", Z: "2" };

/** Replaces letters that look like a digit by that digit, for codes in which only the digit occurs. */
export function readAsDigits(code: string): string {
  return code.replace(/[BGSZ]/g, (letter) => digits[letter] ?? letter);
}
