import type { Facets } from "./facets.ts";
import type { Department, ProductDetails, ProductSummary } from "./product.ts";
import type { ListFacet, ProductQuery } from "./product-query.ts";

export type ProductPage = ProductList & { facets: Facets; page: number; pages: number };

/** The first products of a query, and how many there are in all. */
export type ProductList = { products: readonly ProductSummary[]; total: number };

/** What a screen is about and nobody can take away; a `category` is a department or a sub-category. */
export type Within = { facet: ListFacet | "category"; value: string };

/** Single products, looked up beforehand. */
export type Products = {
  byId(id: string): ProductSummary | undefined;
  /** Whether this one was looked up: when it was and is not there, the shop does not have it. */
  knows(id: string): boolean;
};

/**
 * What a search found, best match first; a guess where nothing is spelt so; where nothing has all of the words, what comes
 * near and no total.
 */
export type Found = ProductList & { isGuess: boolean; isNear: boolean };

export type NameKind = "department" | "subCategory" | "tag";

/**
 * What screens ask of the catalogue. The same questions are answered from the browser's memory, from the shop's server
 * or by its database (docs/decisions/where-the-catalogue-lives.md); no screen knows which.
 */
export type Catalogue = {
  departments: readonly Department[];
  /** A page of a query with all that it can be narrowed by; a page beyond the last is the last. */
  find(query: ProductQuery, pageSize: number, within?: Within): Promise<ProductPage>;
  /** The first `count` products of a query, without facets and pages. */
  list(query: Partial<ProductQuery>, count: number, within?: Within): Promise<ProductList>;
  products(ids: readonly string[]): Promise<Products>;
  details(product: Pick<ProductSummary, "id" | "category">): Promise<ProductDetails | undefined>;
  /** What is nearest to a product, see `relatedTo`. */
  related(product: ProductSummary, count: number): Promise<readonly ProductSummary[]>;
  /** What has all the words, or else comes near; at most `count`. */
  search(words: string, count: number): Promise<Found>;
  /** The catalogue's own name for a department, sub-category or tag given by slug or literal name. */
  nameOf(kind: NameKind, slugOrName: string): Promise<string | undefined>;
  tags(): Promise<readonly string[]>;
};

/** A catalogue that a server answers for: it can also name everything it has. */
export type ServedCatalogue = Catalogue & { ids(): Promise<readonly string[]> };

/** The same goods as readers of a language are told of them. */
export type CatalogueIn<C extends Partial<Catalogue> = ServedCatalogue> = (language: string) => Promise<C>;

/** The products of ids in their order; unknown ones are left out. */
export function pick(products: Products, ids: readonly string[]): ProductSummary[] {
  return ids.flatMap((id) => products.byId(id) ?? []);
}
