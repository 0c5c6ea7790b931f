import type { Measure } from "../catalogue/attributes/measures.ts";
import type { Facets, FacetValue } from "../catalogue/facets.ts";
import type { FacetName } from "../catalogue/filter-products.ts";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery } from "../catalogue/product-query.ts";

/** A selected filter, with the query change that clears it. */
export type ChosenFilter = {
  name: FacetName | "without" | "measure" | "fact";
  value: string;
  /** An attribute's value in the screen's words. */
  shown?: string | undefined;
  without: Partial<ProductQuery>;
};

type ChosenFacts = NonNullable<ProductQuery["facts"]>;
type Lists = Record<ListFacet, readonly FacetValue[]> & Pick<Facets, "more">;

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

/** Returns the chosen attributes with other values of one; without values it is gone. */
export function withFact(facts: ChosenFacts, key: string, values: readonly string[]): ChosenFacts {
  const others = Object.entries(facts).filter(([other]) => other !== key);
  return Object.fromEntries(values.length > 0 ? [...others, [key, values]] : others);
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
  if (query.isNew) chosen.push({ name: "isNew", value: "", without: { isNew: false } });
  for (const value of query.without ?? [])
    chosen.push({ name: "without", value, without: { without: query.without?.filter((one) => one !== value) ?? [] } });
  for (const [key, values] of Object.entries(query.facts ?? {}))
    for (const value of values)
      chosen.push({
        name: "fact",
        value,
        shown: lists.more?.facts.find((fact) => fact.key === key)?.values.find((one) => one.value === value)?.shown,
        without: { facts: withFact(query.facts ?? {}, key, toggled(values, value)) },
      });
  for (const value of Object.keys(query.measures ?? {}) as Measure[]) {
    const { [value]: _, ...measures } = query.measures ?? {};
    chosen.push({ name: "measure", value, without: { measures } });
  }
  return chosen;
}

/** Returns the query change that clears every filter; search words and sort order stay. */
export function withoutFilters({ q, sort }: ProductQuery): ProductQuery {
  const none = {
    min: undefined,
    max: undefined,
    rating: undefined,
    isNew: false,
    without: [],
    measures: {},
    facts: {},
  };
  return { ...emptyQuery, ...none, sort, ...(q ? { q } : {}) };
}

/** Returns whether a facet has anything to offer: several values, or a selected one. */
export function isOffered(facets: Facets, facet: ListFacet): boolean {
  return facets[facet].length > 1 || facets[facet].some((entry) => entry.isChosen);
}
