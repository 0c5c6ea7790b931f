import type { Facets } from "./facets.ts";
import type { Department, ProductDetails, ProductSummary } from "./product.ts";
import type { ListFacet, ProductQuery } from "./product-query.ts";

export type ProductPage = ProductList & {
  facets: Facets;
  page: number;
  pages: number;
  search?: ReadQuery;
  /** The query, if it had values of attributes in the words of a language: addresses have the shop's own. */
  query?: ProductQuery;
};

/**
 * What a listing's search words were understood as: the query with filters in their place, whether nothing is spelt like
 * them, and the parts that were left out since nothing has all of them.
 */
export type ReadQuery = { query: ProductQuery; isGuess: boolean; dropped: readonly string[] };

/** The first products of a query, and how many match in all. */
export type ProductList = { products: readonly ProductSummary[]; total: number };

/** The fixed scope of a screen, which shoppers cannot remove; a `category` is a department or a sub-category. */
export type Within = { facet: ListFacet | "category"; value: string };

/** Single products that have been looked up. */
export type Products = {
  byId(id: string): ProductSummary | undefined;
  /** Whether this id was looked up: if so, and `byId` has no product, the shop does not have it. */
  knows(id: string): boolean;
};

/**
 * What a search found, best match first. `isGuess`: nothing is spelt as it was typed; `isNear`: nothing has all that was
 * typed, and these are the nearest, with a total of 0 if they have only some of the words.
 */
export type Found = ProductList & { isGuess: boolean; isNear: boolean };

export type NameKind = "department" | "subCategory" | "tag";

/**
 * The catalogue as screens use it. The same queries run in the browser's memory, on the shop's server or in its
 * database (docs/decisions/where-the-catalogue-lives.md); no screen knows which.
 */
export type Catalogue = {
  departments: readonly Department[];
  /** Returns a page of a query with its facets; a page beyond the last gives the last. */
  find(query: ProductQuery, pageSize: number, within?: Within): Promise<ProductPage>;
  /** Returns the first `count` products of a query, without facets and pages. */
  list(query: Partial<ProductQuery>, count: number, within?: Within): Promise<ProductList>;
  products(ids: readonly string[]): Promise<Products>;
  details(product: Pick<ProductSummary, "id" | "category">): Promise<ProductDetails | undefined>;
  /** Returns the products most similar to one, see `relatedTo`. */
  related(product: ProductSummary, count: number): Promise<readonly ProductSummary[]>;
  /** Returns the products with all the words, or else the nearest ones; at most `count`. */
  search(words: string, count: number): Promise<Found>;
  /** Returns the catalogue's own name for a department, sub-category or tag given by slug or literal name. */
  nameOf(kind: NameKind, slugOrName: string): Promise<string | undefined>;
  tags(): Promise<readonly string[]>;
};

/** A catalogue on the server, which can also list all its ids. */
export type ServedCatalogue = Catalogue & { ids(): Promise<readonly string[]> };

/** Returns the catalogue with its texts in a language. */
export type CatalogueIn<C extends Partial<Catalogue> = ServedCatalogue> = (language: string) => Promise<C>;

/** Returns the products with these ids, in their order; leaves out unknown ones. */
export function pick(products: Products, ids: readonly string[]): ProductSummary[] {
  return ids.flatMap((id) => products.byId(id) ?? []);
}
