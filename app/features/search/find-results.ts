import type { Catalogue } from "../catalogue/catalogue.ts";
import { readQuery } from "../catalogue/product-query.ts";
import { findListing } from "../listing/find-listing.ts";

/** Products shown where a search has none of its own. */
const INSTEAD = 8;

/** What the search screen shows: a listing of what was found, best match first, or other things worth seeing. */
export async function findResults(catalogue: Catalogue, request: Request) {
  const { q } = readQuery(new URL(request.url).searchParams);
  const [data, search] = await Promise.all([
    findListing({ catalogue, request, isSearch: true }),
    q ? catalogue.search(q, INSTEAD) : undefined,
  ]);
  const hasFound = search !== undefined && !search.isNear;
  const near = search?.isNear ? search.products : [];
  const best = hasFound || near.length > 0 ? [] : (await catalogue.list({ sort: "best-selling" }, INSTEAD)).products;
  return {
    data,
    hasFound,
    isGuess: search?.isGuess ?? false,
    isNear: near.length > 0,
    instead: hasFound ? [] : [...near, ...best],
    departments: catalogue.departments.map(({ name, count }) => ({ name, count })),
  };
}
