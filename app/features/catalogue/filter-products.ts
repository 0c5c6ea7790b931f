import { addBit, type Bits, inAny, inBoth, noBits } from "./bits.ts";
import { nearestCents } from "./price.ts";
import type { ProductIndex } from "./product-index.ts";
import type { ListFacet, ProductQuery } from "./product-query.ts";

/** The facets that a shopper can filter by. */
export type FacetName = ListFacet | "price" | "rating" | "onSale" | "isNew" | "inStock";

/** Colour, size and stock are matched together: a coat in black and XXL has to be available in black XXL. */
const matchedTogether = ["colour", "size", "inStock"] as const;
type ChoiceFacet = (typeof matchedTogether)[number];

/**
 * The products that pass each test of a query: one per facet, one for colours, sizes and stock together ("choice"), and
 * those of attributes, measures and excluded words, by names of their own.
 */
export type Passes = ReadonlyMap<string, Bits>;

const alone = ["department", "subCategory", "tag"] as const satisfies ListFacet[];

/** Returns, for each test that the query sets, the products that pass it, and the given limits; a match must pass all. */
export function passesOf(index: ProductIndex, query: ProductQuery, limits: Passes = new Map()): Passes {
  const passes = new Map(limits);
  for (const facet of alone) {
    const bits = havingAny(index, facet, query[facet]);
    if (bits) passes.set(facet, bits);
  }
  if (query.min !== undefined || query.max !== undefined) passes.set("price", pricedWithin(index, query));
  if (query.rating !== undefined) passes.set("rating", index.rated(query.rating));
  if (query.onSale) passes.set("onSale", index.onSale);
  if (query.isNew) passes.set("isNew", index.isNew);
  const choice = matchingVariations(index, query);
  if (choice) passes.set("choice", choice);
  return passes;
}

/** Returns the products that cost from `min` to `max`, in the shop's own currency. */
function pricedWithin({ prices }: ProductIndex, { min = 0, max = Number.POSITIVE_INFINITY }: ProductQuery): Bits {
  const bits = noBits(prices.length);
  const [least, most] = [nearestCents(min), nearestCents(max)];
  for (const [place, price] of prices.entries()) if (price >= least && price <= most) addBit(bits, place);
  return bits;
}

/**
 * Returns the products with a variation in one of the colours and one of the sizes, and in stock if `inStock`; an empty
 * list matches any. Undefined if the query filters by none of them.
 */
export function matchingVariations(
  index: ProductIndex,
  { colour, size, inStock }: Pick<ProductQuery, ChoiceFacet>,
): Bits | undefined {
  if (!inStock && size.length === 0) return havingAny(index, "colour", colour);
  if (!inStock && colour.length === 0) return havingAny(index, "size", size);
  if (colour.length === 0 && size.length === 0) return index.inStock;
  const bits = noBits(index.size);
  for (const sizes of chosenOf(index.choices, colour))
    for (const made of chosenOf(sizes, size))
      for (const place of made[inStock ? "inStock" : "all"]) addBit(bits, place);
  return bits;
}

function havingAny({ values, size }: ProductIndex, facet: ListFacet, chosen: readonly string[]): Bits | undefined {
  if (chosen.length === 0) return undefined;
  return inAny(
    chosen.map((value) => values[facet].get(value)),
    size,
  );
}

function chosenOf<T>(entries: ReadonlyMap<string, T>, chosen: readonly string[]): T[] {
  if (chosen.length === 0) return [...entries.values()];
  return chosen.flatMap((name) => entries.get(name) ?? []);
}

/** Returns the products of `within` that pass every test, except one that may be left out. */
export function passing(within: Bits, passes: Passes, without?: string): Bits {
  const open = matchedTogether.some((facet) => facet === without) ? "choice" : without;
  let left = within;
  for (const [name, bits] of passes) if (name !== open) left = inBoth(left, bits);
  return left;
}
