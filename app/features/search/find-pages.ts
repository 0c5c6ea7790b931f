import { plainWords } from "../catalogue/search-words.ts";
import { pageRows, questionWords } from "./page-synonyms.ts";

/** A page of the shop that is not about products: its address, and its name on the screen. */
export type FoundPage = { to: string; label: string };
/** From this length the beginning of a word is enough. */
const SHORTEST_PREFIX = 4;
const MAX_PAGES = 3;

/**
 * Returns the pages of the shop that have every word of a query, except for words such as "my", in their name on the
 * screen, in English or among the words for them in other languages; `t` translates names.
 */
export function findPages(typed: string, t: (english: string) => string): FoundPage[] {
  const words = plainWords(typed.slice(0, 120)).filter((word) => !questionWords.has(word));
  if (words.length === 0) return [];
  const found = pageRows.flatMap(([to, name, alsoCalled]) => {
    const label = t(name);
    const known = plainWords(`${name} ${label} ${alsoCalled}`);
    const isMeant = (word: string) =>
      known.some((one) => one === word || (word.length >= SHORTEST_PREFIX && one.startsWith(word)));
    return words.every(isMeant) ? [{ to, label }] : [];
  });
  return found.slice(0, MAX_PAGES);
}
