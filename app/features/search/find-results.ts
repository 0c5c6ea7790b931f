import type { Catalogue } from "../catalogue/catalogue.ts";
import { readQuery } from "../catalogue/product-query.ts";
import { findListing } from "../listing/find-listing.ts";

/** How many products to suggest when a search finds none. */
const INSTEAD = 8;

/** Loads the search screen's data: a listing of the matches, best first, or other products if there are none. */
export async function findResults(catalogue: Catalogue, request: Request) {
  const { q } = readQuery(new URL(request.url).searchParams);
  const [data, search] = await Promise.all([
    findListing({ catalogue, request, isSearch: true }),
    q ? catalogue.search(q, INSTEAD) : undefined,
  ]);
  const hasFound = q === undefined ? data.found.total > 0 : search !== undefined && search.total > 0;
  const near = hasFound ? [] : (search?.products ?? []);
  const best = hasFound || near.length > 0 ? [] : (await catalogue.list({ sort: "best-selling" }, INSTEAD)).products;
  return {
    data,
    hasFound,
    typed: q,
    isGuess: search?.isGuess ?? false,
    isNear: near.length > 0,
    instead: hasFound ? [] : [...near, ...best],
    departments: catalogue.departments.map(({ name, count }) => ({ name, count })),
  };
}
