import { plainWords } from "../catalogue/search/search-words.ts";
import type { PageWords } from "../catalogue/search/words/language-words.ts";
import { shopPages } from "./shop-pages.ts";

/** A page of the shop that is not about products: its address, and its name on the screen. */
export type FoundPage = { to: string; label: string };
/** From this length the beginning of a word is enough. */
const SHORTEST_PREFIX = 5;
const MAX_PAGES = 3;
/** The part of a question's words that has to tell the page. */
const MOST = 0.5;

/** The normalised words of what pages are called, which no search changes. */
const kept = new Map<string, readonly string[]>();

function wordsIn(text: string): readonly string[] {
  const words = kept.get(text) ?? plainWords(text);
  kept.set(text, words);
  return words;
}

/**
 * Returns the pages of the shop that have every word of a query, except for words such as "my", in their name on the
 * screen, in English or among `known`, the words for them; `t` translates names. What was ordered need not be among them
 * ("return a parcel"), and of a question of how to do something, most words are enough.
 */
export function findPages(typed: string, t: (english: string) => string, known: PageWords): FoundPage[] {
  const [asking, ordered, questions] = [known.asking, known.ordered, known.questions].map(
    (words) => new Set(wordsIn(words)),
  );
  const all = plainWords(typed.slice(0, 120));
  const words = all.filter((word) => !questions?.has(word));
  const telling = words.filter((word) => !ordered?.has(word));
  const asked = all.some((word) => asking?.has(word)) ? MOST : 1;
  const attempts = [() => pagesWith(words, 1), () => pagesWith(telling, 1), () => pagesWith(telling, asked)];
  for (const find of attempts) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];

  function pagesWith(wanted: readonly string[], least: number): FoundPage[] {
    const found = shopPages.flatMap(([to, name]) => {
      const label = t(name);
      const own = wordsIn(`${name} ${label} ${known.called[to] ?? ""}`);
      const isMeant = (word: string) =>
        own.some((one) => one === word || (word.length >= SHORTEST_PREFIX && one.startsWith(word)));
      const met = wanted.filter(isMeant).length;
      return met > 0 && met >= wanted.length * least ? [{ to, label, met }] : [];
    });
    return found
      .toSorted((a, b) => b.met - a.met)
      .slice(0, MAX_PAGES)
      .map(({ to, label }) => ({ to, label }));
  }
}

/** Returns the pages that are called so in the language of the screen, or, if the goods have none of it, in any other. */
export async function findShopPages(
  typed: string,
  { language, t, hasGoods }: { language: string; t: (english: string) => string; hasGoods: boolean },
): Promise<FoundPage[]> {
  const { lexiconOf, lexiconOfAll } = await import("../catalogue/search/words/load-words.ts");
  const found = findPages(typed, t, (await lexiconOf(language)).pages);
  return found.length > 0 || hasGoods ? found : findPages(typed, t, (await lexiconOfAll()).pages);
}
