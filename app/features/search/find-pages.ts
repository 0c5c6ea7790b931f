import { plainWords } from "../catalogue/search/search-words.ts";
import { askingWords, orderedThings, pageRows, questionWords } from "./page-synonyms.ts";

/** A page of the shop that is not about products: its address, and its name on the screen. */
export type FoundPage = { to: string; label: string };
/** From this length the beginning of a word is enough. */
const SHORTEST_PREFIX = 5;
const MAX_PAGES = 3;

/**
 * Returns the pages of the shop that have every word of a query, except for words such as "my", in their name on the
 * screen, in English or among the words for them in other languages; `t` translates names. What was ordered need not be
 * among them ("return a parcel"), and of a question of how to do something, most words are enough.
 */
export function findPages(typed: string, t: (english: string) => string): FoundPage[] {
  const all = plainWords(typed.slice(0, 120));
  const words = all.filter((word) => !questionWords.has(word));
  const telling = words.filter((word) => !orderedThings.has(word));
  const asked = all.some((word) => askingWords.has(word)) ? MOST : 1;
  const attempts = [() => pagesWith(words, t, 1), () => pagesWith(telling, t, 1), () => pagesWith(telling, t, asked)];
  for (const find of attempts) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

/** The part of a question's words that has to tell the page. */
const MOST = 0.5;

function pagesWith(words: readonly string[], t: (english: string) => string, least: number): FoundPage[] {
  const found = pageRows.flatMap(([to, name, alsoCalled]) => {
    const label = t(name);
    const known = plainWords(`${name} ${label} ${alsoCalled}`);
    const isMeant = (word: string) =>
      known.some((one) => one === word || (word.length >= SHORTEST_PREFIX && one.startsWith(word)));
    const met = words.filter(isMeant).length;
    return met > 0 && met >= words.length * least ? [{ to, label, met }] : [];
  });
  return found
    .toSorted((a, b) => b.met - a.met)
    .slice(0, MAX_PAGES)
    .map(({ to, label }) => ({ to, label }));
}
