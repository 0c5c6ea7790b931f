import { type Measure, type MeasureRange, measures } from "./attributes/measures.ts";

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
  isNew?: boolean;
  /** Whether to offer attributes and measures as filters, too. */
  more?: boolean;
  /** Values of attributes by their keys, see `attributes/attribute-values.ts`. */
  facts?: Readonly<Record<string, readonly string[]>>;
  /** What the goods must be without. */
  without?: readonly string[];
  /** Ranges of measures, see `attributes/measures.ts` for their units. */
  measures?: Readonly<Partial<Record<Measure, MeasureRange>>>;
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

function textsIn(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).filter((v) => v !== "" && v.length <= MAX_LENGTH && !unwritable.test(v));
  return [...new Set(values)].slice(0, MAX_VALUES);
}

/** Attributes stand in addresses by this and their key: `is-material=wool`. */
export const FACT_PREFIX = "is-";

function readFacts(params: URLSearchParams): Record<string, readonly string[]> {
  const names = [...new Set(params.keys())].filter((name) => name.startsWith(FACT_PREFIX) && name.length <= MAX_LENGTH);
  const entries = names
    .slice(0, MAX_VALUES)
    .map((name) => [name.slice(FACT_PREFIX.length), textsIn(params, name)] as const);
  return Object.fromEntries(entries.filter(([key, values]) => key !== "" && values.length > 0));
}

/** "40-60", "-60" or "40-"; a range turned round is read in order. */
const span = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/;

/** Returns a range as addresses write it; a form without scripts sends its ends in two fields. */
function writtenSpan(params: URLSearchParams, measure: Measure): string {
  const [min, max] = ["min", "max"].map((end) => params.get(`${measure}-${end}`) ?? "");
  return params.get(measure) ?? `${min}-${max}`;
}

function readMeasures(params: URLSearchParams): Partial<Record<Measure, MeasureRange>> {
  const ranges: Partial<Record<Measure, MeasureRange>> = {};
  for (const measure of measures) {
    const ends = span
      .exec(writtenSpan(params, measure))
      ?.slice(1)
      .map((end) => (end ? Number(end) : undefined));
    if (!ends || ends.every((end) => end === undefined)) continue;
    const [first, last] = ends;
    const isTurned = first !== undefined && last !== undefined && first > last;
    const [min, max] = isTurned ? [last, first] : [first, last];
    ranges[measure] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }
  return ranges;
}

/** Reads a query from URL parameters; ignores invalid values. */
export function readQuery(params: URLSearchParams): ProductQuery {
  const query: ProductQuery = { ...emptyQuery };
  for (const [facet, name] of Object.entries(listFacets) as [ListFacet, string][]) {
    query[facet] = textsIn(params, name);
  }
  const min = numberIn(params, "min", 0, 1e7);
  const max = numberIn(params, "max", 0, 1e7);
  const rating = numberIn(params, "rating", 1, 5);
  const without = textsIn(params, "without");
  const ranges = readMeasures(params);
  const facts = readFacts(params);
  const q = params.get("q")?.slice(0, MAX_LENGTH).replace(unwritables, " ").trim();
  const isTurned = min !== undefined && max !== undefined && min > max;
  if (min !== undefined) query.min = isTurned ? max : min;
  if (max !== undefined) query.max = isTurned ? min : max;
  if (rating !== undefined) query.rating = Math.round(rating);
  if (params.get("new") === "1") query.isNew = true;
  if (params.get("more") === "1") query.more = true;
  if (Object.keys(facts).length > 0) query.facts = facts;
  if (without.length > 0) query.without = without;
  if (Object.keys(ranges).length > 0) query.measures = ranges;
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
  if (query.more) params.set("more", "1");
  for (const [key, values] of Object.entries(query.facts ?? {}))
    for (const value of values) params.append(`${FACT_PREFIX}${key}`, value);
  if (query.isNew) params.set("new", "1");
  for (const one of query.without ?? []) params.append("without", one);
  for (const [measure, { min = "", max = "" }] of Object.entries(query.measures ?? {}))
    params.set(measure, `${min}-${max}`);
  if (query.sort !== "default") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  if (query.from !== undefined) params.set("from", String(query.from));
  return params;
}

/** Returns whether two queries ask for the same, as their addresses say. */
export function isSameQuery(one: ProductQuery, other: ProductQuery): boolean {
  return one === other || String(writeQuery(one)) === String(writeQuery(other));
}
