import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { ProductSummary } from "../product.ts";
import { correctTypos, stemOf } from "./correct-typos.ts";
import { entryOf, type TranslateTerm } from "./search-entry.ts";
import { isAccented, plainWord, plainWords, shortenedWords, writtenWord } from "./search-words.ts";
import { fillers, isThing } from "./synonyms.ts";

export type ProductSearch = {
  /** Finds products with every word, best first: as typed, corrected or as stems; the last may be a prefix. */
  find: (words: string) => readonly ProductSummary[];
  /** The same with typos, for when nothing is spelt as it was typed. */
  findFuzzy: (words: string) => readonly ProductSummary[];
  /** The same by the beginnings of words without their endings only. */
  findStems: (words: string) => readonly ProductSummary[];
  /** Returns the words without common typos and with compounds taken apart, by the words of the goods. */
  correct: (words: string) => string;
  /** Finds products that have some of the words, for when none has all; at most `count`. */
  nearest: (words: string, count: number) => readonly ProductSummary[];
};

/** The most characters that are read: nobody types more, and each costs time. */
export const MAX_LENGTH = 120;
/** The most words that are read. */
const MAX_WORDS = 8;

/** When a prefix of a word matches, and how many typos are allowed: a count, or a fraction of the word's length. */
export const searchRules = {
  maxFuzzy: 2,
  /** A word that names a thing is spelt right, even if nothing here is that thing: "boots" are no books. */
  fuzzy: (word: string) => (word.length < 4 || isThing(word) ? false : word.length < 8 ? 1 : 0.25),
  /** Whether a short word may stand for another one: nobody errs in its first letter. */
  mayMean: (word: string, other: string) => word.length > 5 || word[0] === other[0],
  prefix: (word: string, i: number, all: readonly string[]) => i === all.length - 1 || word.length > 3,
  /** Whether a word may begin others even if it is one itself: "car" is no cardigan, but "lamp" begins lampshades. */
  knownBegins: (word: string) => word.length > 3,
  /** Whether a prefix also matches synonyms: "red" does not mean what is reduced, nor "bar" a bargain. */
  prefixOfSynonym: (word: string) => word.length > 3,
  /** Used if nothing else is near. */
  lastFuzzy: (word: string) => (isThing(word) ? false : 0.45),
};

/** French elisions before the next word: l'huile, d’olive. */
const elision = /^(?:[cdjlmnst]|qu)['’](?=\p{L})/iu;

/**
 * Returns the words of a query that are searched: "gift for a gardener" has two. Characters that stand for whole words,
 * as a few in Arabic do, are expanded before the limits apply.
 */
export function readTyped(words: string): string {
  const typed = words
    .slice(0, MAX_LENGTH)
    .normalize("NFKC")
    .slice(0, MAX_LENGTH)
    .split(/\s+/)
    .map((word) => word.replace(elision, ""))
    .filter(Boolean);
  const meaningful = typed.filter((word) => !fillers.has(word.toLowerCase()));
  return (meaningful.length > 0 ? meaningful : typed).slice(0, MAX_WORDS).join(" ");
}

/** The fields that are searched; words with accents are also indexed as written. */
const ownFields = ["name", "kinds", "tags", "own"];
const synonymFields = ["called", "kindred", "related"];
const fields = [...ownFields, ...synonymFields];
const WRITTEN = "written";
/** Every word has to match as a whole. */
const whole = { combineWith: "AND", fuzzy: false, isPrefix: false } as const;

type Ranking = Pick<SearchOptions, "combineWith" | "fields" | "fuzzy"> & {
  /** Whether some words may be prefixes; by default they may. */
  isPrefix?: boolean;
  /** What the words were before they were corrected. */
  from?: string;
  /** Normalises a word; by default by `plainWord`. */
  read?: (word: string) => string;
};

const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** Returns the query of a normalised word as a prefix. */
function prefixQuery(word: string): Query & object {
  if (searchRules.prefixOfSynonym(word)) return { queries: [word], prefix: true };
  return {
    combineWith: "OR",
    queries: [
      { queries: [word], fields: ownFields, prefix: true },
      { queries: [word], fields: synonymFields, prefix: false },
    ],
  };
}

/** Fields in which a word may be misspelt: "proto" is not what is reduced, which some call "promo". */
const misspeltFields = fields.filter((field) => field !== "related");

/** Returns the query of a word that may be misspelt, in other fields only as it stands. */
function fuzzyQuery(query: Query & object, word: string): Query {
  return {
    combineWith: "OR",
    queries: [
      { queries: [query], fuzzy: false },
      { queries: [word], fields: misspeltFields, prefix: false },
    ],
  };
}

type Indexed = ReturnType<typeof entryOf> & { [WRITTEN]: string };

/** Fills the index of the products' words; `known` gets all of them. */
function fillIndex(
  products: readonly ProductSummary[],
  known: Set<string>,
  translateTerm?: TranslateTerm,
): MiniSearch<Indexed> {
  const sold = new Map(products.map(({ id, saleCount }) => [id, saleCount]));
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
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { name: 4, kinds: 2, called: 2, kindred: 1.2, own: 0.8, related: 0.8 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      maxFuzzy: searchRules.maxFuzzy,
      fuzzy: searchRules.fuzzy,
      boostDocument: (id) => 1 + Math.min(sold.get(id) ?? 0, 100) / 1000,
    },
  });
  index.addAll(
    products.map((product) => {
      const entry = entryOf(product, translateTerm);
      return { ...entry, [WRITTEN]: `${entry.name} ${entry.kinds} ${entry.tags}` };
    }),
  );
  return index;
}

