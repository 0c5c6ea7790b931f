import { scopeOf } from "../answer-query.ts";
import { limitsOf } from "../attributes/query-limits.ts";
import { countBoth } from "../bits.ts";
import type { ReadQuery } from "../catalogue.ts";
import { passesOf, passing } from "../filter-products.ts";
import type { ProductStore } from "../indexed-catalogue.ts";
import type { ProductIndex } from "../product-index.ts";
import { emptyQuery, type ProductQuery } from "../product-query.ts";
import { createPromiseCache } from "../promise-cache.ts";
import { readSearch, type SearchReading } from "./read-search.ts";
import { plainWords } from "./search-words.ts";

/** How many searches are kept: a page asks for its own twice. */
const KEPT_READINGS = 50;

/** What a query with search words means, and the products with these words: all, if none are left. */
export type MeantQuery = ReadQuery & { places: Uint32Array | undefined };

/** Returns a function that reads the search words of queries, for the products of an index. */
export function createQueryReader(
  index: ProductIndex,
  store: ProductStore,
): (query: ProductQuery & { q: string }) => Promise<MeantQuery> {
  const kept = createPromiseCache<SearchReading>(KEPT_READINGS);
  const { department, subCategory, tag, colour, size } = index.values;
  const names = [...department.keys(), ...subCategory.keys(), ...tag.keys()];
  const called = new Set(names.map((name) => plainWords(name).join(" ")));
  const isName = (phrase: string) => called.has(plainWords(phrase).join(" "));
  const known = { colours: [...colour.keys()], sizes: [...size.keys()], isName };
  async function count(places: Uint32Array | undefined, change: Partial<ProductQuery>): Promise<number> {
    const query = { ...emptyQuery, ...change };
    const limits = await limitsOf({ store, size: index.size, query });
    const left = passing(scopeOf(index, undefined, places).bits, passesOf(index, query, limits));
    return countBoth(left, left);
  }
  return async ({ q, ...query }) => {
    const read = await kept(q, () => readSearch(q, { known, find: store.find, count }));
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
