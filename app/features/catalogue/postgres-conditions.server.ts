import { type RawBuilder, sql } from "kysely";
import type { Within } from "./catalogue.ts";
import type { FacetName } from "./filter-products.ts";
import { type ListFacet, listFacets, type ProductQuery, type SortOrder } from "./product-query.ts";

export type Condition = RawBuilder<unknown>;

/** The columns of the facets that hold several values. */
export const facetColumns: Record<ListFacet, string> = {
  department: "department",
  subCategory: "subs",
  tag: "tags",
  colour: "colours",
  size: "sizes",
};

function hasAny(facet: ListFacet, values: readonly string[]): Condition {
  const column = sql.id(facetColumns[facet]);
  const list = sql`${[...values]}::text[]`;
  return facet === "department" ? sql`${column} = any(${list})` : sql`${column} && ${list}`;
}

/** For each facet that the query sets, what a product has to meet. */
export function conditionsOf(query: ProductQuery): Map<FacetName, Condition> {
  const conditions = new Map<FacetName, Condition>();
  for (const facet of Object.keys(listFacets) as ListFacet[])
    if (query[facet].length > 0) conditions.set(facet, hasAny(facet, query[facet]));
  const { min, max, rating } = query;
  if (min !== undefined || max !== undefined) {
    const least = Math.ceil((min ?? 0) * 100 - 1e-6);
    const most = max === undefined ? 2_147_483_647 : Math.floor(max * 100 + 1e-6);
    conditions.set("price", sql`price between ${least}::int and ${Math.min(most, 2_147_483_647)}::int`);
  }
  if (rating !== undefined) conditions.set("rating", sql`rating >= ${rating}::int`);
  if (query.onSale) conditions.set("onSale", sql`percent is not null`);
  if (query.inStock) conditions.set("inStock", sql`in_stock`);
  return conditions;
}

/** What the screen is about and what is searched for. */
export function scopeConditions(within: Within | undefined, text: string | undefined): Condition[] {
  const scope: Condition[] = text ? [sql`words @@ ${text}::tsquery`] : [];
  if (!within) return scope;
  const { facet, value } = within;
  if (facet !== "category") return [...scope, hasAny(facet, [value])];
  return [...scope, sql`(${hasAny("department", [value])} or ${hasAny("subCategory", [value])})`];
}

/** All of the conditions. */
export function allOf(conditions: Iterable<Condition>): Condition {
  const list = [...conditions];
  return list.length > 0 ? sql.join(list, sql` and `) : sql`true`;
}

const orders: Record<SortOrder, string> = {
  default: "place",
  newest: "is_new desc, number desc, place",
  "best-selling": "sold desc, place",
  "price-up": "price, place",
  "price-down": "price desc, place",
  "biggest-discount": "percent desc nulls last, place",
  rating: "rating desc, sold desc, place",
};

/** The order of a query; a search without another one shows the best match first. */
export function orderOf(sort: SortOrder, text: string | undefined): Condition {
  return sort === "default" && text ? bestMatch(text) : sql.raw(orders[sort]);
}

/** Words of the name count most, other words for it least; what sells well is a little before its equals. */
function bestMatch(text: string): Condition {
  const rank = sql`ts_rank('{0.2, 0.25, 0.5, 1}', words, ${text}::tsquery, 1)`;
  return sql`${rank} * (1 + least(sold, 100) / 1000.0) desc, place`;
}
