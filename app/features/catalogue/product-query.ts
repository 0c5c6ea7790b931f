export const sortOrders = [
  "default",
  "newest",
  "best-selling",
  "price-up",
  "price-down",
  "biggest-discount",
  "rating",
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a listing shows: fixed by the screen (`department`, ...) or chosen by the shopper; all of it is in the URL. */
export type ProductQuery = {
  department: readonly string[];
  subCategory: readonly string[];
  tag: readonly string[];
  colour: readonly string[];
  size: readonly string[];
  /** In the shop's own currency, as in the URL. */
  min?: number;
  max?: number;
  /** Minimum rating, 1 to 5. */
  rating?: number;
  onSale: boolean;
  inStock: boolean;
  /** Search words. */
  q?: string;
  sort: SortOrder;
  page: number;
  /** The first of several pages that are shown as one, up to `page`; absent if that is the only one. */
  from?: number;
};

/** How many pages can be shown as one. */
export const MOST_PAGES = 10;

export const emptyQuery: ProductQuery = {
  department: [],
  subCategory: [],
  tag: [],
  colour: [],
  size: [],
  onSale: false,
  inStock: false,
  sort: "default",
  page: 1,
};

/** The facets with several values, and their names in the URL. */
export const listFacets = {
  department: "department",
  subCategory: "sub",
  tag: "tag",
  colour: "colour",
  size: "size",
} as const satisfies Partial<Record<keyof ProductQuery, string>>;
export type ListFacet = keyof typeof listFacets;

/** Values that are not listed here come last. */
export const colourOrder: readonly string[] = ["white", "black", "brown", "blue"];
export const sizeOrder: readonly string[] = ["xs", "s", "x", "m", "l", "xl", "xxl"];

/** Compares by position in a list; values that are not in it come last. */
export function compareIn(order: readonly string[], a: string, b: string): number {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return place(a) - place(b);
}

const MAX_VALUES = 40;
const MAX_LENGTH = 120;
/** Control characters, lone surrogates and U+FFFD: nobody means them, and HTML cannot carry them. */
const unwritable = /[\p{Cc}\p{Cs}\uFFFD]/u;
const unwritables = new RegExp(unwritable, "gu");

function numberIn(params: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = params.get(name);
  if (!text || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), most);
}

/** Reads a query from URL parameters; ignores invalid values. */
export function readQuery(params: URLSearchParams): ProductQuery {
  const query: ProductQuery = { ...emptyQuery };
  for (const [facet, name] of Object.entries(listFacets) as [ListFacet, string][]) {
    const values = params.getAll(name).filter((v) => v !== "" && v.length <= MAX_LENGTH && !unwritable.test(v));
    query[facet] = [...new Set(values)].slice(0, MAX_VALUES);
  }
  const min = numberIn(params, "min", 0, 1e7);
  const max = numberIn(params, "max", 0, 1e7);
  const rating = numberIn(params, "rating", 1, 5);
  const q = params.get("q")?.slice(0, MAX_LENGTH).replace(unwritables, " ").trim();
  const isTurned = min !== undefined && max !== undefined && min > max;
  if (min !== undefined) query.min = isTurned ? max : min;
  if (max !== undefined) query.max = isTurned ? min : max;
  if (rating !== undefined) query.rating = Math.round(rating);
  if (q) query.q = q;
  query.onSale = params.get("sale") === "1";
  query.inStock = params.get("stock") === "1";
  query.sort = sortOrders.find((sort) => sort === params.get("sort")) ?? "default";
  query.page = Math.round(numberIn(params, "page", 1, 1e6) ?? 1);
  const from = numberIn(params, "from", Math.max(1, query.page - MOST_PAGES + 1), 1e6);
  if (from !== undefined && Math.round(from) < query.page) query.from = Math.round(from);
  return query;
}

/** Writes a query as the shortest URL parameters that `readQuery` reads as the same query. */
export function writeQuery(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set("q", query.q);
  for (const [facet, name] of Object.entries(listFacets) as [ListFacet, string][])
    for (const value of query[facet]) params.append(name, value);
  if (query.min !== undefined) params.set("min", String(query.min));
  if (query.max !== undefined) params.set("max", String(query.max));
  if (query.rating !== undefined) params.set("rating", String(query.rating));
  if (query.onSale) params.set("sale", "1");
  if (query.inStock) params.set("stock", "1");
  if (query.sort !== "default") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  if (query.from !== undefined) params.set("from", String(query.from));
  return params;
}
