import { addBit, type Bits, inAny, inBoth, noBits } from "./bits.ts";
import { nearestCents } from "./price.ts";
import type { ProductIndex } from "./product-index.ts";
import { type ListFacet, listFacets, type ProductQuery } from "./product-query.ts";

/** The names of the tests a product must pass, one per facet. */
export type FacetName = ListFacet | "price" | "rating" | "onSale" | "inStock";

/** For each facet that the query sets, the products that pass it; a product is in when it passes all of them. */
export function passesOf(index: ProductIndex, query: ProductQuery): Map<FacetName, Bits> {
  const passes = new Map<FacetName, Bits>();
  const { size } = index;
  for (const facet of Object.keys(listFacets) as ListFacet[]) {
    const wanted = query[facet].map((value) => index.values[facet].get(value));
    if (wanted.length > 0) passes.set(facet, inAny(wanted, size));
  }
  if (query.min !== undefined || query.max !== undefined) passes.set("price", pricedWithin(index, query));
  if (query.rating !== undefined) passes.set("rating", index.rated(query.rating));
  if (query.onSale) passes.set("onSale", index.onSale);
  if (query.inStock) passes.set("inStock", index.inStock);
  return passes;
}

/** The products that cost from `min` to `max`, in the own currency. */
function pricedWithin({ prices }: ProductIndex, { min = 0, max = Number.POSITIVE_INFINITY }: ProductQuery): Bits {
  const bits = noBits(prices.length);
  const [least, most] = [nearestCents(min), nearestCents(max)];
  for (const [place, price] of prices.entries()) if (price >= least && price <= most) addBit(bits, place);
  return bits;
}

/** What is within and passes every facet, but for one that may be left out. */
export function passing(within: Bits, passes: ReadonlyMap<FacetName, Bits>, without?: FacetName): Bits {
  let left = within;
  for (const [name, bits] of passes) if (name !== without) left = inBoth(left, bits);
  return left;
}
