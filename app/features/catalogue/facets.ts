import type { FactFacets } from "./attributes/attribute-facets.ts";
import { type Bits, countBoth, hasBit } from "./bits.ts";

import { colourOrder, compareIn, sizeOrder } from "./choice-order.ts";

import { type FacetName, matchingVariations, type Passes, passesOf, passing } from "./filter-products.ts";
import { amountAt, priceScale } from "./price-scale.ts";
import type { ProductIndex } from "./product-index.ts";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery } from "./product-query.ts";

/** A value, as in addresses, and in the screen's words if these differ and are not a translated term. */
export type FacetValue = { value: string; count: number; isChosen: boolean; shown?: string };

/**
 * Prices in whole units: the bounds, every unit at which something is sold, and the number of products per bar; all
 * bars are equally wide on the scale between the bounds.
 */
export type PriceFacet = { least: number; most: number; units: readonly number[]; bars: readonly number[] };

/** The filters of a listing; a count is how many products that choice would show, never 0 unless chosen. */
export type Facets = Record<ListFacet, readonly FacetValue[]> & {
  /** Of the products that pass every other facet; undefined if their bounds are less than 2 units apart. */
  price?: PriceFacet;
  ratings: readonly { rating: number; count: number }[];
  onSale: number;
  inStock: number;
  /** Attributes and measures, if the query asks for more filters. */
  more?: FactFacets;
};

/** Number of products by facet value. */
type Counts = ReadonlyMap<string, number>;

const BARS = 24;
export const ratingSteps = [5, 4, 3, 2];
const fixedOrder: Partial<Record<ListFacet, readonly string[]>> = { colour: colourOrder, size: sizeOrder };

/** Counts every facet over the products that pass all other facets of the query, and the limits of `passesOf`. */
export function facetsOf(index: ProductIndex, query: ProductQuery, within: Bits, limits?: Passes): Facets {
  const passes = passesOf(index, query, limits);
  const without = (facet: FacetName) => passing(within, passes, facet);
  const lists = Object.fromEntries(
    (Object.keys(listFacets) as ListFacet[]).map((facet) => {
      const counts = countValues(index, facet, without(facet), query);
      const common = fixedOrder[facet] ? undefined : unfilteredCounts(index, facet, within);
      return [
        facet,
        facetValues({ counts, common, places: placesOf(facet, index.values[facet]), chosen: query[facet] }),
      ];
    }),
  ) as Record<ListFacet, FacetValue[]>;
  const rated = without("rating");
  const price = countAmounts(pricesOf(index, without("price")));
  return {
    ...lists,
    ratings: ratingSteps.map((rating) => ({ rating, count: countBoth(rated, index.rated(rating)) })),
    onSale: countBoth(without("onSale"), index.onSale),
    inStock: countBoth(without("inStock"), matchingVariations(index, { ...query, inStock: true }) ?? index.inStock),
    ...(price && { price }),
  };
}

/** Counts products by value: a colour only in the chosen sizes, a size in the chosen colours, in stock if chosen. */
function countValues(index: ProductIndex, facet: ListFacet, products: Bits, query: ProductQuery): Counts {
  const counts = new Map<string, number>();
  const isMade = facet === "colour" || facet === "size";
  for (const [value, all] of index.values[facet]) {
    const bits = isMade ? matchingVariations(index, { ...query, [facet]: [value] }) : all;
    const count = countBoth(products, bits ?? all);
    if (count > 0) counts.set(value, count);
  }
  return counts;
}

/** The counts without any filter, once per set of products: that of all, and of each department. */
const unfiltered = new WeakMap<Bits, Map<ListFacet, Counts>>();

function unfilteredCounts(index: ProductIndex, facet: ListFacet, within: Bits): Counts {
  const known = unfiltered.get(within) ?? new Map<ListFacet, Counts>();
  const counts = known.get(facet) ?? countValues(index, facet, within, emptyQuery);
  unfiltered.set(within, known.set(facet, counts));
  return counts;
}

/** The place of each value of a facet in its fixed or natural order, once per index. */
const places = new WeakMap<ReadonlyMap<string, Bits>, ReadonlyMap<string, number>>();

function placesOf(facet: ListFacet, values: ReadonlyMap<string, Bits>): ReadonlyMap<string, number> {
  const fixed = fixedOrder[facet] ?? [];
  const sort = () => [...values.keys()].sort((a, b) => compareIn(fixed, a, b) || compareNatural(a, b));
  const known = places.get(values) ?? new Map(sort().map((value, place) => [value, place]));
  places.set(values, known);
  return known;
}

type ListCounts = {
  counts: Counts;
  /** Counts without any filter, so that values keep their order while others are chosen; none if the order is fixed. */
  common: Counts | undefined;
  places: ReadonlyMap<string, number>;
  chosen: readonly string[];
};

/** Returns the values of a facet, most common first; colours and sizes have a fixed order. */
function facetValues({ counts, common, places, chosen }: ListCounts): FacetValue[] {
  const commonOf = (value: string) => common?.get(value) ?? 0;
  const placeOf = (value: string) => places.get(value) ?? places.size;
  return [...new Set([...chosen, ...counts.keys()])]
    .sort((a, b) => commonOf(b) - commonOf(a) || placeOf(a) - placeOf(b) || compareNatural(a, b))
    .map((value) => ({ value, count: counts.get(value) ?? 0, isChosen: chosen.includes(value) }));
}

const piece = /\d+|\D+/g;

/** Compares strings by the numbers in them, "30 cl" before "250 g"; `Intl.Collator` is slower to create than to use. */
export function compareNatural(a: string, b: string): number {
  const [first, second] = [a.match(piece) ?? [], b.match(piece) ?? []];
  const at = first.findIndex((text, i) => text !== second[i]);
  const [left, right] = [first[at], second[at]];
  if (left === undefined || right === undefined) return first.length - second.length;
  return Number(left) - Number(right) || (left < right ? -1 : 1);
}

/** Returns the number of products at each price, lowest first. */
function pricesOf(index: ProductIndex, products: Bits): PriceCount[] {
  const found: PriceCount[] = [];
  for (const place of index.inOrder("price-up")) {
    if (!hasBit(products, place)) continue;
    const cents = index.prices[place] ?? 0;
    const last = found.at(-1);
    if (last?.cents === cents) last.count++;
    else found.push({ cents, count: 1 });
  }
  return found;
}

type PriceCount = { cents: number; count: number };

/** Builds a facet of amounts from the number of products at each, in hundredths, lowest first. */
export function countAmounts(prices: readonly PriceCount[]): PriceFacet | undefined {
  const least = Math.floor((prices[0]?.cents ?? 0) / 100);
  const most = Math.ceil((prices.at(-1)?.cents ?? 0) / 100);
  if (most - least < 2) return undefined;
  const scale = priceScale(least, most);
  const bars = Array<number>(BARS).fill(0);
  let bar = 0;
  for (const { cents, count } of prices) {
    while (bar < BARS - 1 && cents / 100 >= amountAt(scale, (bar + 1) / BARS)) bar++;
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  return { least, most, units: [...new Set(prices.map(({ cents }) => Math.floor(cents / 100)))], bars };
}
