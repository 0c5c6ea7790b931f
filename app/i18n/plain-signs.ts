/**
 * What is typed by sign rather than by word, a telephone number or a code, in the signs of a plain keyboard: with the
 * digits of any script, without the marks that nobody sees (address books copy them along), blanks and dashes in one form.
 */
export function plainSigns(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, " ")
    .trim();
}
