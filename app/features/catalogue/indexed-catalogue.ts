import { listOf, pageOf, type Scope, scopeOf } from "./answer-query.ts";
import type { Products, ServedCatalogue, Within } from "./catalogue.ts";
import { type Department, type ProductDetails, type ProductSummary, slugOf } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { emptyQuery } from "./product-query.ts";

/** The positions of search hits, best first, and whether the search had to guess what was meant. */
export type FoundPlaces = { places: Uint32Array; isGuess: boolean };

/** Holds the products of an index and searches their text; a place is a product's position in the catalogue. */
export type ProductStore = {
  at(places: ArrayLike<number>): Promise<readonly ProductSummary[]>;
  byIds(ids: readonly string[]): Promise<Products>;
  details(product: Pick<ProductSummary, "id" | "category">): Promise<ProductDetails | undefined>;
  related(product: ProductSummary, count: number): Promise<readonly ProductSummary[]>;
  /** Finds the products that have every word. */
  find(words: string): Promise<FoundPlaces>;
  /** Finds products that have some of the words, for when none has all; at most `count`. */
  nearest(words: string, count: number): Promise<Uint32Array>;
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
  async function scope(words: string | undefined, within: Within | undefined): Promise<Scope> {
    return scopeOf(index, within, words ? (await store.find(words)).places : undefined);
  }
  return {
    departments,
    async find(query, pageSize, within) {
      const { places, ...page } = pageOf(index, await scope(query.q, within), query, pageSize);
      return { products: await store.at(places), ...page };
    },
    async list(query, count, within) {
      const { places, total } = listOf(index, await scope(query.q, within), { ...emptyQuery, ...query }, count);
      return { products: await store.at(places), total };
    },
    products: store.byIds,
    details: store.details,
    related: store.related,
    async search(words, count) {
      const { places, isGuess } = await store.find(words);
      const isNear = places.length === 0;
      const shown = isNear ? await store.nearest(words, count) : places.subarray(0, count);
      return { products: await store.at(shown), total: places.length, isGuess, isNear };
    },
    nameOf: async (kind, slugOrName) => names[kind].get(slugOf(slugOrName)),
    tags: async () => [...index.values.tag.keys()],
    ids: store.ids,
  };
}

function namesBySlug(names: Iterable<string>): Map<string, string> {
  return new Map(Array.from(names, (name) => [slugOf(name), name]));
}
