import { type Facets, facetsOf } from "./facets.ts";
import { passing, sortProducts, testsOf } from "./filter-products.ts";
import { type Department, type ProductDetails, type ProductSummary, slugOf } from "./product.ts";
import type { ProductQuery } from "./product-query.ts";

export type ProductPage = {
  products: readonly ProductSummary[];
  facets: Facets;
  /** Products over all pages. */
  total: number;
  page: number;
  pages: number;
};

/** What screens ask of the catalogue. The embedded one answers from memory; a search engine could stand in its place. */
export type Catalogue = {
  all: readonly ProductSummary[];
  departments: readonly Department[];
  byId(id: string): ProductSummary | undefined;
  details(product: ProductSummary): Promise<ProductDetails | undefined>;
  /** A page of a query; a page beyond the last is the last. `pageSize` is a count of products. */
  find(query: ProductQuery, pageSize: number, within?: readonly ProductSummary[]): ProductPage;
  /** The catalogue's own name for a department, sub-category or tag given by slug or literal name. */
  nameOf(kind: "department" | "subCategory" | "tag", slugOrName: string): string | undefined;
};

type LoadDetails = (department: string) => Promise<readonly ProductDetails[]>;

/** Builds the indexes over the products; `loadDetails` is asked once per department. */
export function createCatalogue(
  all: readonly ProductSummary[],
  departments: readonly Department[],
  loadDetails: LoadDetails,
): Catalogue {
  const index = new Map(all.map((product) => [product.id, product]));
  const names = {
    department: namesBySlug(departments.map((department) => department.name)),
    subCategory: namesBySlug(all.flatMap((product) => product.category.slice(1))),
    tag: namesBySlug(all.flatMap((product) => product.tag)),
  };
  return {
    all,
    departments,
    byId: (id) => index.get(id),
    details: async (product) => (await loadDetails(product.category[0])).find((d) => d.id === product.id),
    find(query, pageSize, within = all) {
      const found = sortProducts(passing(within, testsOf(query)), query.sort);
      const pages = Math.max(1, Math.ceil(found.length / pageSize));
      const page = Math.min(query.page, pages);
      const products = found.slice((page - 1) * pageSize, page * pageSize);
      return { products, facets: facetsOf(within, query), total: found.length, page, pages };
    },
    nameOf: (kind, slugOrName) => names[kind].get(slugOf(slugOrName)),
  };
}

function namesBySlug(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [slugOf(name), name]));
}
