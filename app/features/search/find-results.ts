import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";
import { sortProducts } from "~/features/catalogue/filter-products.ts";
import { readQuery } from "~/features/catalogue/product-query.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { loadProductSearch } from "./product-search.ts";

/** Products shown where a search has none of its own. */
const INSTEAD = 8;

/** What the search screen shows: a listing of what was found, best match first, or other things worth seeing. */
export async function findResults(request: Request) {
  const catalogue = await loadCatalogue();
  const { q } = readQuery(new URL(request.url).searchParams);
  const search = q ? await loadProductSearch() : undefined;
  const within = q && search ? search.find(q) : [];
  const data = await findListing({ catalogue, request, within, isSearch: true });
  const near = q && search && within.length === 0 ? search.nearest(q, INSTEAD) : [];
  const instead = near.length > 0 ? near : sortProducts(catalogue.all, "best-selling").slice(0, INSTEAD);
  return {
    data,
    hasFound: within.length > 0,
    isNear: near.length > 0,
    instead: within.length > 0 ? [] : instead,
    departments: catalogue.departments.map(({ name, count }) => ({ name, count })),
  };
}
