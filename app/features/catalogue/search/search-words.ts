import { remembered } from "../remembered.ts";

const words = /[\s\p{P}\p{S}]+/u;

/**
 * Normalises a word for comparison: no capitals, accents, plural or Arabic article, and one letter for those that
 * writers of Arabic or, with y for ij, of Dutch interchange. Empty for a lone combining mark.
 */
export const plainWord = remembered((word) => singular(plainLetters(word)), 50_000);

function plainLetters(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("ij", "y")
    .replace(/^(?:ال|لل)(?=..)/u, "")
    .replace(/[أإآ]/gu, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");
}

/** Normalises a word but keeps its accents, since shoppers who type them mean them; Arabic has none in writing. */
export function writtenWord(word: string): string {
  const written = word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("ij", "y");
  return /\p{Script=Arabic}/u.test(written) ? plainWord(word) : singular(written);
}

const beyondAscii = /[^\0-\x7f]/;

/** Whether a word is written with an accent. */
export function isAccented(word: string): boolean {
  return beyondAscii.test(word) && writtenWord(word) !== plainWord(word);
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (/..(ies?|[^aeiou]y)$/.test(word)) return word.replace(/(ies?|y)$/, "i");
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Returns the normalised words of a text. */
export function plainWords(text: string): string[] {
  return text
    .split(words)
    .map(plainWord)
    .filter((word) => word !== "");
}

/** Returns the normalised words of a text that lost an ending, and so begin words that nobody typed: "botas", botanical. */
export function shortenedWords(text: string): Set<string> {
  return new Set(
    text
      .split(words)
      .filter((word) => plainLetters(word) !== plainWord(word))
      .map(plainWord),
  );
}

/** Returns how many characters of a word are its normalised beginning: "wyn" is four of "Wijnglas". */
function lettersOf(word: string, beginning: string): number {
  const ends = Array.from({ length: word.length }, (_, i) => i + 1);
  return ends.find((end) => plainLetters(word.slice(0, end)).startsWith(beginning)) ?? beginning.length;
}

type Part = { text: string; isMatch: boolean };

/** Splits a text into parts and marks the beginnings that match the typed words. */
export function markMatches(text: string, typed: string): Part[] {
  const wanted = plainWords(typed);
  const parts: Part[] = [];
  for (const piece of text.split(/([\s\p{P}\p{S}]+)/u)) {
    const own = plainWord(piece);
    const match = wanted.filter((word) => own.startsWith(word)).sort((a, b) => b.length - a.length)[0];
    if (!match || piece === "") parts.push({ text: piece, isMatch: false });
    else {
      const end = own === match ? piece.length : lettersOf(piece, match);
      parts.push({ text: piece.slice(0, end), isMatch: true }, { text: piece.slice(end), isMatch: false });
    }
  }
  return parts.filter((part) => part.text !== "");
}
