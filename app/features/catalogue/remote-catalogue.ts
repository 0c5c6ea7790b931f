import departments from "virtual:catalogue/departments";
import { shop } from "../../../shop.config.ts";
import { inLanguage } from "../../i18n/languages.ts";
import { getJson } from "../api/api-client.ts";
import { batchRequests } from "./batch-requests.ts";
import type { Catalogue, Found, ProductList, ProductPage, Products } from "./catalogue.ts";
import { type ListRequest, MAX_AT_ONCE, writeListRequest } from "./catalogue-requests.ts";
import type { Department, ProductDetails, ProductSummary } from "./product.ts";
import { isProductId } from "./product-limits.ts";
import { emptyQuery } from "./product-query.ts";
import { createPromiseCache } from "./promise-cache.ts";

/** Requests a path under `/api/catalogue` from the shop's server. Throws if that fails. */
export type AskServer = <T>(path: string) => Promise<T>;

/** Responses are cached until the next minute begins, at most this many. */
const MINUTE_MS = 60_000;
const KEPT_ANSWERS = 40;

/** Opens the catalogue for browsers if it is too large to be bundled. */
export function openRemoteCatalogue(language: string): Catalogue {
  const ask: AskServer = (path) => askServer(language === shop.fallbackLanguage ? path : inLanguage(path, language));
  return createRemoteCatalogue(departments, ask);
}

async function askServer<T>(path: string): Promise<T> {
  const answer = await getJson<T>(`/api/catalogue${path}`);
  if (!answer.ok) throw new Error(`the catalogue did not answer: ${answer.message} (${answer.status})`);
  return answer.data;
}

/**
 * Creates a catalogue that queries a server. Caches the products it has seen, so that a cart opens immediately, and the
 * latest responses, so that a screen can use what was prefetched for it.
 */
export function createRemoteCatalogue(given: readonly Department[], put: AskServer): Catalogue {
  const kept = createPromiseCache<unknown>(KEPT_ANSWERS);
  const ask = <T>(path: string) =>
    kept(`${Math.floor(Date.now() / MINUTE_MS)} ${path}`, () => put<T>(path)) as Promise<T>;
  /** Null for products that the shop does not have. */
  const seen = new Map<string, ProductSummary | null>();
  const keep = <L extends { products: readonly ProductSummary[] }>(list: L): L => {
    for (const product of list.products) seen.set(product.id, product);
    return list;
  };
  const listed = batchRequests<ProductList>(
    (lists) => ask(`/lists?${new URLSearchParams(lists.map((list) => ["list", list]))}`),
    MAX_AT_ONCE,
  );
  const looked = batchRequests<ProductSummary | null>((ids) => ask(`/products?ids=${ids.join(",")}`), MAX_AT_ONCE);
  const detailed = batchRequests<ProductDetails | null>((ids) => ask(`/details?ids=${ids.join(",")}`), MAX_AT_ONCE);
  const path = (name: string, params: Record<string, string | number>) =>
    `/${name}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;
  const written = (question: ListRequest) => writeListRequest(question).toString();

  return {
    departments: given,
    find: async (query, count, within) => keep(await ask<ProductPage>(`/page?${written({ query, count, within })}`)),
    list: async (query, count, within) =>
      keep(await listed(written({ query: { ...emptyQuery, ...query }, count, within }))),
    async products(ids): Promise<Products> {
      // What a shopper's browser has stored may be anything.
      const missing = ids.filter((id) => !seen.has(id));
      await Promise.all(missing.map(async (id) => seen.set(id, isProductId(id) ? await looked(id) : null)));
      return { byId: (id) => seen.get(id) ?? undefined, knows: (id) => seen.has(id) };
    },
    details: async ({ id }) => (await detailed(id)) ?? undefined,
    related: async ({ id }, count) =>
      keep(await ask<{ products: ProductSummary[] }>(path("related", { id, count }))).products,
    search: async (words, count) => keep(await ask<Found>(path("search", { q: words.slice(0, 120), count }))),
    nameOf: async (kind, slug) =>
      (await ask<{ name: string | null }>(path("name", { kind, slug: slug.slice(0, 120) }))).name ?? undefined,
    tags: async () => (await ask<{ tags: string[] }>("/tags")).tags,
  };
}
