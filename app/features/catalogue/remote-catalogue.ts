import departments from "virtual:catalogue/departments";
import { shop } from "../../../shop.config.ts";
import { inLanguage } from "../../i18n/languages.ts";
import { getJson } from "../api/api-client.ts";
import { askTogether } from "./ask-together.ts";
import type { Catalogue, Found, ProductList, ProductPage, Products } from "./catalogue.ts";
import { type ListQuestion, MOST_AT_ONCE, writeQuestion } from "./catalogue-questions.ts";
import { keepLatest } from "./keep-latest.ts";
import type { Department, ProductDetails, ProductSummary } from "./product.ts";
import { emptyQuery } from "./product-query.ts";

/** Asks the shop's server at a path under `/api/catalogue`. Throws where no answer comes. */
export type AskServer = <T>(path: string) => Promise<T>;

/** An answer is taken for the same question until the next minute begins, and so many of them. */
const MINUTE_MS = 60_000;
const KEPT_ANSWERS = 40;

/** The catalogue as a browser has it when the shop is too large to be sent along. */
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
 * A catalogue that asks a server; what it has seen of single products it keeps, so that a cart opens at once, and the
 * latest answers, so that a screen has at hand what was asked ahead for it.
 */
export function createRemoteCatalogue(given: readonly Department[], put: AskServer): Catalogue {
  const kept = keepLatest<unknown>(KEPT_ANSWERS);
  const ask = <T>(path: string) =>
    kept(`${Math.floor(Date.now() / MINUTE_MS)} ${path}`, () => put<T>(path)) as Promise<T>;
  /** Null for what the shop does not have. */
  const seen = new Map<string, ProductSummary | null>();
  const keep = <L extends { products: readonly ProductSummary[] }>(list: L): L => {
    for (const product of list.products) seen.set(product.id, product);
    return list;
  };
  const listed = askTogether<ProductList>(
    (lists) => ask(`/lists?${new URLSearchParams(lists.map((list) => ["list", list]))}`),
    MOST_AT_ONCE,
  );
  const looked = askTogether<ProductSummary | null>((ids) => ask(`/products?ids=${ids.join(",")}`), MOST_AT_ONCE);
  const detailed = askTogether<ProductDetails | null>((ids) => ask(`/details?ids=${ids.join(",")}`), MOST_AT_ONCE);
  const path = (name: string, params: Record<string, string | number>) =>
    `/${name}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`;
  const written = (question: ListQuestion) => writeQuestion(question).toString();

  return {
    departments: given,
    find: async (query, count, within) => keep(await ask<ProductPage>(`/page?${written({ query, count, within })}`)),
    list: async (query, count, within) =>
      keep(await listed(written({ query: { ...emptyQuery, ...query }, count, within }))),
    async products(ids): Promise<Products> {
      const missing = ids.filter((id) => !seen.has(id));
      await Promise.all(missing.map(async (id) => seen.set(id, isId(id) ? await looked(id) : null)));
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

/** Whether it looks like an id of the catalogue: what a shopper's browser has kept may be anything. */
function isId(id: string): boolean {
  return /^\d{1,12}$/.test(id);
}
