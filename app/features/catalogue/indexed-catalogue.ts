import { listOf, pageOf, type Scope, scopeOf } from "./answer-query.ts";
import type { Facts } from "./attributes/attribute-values.ts";
import { type Bits, hasBit } from "./bits.ts";
import type { Products, ServedCatalogue, Within } from "./catalogue.ts";
import type { Facets } from "./facets.ts";
import { type Passes, passesOf } from "./filter-products.ts";
import { once } from "./once.ts";
import { type Department, type ProductDetails, type ProductSummary, slugOf } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { emptyQuery, type ProductQuery } from "./product-query.ts";
import type { ExcludedWord } from "./search/exclusion-words.ts";
import type { Way } from "./search/read-search.ts";
import type { TranslateTerm } from "./search/search-entry.ts";

/** Holds the products of an index and searches their text; a place is a product's position in the catalogue. */
export type ProductStore = {
  /** Whose words searches are read by first. */
  language: string;
  /** Translates names of departments, sub-categories and tags into it. */
  translateTerm(): Promise<TranslateTerm>;
  at(places: ArrayLike<number>): Promise<readonly ProductSummary[]>;
  byIds(ids: readonly string[]): Promise<Products>;
  details(product: Pick<ProductSummary, "id" | "category">): Promise<ProductDetails | undefined>;
  related(product: ProductSummary, count: number): Promise<readonly ProductSummary[]>;
  /** Finds the places of the products that have every word, best first. */
  find(words: string, way: Way): Promise<Uint32Array>;
  /** Finds the places of the products with some of the words, for when none has all; at most `count`. */
  nearest(words: string, count: number): Promise<Uint32Array>;
  /** Returns the places of the products that have one of the words. */
  having(words: readonly ExcludedWord[]): Promise<Uint32Array>;
  /** Returns the attributes and measures of all products. */
  facts(): Promise<Facts>;
  ids(): Promise<readonly string[]>;
};

/** Creates a catalogue whose listings use an index in this process, wherever the products are stored. */
export function createIndexedCatalogue(
  index: ProductIndex,
  departments: readonly Department[],
  store: ProductStore,
): ServedCatalogue {
  const names = {
    department: namesBySlug(departments.map((department) => department.name)),
    subCategory: namesBySlug(index.values.subCategory.keys()),
    tag: namesBySlug(index.values.tag.keys()),
  };
  const limits = (query: ProductQuery) => limitsFor(store, index, query);
  const loadReader = once(async () => (await import("./search/read-query.ts")).createQueryReader(index, store, limits));
  async function meant(asked: ProductQuery) {
    const query = asked.facts ? withOwnValues(asked, asked.facts, await store.facts()) : asked;
    if (!query.q) return { query, places: undefined, answer: query === asked ? {} : { query } };
    const { places, ...search } = await (await loadReader())({ ...query, q: query.q });
    return { query: search.query, places, answer: { search } };
  }
  /** Returns products with some of the words, without what they must be without. */
  async function nearest(words: string, query: ProductQuery, count: number) {
    const found = await store.nearest(words, count);
    const bits = (await limits(query)).get("without");
    return bits ? found.filter((place) => hasBit(bits, place)) : found;
  }
  async function withMore(
    facets: Facets,
    listing: { query: ProductQuery; within: Within | undefined; scope: Scope; passed: Passes },
  ) {
    const { factFacetsOf, orderFor } = await import("./attributes/attribute-facets.ts");
    const { query, within, scope, passed } = listing;
    const settings = { facts: await store.facts(), passes: passesOf(index, query, passed), within: scope.bits, query };
    return { ...facets, more: factFacetsOf({ ...settings, order: orderFor(departments, query, within) }) };
  }
  return {
    departments,
    async find(asked, pageSize, within) {
      const { query, places: found, answer } = await meant(asked);
      const scope = scopeOf(index, within, found);
      const passed = await limits(query);
      const { places, facets, ...page } = pageOf(index, scope, query, pageSize, passed);
      const counted = wantsMore(query) ? await withMore(facets, { query, within, scope, passed }) : facets;
      return { products: await store.at(places), facets: counted, ...page, ...answer };
    },
    async list(asked, count, within) {
      const { query, places: found } = await meant({ ...emptyQuery, ...asked });
      const { places, total } = listOf(index, scopeOf(index, within, found), query, count, await limits(query));
      return { products: await store.at(places), total };
    },
    products: store.byIds,
    details: store.details,
    related: store.related,
    async search(words, count) {
      const { query, places: found, isGuess, dropped } = await (await loadReader())({ ...emptyQuery, q: words });
      const { places, total } = listOf(index, scopeOf(index, undefined, found), query, count, await limits(query));
      const isNear = total === 0 || dropped.length > 0;
      const shown = total === 0 ? await nearest(words, query, count) : places;
      return { products: await store.at(shown), total, isGuess, isNear };
    },
    nameOf: async (kind, slugOrName) => names[kind].get(slugOf(slugOrName)),
    tags: async () => [...index.values.tag.keys()],
    ids: store.ids,
  };
}

/** Whether a listing offers attributes and measures: if asked for, and while one of them is chosen. */
const wantsMore = ({ more, facts, measures }: ProductQuery) => more === true || Boolean(facts ?? measures);

/** Returns what a query asks for beside the index, which is loaded only then. */
async function limitsFor(store: ProductStore, { size }: ProductIndex, query: ProductQuery): Promise<Map<string, Bits>> {
  const { facts, measures, without } = query;
  if (!facts && !measures && !without) return new Map();
  const { limitsOf } = await import("./attributes/query-limits.ts");
  return limitsOf({ store, size, query });
}

/** Returns the query with values of attributes as the shop names them, itself if they were. */
function withOwnValues(
  query: ProductQuery,
  chosen: NonNullable<ProductQuery["facts"]>,
  { byKey }: Facts,
): ProductQuery {
  const ownIn = (key: string, value: string) => {
    const { values, shown } = byKey.get(key) ?? {};
    if (!shown || values?.has(value)) return value;
    return [...shown].find(([, label]) => label === value)?.[0] ?? value;
  };
  const facts = Object.entries(chosen).map(
    ([key, values]) => [key, [...new Set(values.map((value) => ownIn(key, value)))]] as const,
  );
  const isOwn = facts.every(([key, values]) => JSON.stringify(values) === JSON.stringify(chosen[key]));
  return isOwn ? query : { ...query, facts: Object.fromEntries(facts) };
}

function namesBySlug(names: Iterable<string>): Map<string, string> {
  return new Map(Array.from(names, (name) => [slugOf(name), name]));
}
