import type { Within } from "./catalogue.ts";
import { type ListFacet, listFacets, type ProductQuery, readQuery, writeQuery } from "./product-query.ts";

/** Most products that one answer holds, and most questions or ids that one request carries. */
export const MOST_PRODUCTS = 100;
export const MOST_AT_ONCE = 40;

/** A question for products: the query, how many of them, and what the screen is about. */
export type ListQuestion = { query: ProductQuery; count: number; within: Within | undefined };

const facets = [...(Object.keys(listFacets) as ListFacet[]), "category"] as const;
const MAX_LENGTH = 120;

/** The address form of a question. */
export function writeQuestion({ query, count, within }: ListQuestion): URLSearchParams {
  const params = writeQuery(query);
  params.set("count", String(count));
  if (within) params.set("in", `${within.facet}:${within.value}`);
  return params;
}

/** Reads a question; undefined where how many, or what it is about, makes no sense. */
export function readQuestion(params: URLSearchParams): ListQuestion | undefined {
  const count = Number(params.get("count"));
  const about = params.get("in");
  const within = about === null ? undefined : withinOf(about);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PRODUCTS) return undefined;
  return about !== null && !within ? undefined : { query: readQuery(params), count, within };
}

function withinOf(text: string): Within | undefined {
  const [name, ...rest] = text.split(":");
  const facet = facets.find((one) => one === name);
  const value = rest.join(":");
  return facet && value !== "" && value.length <= MAX_LENGTH ? { facet, value } : undefined;
}
