import { addBit, type Bits, countBoth, hasBit, inAny, inBoth, isSame, noBits } from "./bits.ts";
import type { ProductPage, Within } from "./catalogue.ts";
import { type Facets, facetsOf } from "./facets.ts";
import { type Passes, passesOf, passing } from "./filter-products.ts";
import type { ProductSummary } from "./product.ts";
import { bitsWithin, type ProductIndex } from "./product-index.ts";
import type { ProductQuery } from "./product-query.ts";

/** The products that a query runs on, and their default order. */
export type Scope = { bits: Bits; places: Uint32Array };

/** Returns the products of a screen; `found` are the positions of search hits, best match first. */
export function scopeOf(index: ProductIndex, within: Within | undefined, found?: Uint32Array): Scope {
  const bits = within ? bitsWithin(index, within.facet, within.value) : index.all;
  if (!found) return { bits, places: index.inOrder("default") };
  const hits = noBits(index.size);
  for (const place of found) addBit(hits, place);
  return { bits: inBoth(hits, within && bits), places: found };
}

/** Returns a page of a query, or several as one, with its facets; products are given by their positions in the catalogue. */
export function pageOf(
  index: ProductIndex,
  scope: Scope,
  query: ProductQuery,
  pageSize: number,
  limits?: Passes,
): Omit<ProductPage, "products"> & { places: number[] } {
  const bits = passing(scope.bits, passesOf(index, query, limits));
  const total = countBoth(bits, bits);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const from = Math.min(query.from ?? page, page);
  const places = cut(bits, orderOf(index, scope, query), (from - 1) * pageSize, page * pageSize);
  return { places, facets: facetsIn(index, scope, query, limits), total, page, pages };
}

type Counted = { bits: Bits; updates: number; filters: string; facets: Facets };

const lastCounted = new WeakMap<ProductIndex, Counted>();

/** Returns a query's facets. They take most of the time, so another order or page of the last query reuses them. */
function facetsIn(index: ProductIndex, { bits }: Scope, query: ProductQuery, limits?: Passes): Facets {
  const { q: _q, sort: _sort, page: _page, ...chosen } = query;
  const filters = JSON.stringify(chosen);
  const last = lastCounted.get(index);
  const { updates } = index;
  if (last && last.filters === filters && last.updates === updates && isSame(last.bits, bits)) return last.facets;
  const facets = facetsOf(index, query, bits, limits);
  lastCounted.set(index, { bits, updates, filters, facets });
  return facets;
}

/** Returns the positions of a query's first products, and how many there are in all. */
export function listOf(
  index: ProductIndex,
  scope: Scope,
  query: ProductQuery,
  count: number,
  limits?: Passes,
): { places: number[]; total: number } {
  const bits = passing(scope.bits, passesOf(index, query, limits));
  return { places: cut(bits, orderOf(index, scope, query), 0, count), total: countBoth(bits, bits) };
}

/** Returns the positions of the products that share a category or a tag with a product. */
export function placesNear({ values, size, inOrder }: ProductIndex, { category, tag }: ProductSummary): number[] {
  const [department, ...subs] = category;
  const sets = [
    values.department.get(department),
    ...subs.map((name) => values.subCategory.get(name)),
    ...tag.map((name) => values.tag.get(name)),
  ];
  return cut(inAny(sets, size), inOrder("default"), 0, size);
}

function orderOf(index: ProductIndex, scope: Scope, { sort }: ProductQuery): Uint32Array {
  return sort === "default" ? scope.places : index.inOrder(sort);
}

/** Returns the products of a set in the given order, from index `from` up to `to`. */
function cut(bits: Bits, places: Uint32Array, from: number, to: number): number[] {
  const shown: number[] = [];
  let at = 0;
  for (const place of places) {
    if (at >= to) break;
    if (hasBit(bits, place) && at++ >= from) shown.push(place);
  }
  return shown;
}
