import MiniSearch, { type SearchOptions } from "minisearch";
import type { ProductSummary } from "./product.ts";
import { putRight, stemOf } from "./put-right.ts";
import { entryOf, type TellKind } from "./search-entry.ts";
import { isAccented, plainWord, plainWords, writtenWord } from "./search-words.ts";
import { fillers } from "./synonyms.ts";

export type ProductSearch = {
  /** Products that have every word, best first, as written, put right or in another form; an unfinished last word will do. */
  find: (words: string) => readonly ProductSummary[];
  /** The same with slips of the pen, for when nothing is spelt so. */
  findSlips: (words: string) => readonly ProductSummary[];
  /** Products that have something of it, for when nothing has all; at most `count`. */
  nearest: (words: string, count: number) => readonly ProductSummary[];
};

/** More characters and words than this are not read: nobody types them, and each costs time. */
const MAX_LENGTH = 120;
const MAX_WORDS = 8;

/** When the beginning of a word will do, and how many slips of the pen: a count, or a part of the word's length. */
export const searchRules = {
  maxFuzzy: 2,
  fuzzy: (word: string) => (word.length < 4 ? false : word.length < 8 ? 1 : 0.25),
  prefix: (word: string, i: number, all: readonly string[]) => i === all.length - 1 || word.length > 3,
  /** Where nothing else is near. */
  lastFuzzy: 0.45,
};

/** Short words that French ties to the next one: l'huile, d’olive. */
const tied = /^(?:[cdjlmnst]|qu)['’](?=\p{L})/iu;

/**
 * The part of what was typed that is read: "gift for a gardener" asks for two words. Signs that stand for whole words, as
 * a few in Arabic do, are written out before they are counted.
 */
export function readTyped(words: string): string {
  const typed = words
    .slice(0, MAX_LENGTH)
    .normalize("NFKC")
    .slice(0, MAX_LENGTH)
    .split(/\s+/)
    .map((word) => word.replace(tied, ""))
    .filter(Boolean);
  const telling = typed.filter((word) => !fillers.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS).join(" ");
}

/** What shoppers type is looked for in these; accented words stand once more as they are written. */
const fields = ["name", "kinds", "tags", "others"];
const WRITTEN = "written";
/** Whole words, all of them. */
const whole = { combineWith: "AND", fuzzy: false, prefix: false } as const;

type Indexed = ReturnType<typeof entryOf> & { [WRITTEN]: string };

/** Builds the index over the products: 5 to 10 ms for 144. */
export function createProductSearch(products: readonly ProductSummary[], tellKind?: TellKind): ProductSearch {
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: [...fields, WRITTEN],
    processTerm: (word, field) => {
      if (field === WRITTEN) return isAccented(word) && writtenWord(word);
      const plain = plainWord(word);
      known.add(plain);
      return plain || null;
    },
    searchOptions: {
      fields,
      processTerm: (word) => plainWord(word) || null,
      boost: { name: 4, kinds: 2, others: 0.8 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      maxFuzzy: searchRules.maxFuzzy,
      fuzzy: searchRules.fuzzy,
      prefix: searchRules.prefix,
      boostDocument: (id) => 1 + Math.min(byId.get(id)?.saleCount ?? 0, 100) / 1000,
    },
  });
  index.addAll(
    products.map((product) => {
      const entry = entryOf(product, tellKind);
      return { ...entry, [WRITTEN]: `${entry.name} ${entry.kinds} ${entry.tags}` };
    }),
  );

  function ranked(words: string, options: SearchOptions): ProductSummary[] {
    return index.search(words, options).flatMap((hit) => byId.get(hit.id) ?? []);
  }
  /** All that begin so, best first; before the others what has the words whole, and before these with the accents that were typed. */
  function wholeFirst(words: string): ProductSummary[] {
    const asWritten = { ...whole, fields: [...fields, WRITTEN], processTerm: writtenWord };
    const begun = ranked(words, { combineWith: "AND", fuzzy: false });
    const [written, spelt] = [asWritten, whole].map((how) => new Set(ranked(words, how)));
    const level = (product: ProductSummary) => Number(written?.has(product)) + Number(spelt?.has(product));
    return begun.toSorted((a, b) => level(b) - level(a));
  }
  const isKnown = (word: string) => known.has(word);
  const rightWords = (typed: string) => putRight(plainWords(readTyped(typed)), isKnown);
  const right = (typed: string) => rightWords(typed).join(" ");
  const stems = (typed: string) =>
    rightWords(typed)
      .map((word) => stemOf(word, isKnown))
      .join(" ");
  /** What the first of the ways finds that finds any. */
  const firstOf = (...ways: (() => ProductSummary[])[]) => {
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found;
    }
    return [];
  };
  return {
    find: (typed) =>
      firstOf(
        () => wholeFirst(readTyped(typed)),
        () => wholeFirst(right(typed)),
        () => ranked(stems(typed), { combineWith: "AND", fuzzy: false, processTerm: (stem) => stem }),
      ),
    findSlips: (typed) => ranked(right(typed), { combineWith: "AND" }),
    nearest: (typed, count) =>
      firstOf(
        () => ranked(right(typed), { combineWith: "OR" }),
        () => ranked(right(typed), { combineWith: "OR", fuzzy: searchRules.lastFuzzy }),
      ).slice(0, count),
  };
}
