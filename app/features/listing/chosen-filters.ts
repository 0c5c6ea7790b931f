import type { Facets, FacetValue } from "../catalogue/facets.ts";
import type { FacetName } from "../catalogue/filter-products.ts";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery } from "../catalogue/product-query.ts";

/** A selected filter, with the query change that clears it. */
export type ChosenFilter = { name: FacetName; value: string; without: Partial<ProductQuery> };

type Lists = Record<ListFacet, readonly FacetValue[]>;

/**
 * Returns a facet's values after one was selected or cleared. When one is cleared, values that no longer match any
 * product are removed with it, so that the result is never empty.
 */
export function toggledValues(query: ProductQuery, lists: Lists, facet: ListFacet, value: string): readonly string[] {
  const values = toggled(query[facet], value);
  if (values.includes(value)) return values;
  const counts = new Map(lists[facet].map((entry) => [entry.value, entry.count]));
  return values.filter((other) => counts.get(other) !== 0);
}

/** Returns the values with one added, or with it removed if it was among them. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Returns all selected filters, in the order of the filter panel. */
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

/** Returns the query change that clears every filter; search words and sort order stay. */
export function withoutFilters({ q, sort }: ProductQuery): ProductQuery {
  return { ...emptyQuery, sort, min: undefined, max: undefined, rating: undefined, ...(q ? { q } : {}) };
}

/** Returns whether a facet has anything to offer: several values, or a selected one. */
export function isOffered(facets: Facets, facet: ListFacet): boolean {
  return facets[facet].length > 1 || facets[facet].some((entry) => entry.isChosen);
}
