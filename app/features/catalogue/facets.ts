import { type FacetName, isOnSale, splitByTests, testsOf, valuesOf } from "./filter-products.ts";
import { priceOf } from "./price.ts";
import { type ProductSummary, totalStock } from "./product.ts";
import { colourOrder, compareIn, type ListFacet, listFacets, type ProductQuery, sizeOrder } from "./product-query.ts";

export type FacetValue = { value: string; count: number; isChosen: boolean };

/** Prices in whole euros: the bounds, every euro at which something is sold, and how many products stand in each bar. */
export type PriceFacet = { least: number; most: number; euros: readonly number[]; bars: readonly number[] };

/** What a listing offers to narrow it by; a count says how many products the choice would show, never 0 unless chosen. */
export type Facets = Record<ListFacet, readonly FacetValue[]> & {
  /** Of the products that pass every other facet; undefined where all cost the same. */
  price?: PriceFacet;
  ratings: readonly { rating: number; count: number }[];
  onSale: number;
  inStock: number;
};

const BARS = 24;
const fixedOrder: Partial<Record<ListFacet, readonly string[]>> = { colour: colourOrder, size: sizeOrder };

/** Counts every facet over the products that pass all other facets of the query. */
export function facetsOf(products: readonly ProductSummary[], query: ProductQuery): Facets {
  const { passed, failedOnly } = splitByTests(products, testsOf(query));
  const without = (facet: FacetName) => [...passed, ...(failedOnly.get(facet) ?? [])];
  const lists = Object.fromEntries(
    (Object.keys(listFacets) as ListFacet[]).map((facet) => {
      const counts = countValues(without(facet), facet, query[facet]);
      return [facet, counts.toSorted(orderOf(products, facet))];
    }),
  ) as Record<ListFacet, FacetValue[]>;
  const rated = without("rating");
  const facets: Facets = {
    ...lists,
    ratings: [5, 4, 3, 2].map((rating) => ({ rating, count: rated.filter((p) => p.rating >= rating).length })),
    onSale: without("onSale").filter(isOnSale).length,
    inStock: without("inStock").filter((product) => totalStock(product) > 0).length,
  };
  const price = countPrices(without("price"));
  return price ? { ...facets, price } : facets;
}

function countValues(products: readonly ProductSummary[], facet: ListFacet, chosen: readonly string[]): FacetValue[] {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const product of products)
    for (const value of valuesOf(product, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count, isChosen: chosen.includes(value) }));
}

/** The most common first; counted over everything, so that values keep their places while others are chosen. */
function orderOf(products: readonly ProductSummary[], facet: ListFacet): (a: FacetValue, b: FacetValue) => number {
  const order = fixedOrder[facet];
  if (order)
    return (a, b) => compareIn(order, a.value, b.value) || a.value.localeCompare(b.value, "en", { numeric: true });
  const counts = new Map(countValues(products, facet, []).map(({ value, count }) => [value, count]));
  const countOf = ({ value }: FacetValue) => counts.get(value) ?? 0;
  return (a, b) => countOf(b) - countOf(a) || a.value.localeCompare(b.value);
}

function countPrices(products: readonly ProductSummary[]): PriceFacet | undefined {
  const cents = products.map((product) => priceOf(product).now).sort((a, b) => a - b);
  const least = Math.floor((cents[0] ?? 0) / 100);
  const most = Math.ceil((cents.at(-1) ?? 0) / 100);
  if (most - least < 2) return undefined;
  const bars = Array<number>(BARS).fill(0);
  for (const price of cents) {
    const bar = Math.min(BARS - 1, Math.floor(((price / 100 - least) / (most - least)) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { least, most, euros: [...new Set(cents.map((price) => Math.floor(price / 100)))], bars };
}