/** Builds the search of the products: 5 to 10 ms for 144. */
export function createProductSearch(products: readonly ProductSummary[], translateTerm?: TranslateTerm): ProductSearch {
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = new Set<string>();
  const index = fillIndex(products, known, translateTerm);

  function ranked(
    words: string,
    { isPrefix = true, read = plainWord, from = words, ...options }: Ranking,
  ): ProductSummary[] {
    const typed = tokenize(words).map(read).filter(Boolean);
    const shortened = shortenedWords(from);
    const mayBegin = (word: string, i: number) =>
      isPrefix &&
      searchRules.prefix(word, i, typed) &&
      (searchRules.knownBegins(word) || !known.has(word)) &&
      !shortened.has(word);
    const queries = typed.map((word, i) => {
      const query = mayBegin(word, i) ? prefixQuery(word) : { queries: [word], prefix: false };
      return options.fuzzy === false ? query : fuzzyQuery(query, word);
    });
    const isMeant = ({ queryTerms, match }: SearchResult) =>
      queryTerms.some((word) => Object.keys(match).some((other) => searchRules.mayMean(word, other)));
    const filter = options.fuzzy === undefined ? { filter: isMeant } : {};
    return index.search({ queries }, { ...options, ...filter }).flatMap((hit) => byId.get(hit.id) ?? []);
  }
  /** Finds by prefix, best first; products with whole words rank above these, those with the typed accents on top. */
  function wholeFirst(words: string): ProductSummary[] {
    const asWritten = { ...whole, fields: [...fields, WRITTEN], read: writtenWord };
    const byPrefix = ranked(words, { combineWith: "AND", fuzzy: false });
    const [written, spelt] = [asWritten, whole].map((how) => new Set(ranked(words, how)));
    const level = (product: ProductSummary) => Number(written?.has(product)) + Number(spelt?.has(product));
    return byPrefix.toSorted((a, b) => level(b) - level(a));
  }
  const isKnown = (word: string) => known.has(word);
  const correctedWords = (typed: string) => correctTypos(plainWords(readTyped(typed)), isKnown);
  const corrected = (typed: string) => correctedWords(typed).join(" ");
  /** Whether there is anything to correct; if not, it need not be searched again. */
  const isCorrected = (typed: string) => corrected(typed) !== plainWords(readTyped(typed)).join(" ");
  /** Finds by the beginnings of words without their endings, if there is any. */
  function byStems(typed: string): ProductSummary[] {
    const written = correctedWords(typed);
    const stems = written.map((word) => stemOf(word, isKnown));
    if (stems.every((stem, i) => stem === written[i])) return [];
    return ranked(stems.join(" "), { combineWith: "AND", fuzzy: false, read: (stem) => stem });
  }
  /** Returns the first non-empty result. */
  const firstWithHits = (...ways: (() => ProductSummary[])[]) => {
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found;
    }
    return [];
  };
  return {
    find: (typed) =>
      firstWithHits(
        () => wholeFirst(readTyped(typed)),
        () => (isCorrected(typed) ? wholeFirst(corrected(typed)) : []),
        () => byStems(typed),
      ),
    findStems: byStems,
    correct: corrected,
    findFuzzy: (typed) => ranked(corrected(typed), { combineWith: "AND", from: readTyped(typed) }),
    nearest: (typed, count) =>
      firstWithHits(
        () => ranked(corrected(typed), { combineWith: "OR", from: readTyped(typed) }),
        () => ranked(corrected(typed), { combineWith: "OR", fuzzy: searchRules.lastFuzzy, from: readTyped(typed) }),
      ).slice(0, count),
  };
}
