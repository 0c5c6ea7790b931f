import { listOf, nearTo, pageOf, type Scope, scopeOf } from "./answer-query.ts";
import type { Products, ServedCatalogue, Within } from "./catalogue.ts";
import { type Department, type ProductDetails, type ProductSummary, slugOf } from "./product.ts";
import { indexProducts } from "./product-index.ts";
import { emptyQuery } from "./product-query.ts";

type LoadDetails = (department: string) => Promise<readonly ProductDetails[]>;

/** The catalogue that answers from memory; `loadDetails` is asked per department. */
export function createMemoryCatalogue(
  all: readonly ProductSummary[],
  departments: readonly Department[],
  loadDetails: LoadDetails,
): ServedCatalogue {
  const index = indexProducts(all);
  const places = new Map(all.map((product, place) => [product.id, place]));
  const products: Products = { byId: (id) => all[places.get(id) ?? -1], knows: () => true };
  const names = {
    department: namesBySlug(departments.map((department) => department.name)),
    subCategory: namesBySlug(index.values.subCategory.keys()),
    tag: namesBySlug(index.values.tag.keys()),
  };
  const loadSearch = once(async () => (await import("./search-products.ts")).createProductSearch(all));
  async function scope(words: string | undefined, within: Within | undefined): Promise<Scope> {
    const found = words ? (await loadSearch()).find(words) : undefined;
    return scopeOf(index, within, found && Uint32Array.from(found, ({ id }) => places.get(id) ?? 0));
  }
  return {
    departments,
    find: async (query, pageSize, within) => pageOf(index, await scope(query.q, within), query, pageSize),
    list: async (query, count, within) =>
      listOf(index, await scope(query.q, within), { ...emptyQuery, ...query }, count),
    products: async () => products,
    details: async ({ id, category }) => (await loadDetails(category[0])).find((details) => details.id === id),
    related: async (product, count) => nearTo(index, product, count),
    async search(words, count) {
      const search = await loadSearch();
      const found = search.find(words);
      if (found.length > 0) return { products: found.slice(0, count), total: found.length, isNear: false };
      return { products: search.nearest(words, count), total: 0, isNear: true };
    },
    nameOf: async (kind, slugOrName) => names[kind].get(slugOf(slugOrName)),
    tags: async () => [...index.values.tag.keys()],
    ids: async () => all.map((product) => product.id),
  };
}

function namesBySlug(names: Iterable<string>): Map<string, string> {
  return new Map(Array.from(names, (name) => [slugOf(name), name]));
}

/** Makes something at the first call, once; a failure is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
