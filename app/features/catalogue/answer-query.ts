import { addBit, type Bits, countBoth, hasBit, inAny, inBoth, noBits } from "./bits.ts";
import type { ProductList, ProductPage, Within } from "./catalogue.ts";
import { facetsOf } from "./facets.ts";
import { passesOf, passing } from "./filter-products.ts";
import type { ProductSummary } from "./product.ts";
import { bitsWithin, type ProductIndex } from "./product-index.ts";
import type { ProductQuery } from "./product-query.ts";
import { relatedTo } from "./related.ts";

/** What a question is asked of, and the order of it where none is asked for. */
export type Scope = { bits: Bits; places: Uint32Array };

/** What a screen is about; `found` are the places that a search names, best match first. */
export function scopeOf(index: ProductIndex, within: Within | undefined, found?: Uint32Array): Scope {
  const bits = within ? bitsWithin(index, within.facet, within.value) : index.all;
  if (!found) return { bits, places: index.inOrder("default") };
  const hits = noBits(index.products.length);
  for (const place of found) addBit(hits, place);
  return { bits: inBoth(hits, within && bits), places: found };
}

/** A page of a query with its facets. */
export function pageOf(index: ProductIndex, scope: Scope, query: ProductQuery, pageSize: number): ProductPage {
  const bits = passing(scope.bits, passesOf(index, query));
  const total = countBoth(bits, bits);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const products = cut(index, bits, orderOf(index, scope, query), (page - 1) * pageSize, page * pageSize);
  return { products, facets: facetsOf(index, query, scope.bits), total, page, pages };
}

/** The first products of a query. */
export function listOf(index: ProductIndex, scope: Scope, query: ProductQuery, count: number): ProductList {
  const bits = passing(scope.bits, passesOf(index, query));
  return { products: cut(index, bits, orderOf(index, scope, query), 0, count), total: countBoth(bits, bits) };
}

/** What is nearest to a product: only what shares a category or a tag with it is weighed. */
export function nearTo(index: ProductIndex, product: ProductSummary, count: number): ProductSummary[] {
  const { products, values } = index;
  const sets = [
    values.department.get(product.category[0]),
    ...product.category.slice(1).map((name) => values.subCategory.get(name)),
    ...product.tag.map((name) => values.tag.get(name)),
  ];
  const near = cut(index, inAny(sets, products.length), index.inOrder("default"), 0, products.length);
  return relatedTo(product, near, count);
}

function orderOf(index: ProductIndex, scope: Scope, { sort }: ProductQuery): Uint32Array {
  return sort === "default" ? scope.places : index.inOrder(sort);
}

/** The products of a set in an order, from one position to another. */
function cut(index: ProductIndex, bits: Bits, places: Uint32Array, from: number, to: number): ProductSummary[] {
  const shown: ProductSummary[] = [];
  let at = 0;
  for (const place of places) {
    if (at >= to) break;
    const product = hasBit(bits, place) ? index.products[place] : undefined;
    if (product && at++ >= from) shown.push(product);
  }
  return shown;
}
