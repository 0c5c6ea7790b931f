import departments from "virtual:catalogue/departments";
import { inLanguage } from "../../platform/i18n/languages.ts";
import { getJson } from "../../platform/requests/api-client.ts";
import { batchRequests } from "./batch-requests.ts";
import type { Catalogue, Found, ProductList, ProductPage, Products } from "./catalogue.ts";
import { type ListRequest, MAX_AT_ONCE, writeListRequest } from "./catalogue-requests.ts";
import type { Department, ProductDetails, ProductSummary } from "./product.ts";
import { isProductId } from "./product-limits.ts";
import { emptyQuery } from "./product-query.ts";
import { createPromiseCache } from "./promise-cache.ts";

/** Fetches a path under `/api/catalogue` from the shop's server. Throws if that fails. */
type FetchPath = <T>(path: string) => Promise<T>;

/** Responses are cached until the next minute begins, at most this many. */
const MINUTE_MS = 60_000;
const KEPT_ANSWERS = 40;

/** Opens the catalogue for browsers if it is too large to be bundled. */
export function openRemoteCatalogue(language: string): Catalogue {
  const fetchTranslated: FetchPath = (path) => fetchPath(inLanguage(path, language));
  return createRemoteCatalogue(departments, fetchTranslated);
}

async function fetchPath<T>(path: string): Promise<T> {
  const answer = await getJson<T>(`/api/catalogue${path}`);
  if (!answer.ok) throw new Error(`the catalogue did not answer: ${answer.message} (${answer.status})`);
  return answer.data;
}

/**
 * Creates a catalogue that queries a server. Caches the products it has seen, so that a cart opens immediately, and the
 * latest responses, so that a screen can use what was prefetched for it.
 */
export function createRemoteCatalogue(departments: readonly Department[], fetchPath: FetchPath): Catalogue {
  const cached = createPromiseCache<unknown>(KEPT_ANSWERS);
  const load = <T>(path: string) =>
    cached(`${Math.floor(Date.now() / MINUTE_MS)} ${path}`, () => fetchPath<T>(path)) as Promise<T>;
  /** Null for products that the shop does not have. */
  const seen = new Map<string, ProductSummary | null>();
  const keep = <L extends { products: readonly ProductSummary[] }>(list: L): L => {
    for (const product of list.products) seen.set(product.id, product);
    return list;
  };
  const loadList = batchRequests<ProductList>(
    (lists) => load(`/lists?${new URLSearchParams(lists.map((list) => ["list", list]))}`),
    MAX_AT_ONCE,
  );
  const loadProduct = batchRequests<ProductSummary | null>(
    (ids) => load(`/products?ids=${ids.join(",")}`),
    MAX_AT_ONCE,
  );
  const loadDetails = batchRequests<ProductDetails | null>((ids) => load(`/details?ids=${ids.join(",")}`), MAX_AT_ONCE);
  const path = (name: string, params: Record<string, string | number>) =>
    `/${name}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;
  const paramsOf = (request: ListRequest) => writeListRequest(request).toString();

  return {
    departments,
    find: async (query, count, within) => keep(await load<ProductPage>(`/page?${paramsOf({ query, count, within })}`)),
    list: async (query, count, within) =>
      keep(await loadList(paramsOf({ query: { ...emptyQuery, ...query }, count, within }))),
    async products(ids): Promise<Products> {
      // What a shopper's browser has stored may be anything.
      const missing = ids.filter((id) => !seen.has(id));
      await Promise.all(missing.map(async (id) => seen.set(id, isProductId(id) ? await loadProduct(id) : null)));
      return { byId: (id) => seen.get(id) ?? undefined, knows: (id) => seen.has(id) };
    },
    details: async ({ id }) => (await loadDetails(id)) ?? undefined,
    related: async ({ id }, count) =>
      keep(await load<{ products: ProductSummary[] }>(path("related", { id, count }))).products,
    search: async (words, count) => keep(await load<Found>(path("search", { q: words.slice(0, 120), count }))),
    nameOf: async (kind, slug) =>
      (await load<{ name: string | null }>(path("name", { kind, slug: slug.slice(0, 120) }))).name ?? undefined,
    tags: async () => (await load<{ tags: string[] }>("/tags")).tags,
  };
}
