import type { Facets, FacetValue } from "../catalogue/facets.ts";
import type { FacetName } from "../catalogue/filter-products.ts";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery } from "../catalogue/product-query.ts";

/** A choice of the shopper, with the query that is left when it is taken back. */
export type ChosenFilter = { name: FacetName; value: string; without: Partial<ProductQuery> };

type Lists = Record<ListFacet, readonly FacetValue[]>;

/**
 * The values of a facet after one was chosen or taken back. Values that no longer lead to anything leave with it, so
 * that what is left always shows products.
 */
export function toggledValues(query: ProductQuery, lists: Lists, facet: ListFacet, value: string): readonly string[] {
  const values = toggled(query[facet], value);
  if (values.includes(value)) return values;
  const counts = new Map(lists[facet].map((entry) => [entry.value, entry.count]));
  return values.filter((other) => counts.get(other) !== 0);
}

/** Values with one more, or without one of them. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** All that the shopper chose, in the order of the filters. */
export function chosenFilters(query: ProductQuery, lists: Lists): ChosenFilter[] {
  const chosen: ChosenFilter[] = (Object.keys(listFacets) as ListFacet[]).flatMap((name) =>
    query[name].map((value) => ({ name, value, without: { [name]: toggledValues(query, lists, name, value) } })),
  );
  if (query.min !== undefined || query.max !== undefined)
    chosen.push({ name: "price", value: "", without: { min: undefined, max: undefined } });
  if (query.rating !== undefined)
    chosen.push({ name: "rating", value: String(query.rating), without: { rating: undefined } });
  if (query.onSale) chosen.push({ name: "onSale", value: "", without: { onSale: false } });
  if (query.inStock) chosen.push({ name: "inStock", value: "", without: { inStock: false } });
  return chosen;
}

/** The change that takes back every filter; words searched for and order stay. */
export function withoutFilters({ q, sort }: ProductQuery): ProductQuery {
  return { ...emptyQuery, sort, min: undefined, max: undefined, rating: undefined, ...(q ? { q } : {}) };
}

/** Whether the facets have anything to offer for a list. */
export function isOffered(facets: Facets, facet: ListFacet): boolean {
  return facets[facet].length > 1 || facets[facet].some((entry) => entry.isChosen);
}
