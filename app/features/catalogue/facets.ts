import { type FacetName, isOnSale, passing, testsOf, valuesOf } from "./filter-products.ts";
import { priceOf } from "./price.ts";
import { type ProductSummary, totalStock } from "./product.ts";
import { colourOrder, type ListFacet, listFacets, type ProductQuery, sizeOrder } from "./product-query.ts";

export type FacetValue = { value: string; count: number; isChosen: boolean };

/** What a listing offers to narrow it by; a count says how many products the choice would show, never 0 unless chosen. */
export type Facets = Record<ListFacet, readonly FacetValue[]> & {
  /** Whole euros, of the products that pass every other facet; undefined where all cost the same. */
  price?: { least: number; most: number };
  ratings: readonly { rating: number; count: number }[];
  onSale: number;
  inStock: number;
};

const fixedOrder: Partial<Record<ListFacet, readonly string[]>> = { colour: colourOrder, size: sizeOrder };

/** Counts every facet over the products that pass all other facets of the query. */
export function facetsOf(products: readonly ProductSummary[], query: ProductQuery): Facets {
  const tests = testsOf(query);
  const without = (facet: FacetName) => passing(products, tests, facet);
  const lists = Object.fromEntries(
    (Object.keys(listFacets) as ListFacet[]).map((facet) => [facet, countValues(without(facet), facet, query[facet])]),
  ) as Record<ListFacet, FacetValue[]>;
  const rated = without("rating");
  const facets: Facets = {
    ...lists,
    ratings: [5, 4, 3, 2].map((rating) => ({ rating, count: rated.filter((p) => p.rating >= rating).length })),
    onSale: without("onSale").filter(isOnSale).length,
    inStock: without("inStock").filter((product) => totalStock(product) > 0).length,
  };
  const prices = without("price").map((product) => priceOf(product).now);
  if (prices.length > 0) {
    const least = Math.floor(Math.min(...prices) / 100);
    const most = Math.ceil(Math.max(...prices) / 100);
    if (most > least) facets.price = { least, most };
  }
  return facets;
}

function countValues(products: readonly ProductSummary[], facet: ListFacet, chosen: readonly string[]): FacetValue[] {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const product of products)
    for (const value of valuesOf(product, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count, isChosen: chosen.includes(value) }));
  const order = fixedOrder[facet];
  if (order) return values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
