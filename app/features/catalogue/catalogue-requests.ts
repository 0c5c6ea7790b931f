import type { Within } from "./catalogue.ts";
import { type ListFacet, listFacets, type ProductQuery, readQuery, writeQuery } from "./product-query.ts";

/** The most products in one response, and the most queries or ids in one request. */
export const MAX_PRODUCTS = 100;
export const MAX_AT_ONCE = 40;

/** A request for products: the query, how many to return, and the screen's scope. */
export type ListRequest = { query: ProductQuery; count: number; within: Within | undefined };

const facets = [...(Object.keys(listFacets) as ListFacet[]), "category"] as const;
const MAX_LENGTH = 120;

/** Writes such a request as URL parameters. */
export function writeListRequest({ query, count, within }: ListRequest): URLSearchParams {
  const params = writeQuery(query);
  params.set("count", String(count));
  if (within) params.set("in", `${within.facet}:${within.value}`);
  return params;
}

/** Reads such a request; undefined if its count or its scope is invalid. */
export function readListRequest(params: URLSearchParams): ListRequest | undefined {
  const count = Number(params.get("count"));
  const about = params.get("in");
  const within = about === null ? undefined : withinOf(about);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PRODUCTS) return undefined;
  return about !== null && !within ? undefined : { query: readQuery(params), count, within };
}

function withinOf(text: string): Within | undefined {
  const [name, ...rest] = text.split(":");
  const facet = facets.find((one) => one === name);
  const value = rest.join(":");
  return facet && value !== "" && value.length <= MAX_LENGTH ? { facet, value } : undefined;
}
