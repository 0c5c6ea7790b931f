import { type Bits, countBoth, hasBit, inBoth } from "../bits.ts";
import type { Within } from "../catalogue.ts";
import { countAmounts, type FacetValue, type PriceFacet } from "../facets.ts";
import { type Passes, passing } from "../filter-products.ts";
import type { Department } from "../product.ts";
import type { ProductQuery } from "../product-query.ts";
import { type Fact, type Facts, factKey } from "./attribute-values.ts";
import { chosenOf } from "./chosen-values.ts";
import { type Measure, measures } from "./measures.ts";

/** An attribute as a filter: its key in addresses, its name in the catalogue, and its values with their counts. */
export type FactFacet = { key: string; name: string; values: readonly FacetValue[] };
/** A measure as a filter: a range between two whole numbers, with the number of products in between. */
export type RangeFacet = { measure: Measure; range: PriceFacet };
export type FactFacets = { facts: readonly FactFacet[]; ranges: readonly RangeFacet[] };

/** An attribute is offered if at least this part of the goods has it, in at most so many values. */
const LEAST_SHARE = 0.3;
const MOST_VALUES = 40;
const MOST_FACTS = 8;
/** Values of one product each are no filter: on average, this many products have a value. */
const LEAST_EACH = 1.5;

type FactSettings = {
  facts: Facts;
  /** The products of the screen, before any filter. */
  within: Bits;
  passes: Passes;
  query: ProductQuery;
  /** The attributes to offer, in this order, if the department names them. */
  order?: readonly string[] | undefined;
};

/** Returns the attributes and measures that divide the goods of a listing, with counts over those that pass all other filters. */
export function factFacetsOf({ facts, within: scope, passes, query, order }: FactSettings): FactFacets {
  // A chosen department is what the listing is of, as if it were the screen's own.
  const within = inBoth(inBoth(scope, passes.get("department")), passes.get("subCategory"));
  const size = countBoth(within, within);
  const rated = order ? inOwnOrder(facts, order) : byUse(facts, within, size, query);
  const offered = rated.map((key) => facetOf(key, facts.byKey.get(key), passing(scope, passes, testOf(key)), query));
  return {
    facts: offered.filter((facet) => facet !== undefined),
    ranges: measures.flatMap((measure) => rangeOf(facts, measure, { within, passes, size }) ?? []),
  };
}

/** The name of an attribute's test, beside those of `filter-products.ts`. */
export const testOf = (key: string) => `fact ${key}`;
export const measureTest = (measure: Measure) => `measure ${measure}`;

function inOwnOrder(facts: Facts, order: readonly string[]): string[] {
  return order.map(factKey).filter((key) => facts.byKey.has(key));
}

/** Orders attributes by how well they divide the goods: how many have one, and how evenly its values share them. */
function byUse(facts: Facts, within: Bits, size: number, query: ProductQuery): string[] {
  const rated = [...facts.byKey].flatMap(([key, fact]) => {
    const counts = [...fact.values.values()].map((places) => countPlaces(places, within)).filter((count) => count > 0);
    const sum = counts.reduce((all, count) => all + count, 0);
    const having = countBoth(fact.all, within);
    const isChosen = chosenOf(query, key).length > 0;
    const isUseful =
      counts.length > 1 &&
      counts.length <= MOST_VALUES &&
      having >= size * LEAST_SHARE &&
      sum >= counts.length * LEAST_EACH;
    if (!isChosen && !isUseful) return [];
    const evenness = 1 - counts.reduce((all, count) => all + (count / sum) ** 2, 0);
    return [{ key, use: isChosen && !isUseful ? 0 : evenness * (having / size) }];
  });
  return rated
    .toSorted((a, b) => b.use - a.use || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_FACTS)
    .map(({ key }) => key);
}

function facetOf(key: string, fact: Fact | undefined, products: Bits, query: ProductQuery): FactFacet | undefined {
  if (!fact) return undefined;
  const chosen = chosenOf(query, key);
  const values = [...fact.values].flatMap(([value, places]): FacetValue[] => {
    const count = countPlaces(places, products);
    const isChosen = chosen.includes(value);
    const shown = fact.shown.get(value);
    return count > 0 || isChosen ? [{ value, count, isChosen, ...(shown && { shown }) }] : [];
  });
  const all = (value: string) => fact.values.get(value)?.length ?? 0;
  values.sort((a, b) => all(b.value) - all(a.value) || (a.value < b.value ? -1 : 1));
  return values.length > 1 || chosen.length > 0
    ? { key, name: fact.name, values: values.slice(0, MOST_VALUES) }
    : undefined;
}

function countPlaces(places: Uint32Array, products: Bits): number {
  let count = 0;
  for (const place of places) if (hasBit(products, place)) count++;
  return count;
}

type Counted = Pick<FactSettings, "within" | "passes"> & { size: number };

function rangeOf(facts: Facts, measure: Measure, { within, passes, size }: Counted): RangeFacet | undefined {
  const products = passing(within, passes, measureTest(measure));
  const isChosen = passes.has(measureTest(measure));
  const counts = new Map<number, number>();
  let having = 0;
  // By place: an iterator's pairs would be made for each of 100,000 products.
  facts.measures[measure]?.forEach((value, place) => {
    if (Number.isNaN(value) || !hasBit(within, place)) return;
    having++;
    if (hasBit(products, place)) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  if (!isChosen && having < size * LEAST_SHARE) return undefined;
  const sorted = [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ cents: value * 100, count }));
  const range = sorted.length > 2 || isChosen ? countAmounts(sorted) : undefined;
  return range && { measure, range };
}

/** Returns the attributes that the owner has named for the only department of a listing, if it has one. */
export function orderFor(
  departments: readonly Department[],
  { department }: ProductQuery,
  within: Within | undefined,
): readonly string[] | undefined {
  const only = department.length === 1 ? department[0] : undefined;
  const name = within?.facet === "department" ? within.value : only;
  return departments.find((one) => one.name === name)?.filters;
}
