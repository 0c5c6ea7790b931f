import { addBit, type Bits, inAny, noBits } from "./bits.ts";
import { indexRatings } from "./index-ratings.ts";
import { choicesOf, type OwnChoice } from "./own-choices.ts";
import { priceOf } from "./price.ts";
import type { ProductSummary } from "./product.ts";
import { type ListFacet, listFacets, type SortOrder } from "./product-query.ts";
import { valuesOf } from "./product-values.ts";
import type { Ratings } from "./ratings.ts";

/** An index of the products for listings, computed once: 100,000 take a third of a second. */
export type ProductIndex = {
  size: number;
  all: Bits;
  /** For each facet, the products by value. */
  values: Record<ListFacet, ReadonlyMap<string, Bits>>;
  onSale: Bits;
  isNew: Bits;
  inStock: Bits;
  /** By colour, then by size: the products that come in both, and those of them that are in stock. */
  choices: ReadonlyMap<string, ReadonlyMap<string, Made>>;
  /** Product numbers, by position. */
  numbers: Float64Array;
  /** Current prices in cents, by position. */
  prices: Float64Array;
  /** Returns the products with at least this many stars: the customers' mean, or the shop's own grade. */
  rated(least: number): Bits;
  /** Sets the customers' ratings of all products. */
  rate(ratings: Ratings): void;
  /** How often stock or ratings were updated in place. */
  updates: number;
  /** Returns the positions in a sort order; `default` is that of the catalogue. */
  inOrder(sort: SortOrder): Uint32Array;
};

/** Positions in ascending order, not bit sets: most combinations of colour and size have few products. */
export type Made = { all: number[]; inStock: number[] };

type Column = "price" | "percent" | "rating" | "sold" | "newness" | "number";

/** What the index needs of one product; `price` is the current one in cents, `percent` its reduction. */
export type ProductFacts = Record<Exclude<Column, "rating">, number> &
  Pick<ProductSummary, "rating" | "customers"> & {
    values: Record<ListFacet, readonly string[]>;
    onSale: boolean;
    choices: readonly OwnChoice[];
  };

/** The columns that an order compares, greatest first (`price-up`: least first); equal products keep their order. */
const ordered: Record<SortOrder, readonly Column[]> = {
  default: [],
  newest: ["newness", "number"],
  "best-selling": ["sold"],
  "price-up": ["price"],
  "price-down": ["price"],
  "biggest-discount": ["percent"],
  rating: ["rating", "sold"],
};

const facets = Object.keys(listFacets) as ListFacet[];
const forEachFacet = <T>(make: (facet: ListFacet) => T) =>
  Object.fromEntries(facets.map((facet) => [facet, make(facet)])) as Record<ListFacet, T>;

function factsOf(product: ProductSummary): ProductFacts {
  const { now, percent } = priceOf(product);
  return {
    values: forEachFacet((facet) => valuesOf(product, facet)),
    price: now,
    percent: percent ?? 0,
    rating: product.rating,
    ...(product.customers && { customers: product.customers }),
    sold: product.saleCount,
    newness: Number(product.isNew),
    number: Number(product.id),
    onSale: percent !== undefined,
    choices: choicesOf(product),
  };
}

/** Builds the index of products in memory. */
export function indexProducts(products: readonly ProductSummary[]): ProductIndex {
  const { index, add } = startIndex(products.length);
  for (const product of products) add(factsOf(product));
  return index;
}

function emptyColumns(size: number): Record<Column, Float64Array> {
  const numbers = () => new Float64Array(size);
  return {
    price: numbers(),
    percent: numbers(),
    rating: numbers(),
    sold: numbers(),
    newness: numbers(),
    number: numbers(),
  };
}

/** Creates an index for `size` products, to be filled with their facts in catalogue order. */
export function startIndex(size: number): { index: ProductIndex; add(facts: ProductFacts): void } {
  const columns = emptyColumns(size);
  const values = forEachFacet(() => new Map<string, Bits>());
  const ratings = indexRatings(size, columns.rating);
  const choices = new Map<string, Map<string, Made>>();
  const orders = new Map<SortOrder, Uint32Array>();
  const index: ProductIndex = {
    size,
    all: noBits(size),
    values,
    onSale: noBits(size),
    isNew: noBits(size),
    inStock: noBits(size),
    choices,
    numbers: columns.number,
    prices: columns.price,
    rated: ratings.rated,
    rate(customers) {
      ratings.update(customers, columns.number);
      orders.delete("rating");
      index.updates++;
    },
    updates: 0,
    inOrder(sort) {
      const places = orders.get(sort) ?? sorted(sort);
      orders.set(sort, places);
      return places;
    },
  };

  function sorted(sort: SortOrder): Uint32Array {
    const sign = sort === "price-up" ? -1 : 1;
    const by = ordered[sort].map((name) => columns[name]);
    const differ = (a: number, b: number) => {
      for (const column of by) if (column[a] !== column[b]) return sign * ((column[b] ?? 0) - (column[a] ?? 0));
      return a - b;
    };
    return Uint32Array.from({ length: size }, (_, place) => place).sort(differ);
  }
  let place = 0;
  function add(facts: ProductFacts): void {
    addBit(index.all, place);
    if (facts.onSale) addBit(index.onSale, place);
    if (facts.newness > 0) addBit(index.isNew, place);
    for (const choice of facts.choices) addChoice(choice);
    for (const name of Object.keys(columns) as Column[]) columns[name][place] = facts[name];
    ratings.add(place, facts);
    for (const facet of facets)
      for (const value of facts.values[facet]) {
        const bits = values[facet].get(value) ?? noBits(size);
        addBit(bits, place);
        values[facet].set(value, bits);
      }
    place++;
  }
  function addChoice({ colour, size: name, inStock }: OwnChoice): void {
    const sizes = choices.get(colour) ?? new Map<string, Made>();
    const made = sizes.get(name) ?? { all: [], inStock: [] };
    choices.set(colour, sizes.set(name, made));
    made.all.push(place);
    if (!inStock) return;
    made.inStock.push(place);
    addBit(index.inStock, place);
  }
  return { index, add };
}

/** Returns the products with a facet value; a `category` is a department or a sub-category. */
export function bitsWithin({ values, size }: ProductIndex, facet: ListFacet | "category", value: string): Bits {
  const sets = facet === "category" ? [values.department, values.subCategory] : [values[facet]];
  const found = sets.flatMap((bits) => bits.get(value) ?? []);
  return found.length === 1 && found[0] ? found[0] : inAny(found, size);
}
