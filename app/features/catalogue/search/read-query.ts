import { scopeOf } from "../answer-query.ts";
import { type Bits, countBoth } from "../bits.ts";
import type { ReadQuery } from "../catalogue.ts";
import { titleOf } from "../department-names.ts";
import { passesOf, passing } from "../filter-products.ts";
import type { ProductStore } from "../indexed-catalogue.ts";
import { once } from "../once.ts";
import type { ProductIndex } from "../product-index.ts";
import { emptyQuery, type ProductQuery } from "../product-query.ts";
import { createPromiseCache } from "../promise-cache.ts";
import { isLost, readSearch, type SearchReading } from "./read-search.ts";
import { plainWords } from "./search-words.ts";
import { lexiconOf, lexiconOfAll } from "./words/load-words.ts";

/** How many searches are kept: a page asks for its own twice. */
const KEPT_READINGS = 50;

/** What a query with search words means, and the products with these words: all, if none are left. */
export type MeantQuery = ReadQuery & { places: Uint32Array | undefined };

/** Returns a function that reads the search words of queries, for the products of an index; `limitsOf` as listings have it. */
export function createQueryReader(
  index: ProductIndex,
  store: ProductStore,
  limitsOf: (query: ProductQuery) => Promise<Map<string, Bits>>,
): (query: ProductQuery & { q: string }) => Promise<MeantQuery> {
  const kept = createPromiseCache<SearchReading>(KEPT_READINGS);
  const { department, subCategory, tag, colour, size } = index.values;
  const names = [...department.keys(), ...subCategory.keys(), ...tag.keys()];
  const asKnown = (name: string) => plainWords(name).join(" ");
  const loadKnown = once(async () => {
    const translate = await store.translateTerm();
    const called = new Set(names.flatMap((name) => [name, translate(titleOf(name))]).map(asKnown));
    return {
      colours: [...colour.keys()],
      sizes: [...size.keys()],
      isName: (phrase: string) => called.has(asKnown(phrase)),
    };
  });
  async function count(places: Uint32Array | undefined, change: Partial<ProductQuery>): Promise<number> {
    const query = { ...emptyQuery, ...change };
    const left = passing(scopeOf(index, undefined, places).bits, passesOf(index, query, await limitsOf(query)));
    return countBoth(left, left);
  }
  /** Reads a search in the screen's language, or, if that finds nothing, in all of the shop's. */
  async function readInOrder(typed: string): Promise<SearchReading> {
    const settings = { known: await loadKnown(), find: store.find, count };
    const own = await readSearch(typed, { ...settings, lexicon: await lexiconOf(store.language) });
    if (!isLost(own)) return own;
    const other = await readSearch(typed, { ...settings, lexicon: await lexiconOfAll() });
    return isLost(other) ? own : other;
  }
  return async ({ q, ...query }) => {
    const read = await kept(q, () => readInOrder(q));
    const { change, words, places, isGuess, dropped } = read;
    return { query: { ...withChange(query, change), ...(words && { q: words }) }, places, isGuess, dropped };
  };
}

/** Adds what a search says to what the shopper has chosen; a choice of the same kind goes first. */
function withChange(query: ProductQuery, change: Partial<ProductQuery>): ProductQuery {
  const { measures, without, sort, ...plain } = change;
  const all = { ...query };
  for (const [name, value] of Object.entries(plain) as [keyof ProductQuery, never][]) {
    const own = all[name];
    if (own === undefined || own === false || (Array.isArray(own) && own.length === 0)) all[name] = value;
  }
  if (measures) all.measures = { ...measures, ...query.measures };
  if (without) all.without = [...new Set([...(query.without ?? []), ...without])];
  if (sort && query.sort === "default") all.sort = sort;
  const { min, max } = all;
  // Of an end in the address and one that was typed, either may be the greater.
  return min !== undefined && max !== undefined && min > max ? { ...all, min: max, max: min } : all;
}
