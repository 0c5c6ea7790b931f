import type { Catalogue, ProductPage, ReadQuery } from "../catalogue/catalogue.ts";
import { ratingSteps } from "../catalogue/facets.ts";
import { type CardProduct, type ProductSummary, toCard } from "../catalogue/product.ts";
import { type ListFacet, type ProductQuery, readQuery, writeQuery } from "../catalogue/product-query.ts";
import type { ListingPlace } from "./listing-address.ts";
import { layoutAt, viewIn } from "./listing-layouts.ts";

/** A facet value set by the page itself; the shopper cannot change or remove it. */
type FixedFacet = { facet: ListFacet; value: string };

export type ListingData = ListingPlace & {
  found: Omit<ProductPage, "products" | "search" | "query"> & { products: readonly CardProduct[] };
  fixed?: FixedFacet;
  /** Whether nothing is spelt like the search words, and which parts of a search nothing has beside the others. */
  search?: Pick<ReadQuery, "isGuess" | "dropped">;
  /** Short descriptions by product id; only filled in the list view. */
  notes: Readonly<Record<string, string>>;
};

type ListingSettings = {
  catalogue: Catalogue;
  request: Request;
  fixed?: FixedFacet;
  /** Whether to use the search words in the URL; only the search page does. */
  isSearch?: boolean;
};

/** Reads the query in a request's URL and finds the products to list, within the page's fixed facet. */
export async function findListing(settings: ListingSettings): Promise<ListingData> {
  const { catalogue, request, fixed, isSearch = false } = settings;
  const url = new URL(request.url);
  const layout = layoutAt(url.pathname);
  const view = viewIn(url.searchParams, layout);
  const { q, from, ...rest } = readQuery(url.searchParams);
  const wanted: ProductQuery = isSearch && q ? { ...rest, q } : rest;
  const isIdle = isSearch && writeQuery({ ...wanted, sort: "default", page: 1 }).size === 0;
  const several = from === undefined ? wanted : { ...wanted, from };
  const found = isIdle ? nothingFor(wanted) : await catalogue.find(several, layout.pageSize, fixed);
  const { search, query: read = wanted, ...shown } = found;
  const { from: _from, ...meant } = search?.query ?? read;
  const { page } = found;
  const query = { ...meant, page, ...(from !== undefined && from < page && { from }) };
  const notes = view === "list" ? await readNotes(catalogue, found.products) : {};
  return {
    path: url.pathname,
    layout,
    view,
    query,
    found: { ...shown, products: found.products.map(toCard) },
    ...(search && { search: { isGuess: search.isGuess, dropped: search.dropped } }),
    notes,
    ...(fixed && { fixed }),
  };
}

/** Returns what the search page shows before any words are entered. */
function nothingFor(query: ProductQuery): ProductPage {
  const chosen = (facet: ListFacet) => query[facet].map((value) => ({ value, count: 0, isChosen: true }));
  const [department, subCategory, tag] = [chosen("department"), chosen("subCategory"), chosen("tag")];
  const [colour, size] = [chosen("colour"), chosen("size")];
  const ratings = ratingSteps.map((rating) => ({ rating, count: 0 }));
  const facets = { department, subCategory, tag, colour, size, ratings, onSale: 0, inStock: 0 };
  return { products: [], facets, total: 0, page: 1, pages: 1 };
}

async function readNotes(catalogue: Catalogue, products: readonly ProductSummary[]): Promise<Record<string, string>> {
  const details = await Promise.all(products.map((product) => catalogue.details(product)));
  return Object.fromEntries(details.flatMap((found) => (found ? [[found.id, found.shortDescription]] : [])));
}
