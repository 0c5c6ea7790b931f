import { Hono } from "hono";
import { z } from "zod/mini";
import type { CatalogueIn, ServedCatalogue } from "../../app/features/catalogue/catalogue.ts";
import { MAX_AT_ONCE, MAX_PRODUCTS, readListRequest } from "../../app/features/catalogue/catalogue-requests.ts";
import { isProductId } from "../../app/features/catalogue/product-limits.ts";
import { knownLanguage, LANGUAGE_QUERY } from "../../app/platform/i18n/languages.ts";
import { shop } from "../../shop.config.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { answerWith, createHtmlCache, makePage, type Page } from "../pages/html-cache.ts";
import { NOT_UNDERSTOOD, refuse, refuseForNow } from "./answers.ts";

const KEPT_ANSWERS = 1000;
/** Concurrent queries allowed; cached responses do not count, and orders have a limit of their own. */
const MAX_QUERIES = 50;
/** A price or stock level one minute old does no harm: orders are priced and checked against stock when placed. */
const MINUTE = "public, max-age=60, stale-while-revalidate=600";

const text = z.string().check(z.minLength(1), z.maxLength(120));
const count = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PRODUCTS));
const id = z.string().check(z.refine(isProductId));
const ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(",")),
  ),
  z.array(id).check(z.maxLength(MAX_AT_ONCE)),
);
const searchSchema = z.object({ q: text, count });
const relatedSchema = z.object({ id, count });
const nameSchema = z.object({ kind: z.enum(["department", "subCategory", "tag"]), slug: text });
const idsSchema = z.object({ ids });

/** Answers a query; undefined if its parameters are invalid. */
type Handler = (catalogue: ServedCatalogue, params: URLSearchParams) => Promise<unknown>;

/** Returns a handler that checks the parameters with a schema first. */
function checked<T>(
  schema: z.ZodMiniType<T>,
  handle: (catalogue: ServedCatalogue, input: T) => Promise<unknown>,
): Handler {
  return async (catalogue, params) => {
    const read = schema.safeParse(Object.fromEntries(params));
    return read.success ? handle(catalogue, read.data) : undefined;
  };
}

const handlers: Record<string, Handler> = {
  async page(catalogue, params) {
    const request = readListRequest(params);
    return request && catalogue.find(request.query, request.count, request.within);
  },
  async lists(catalogue, params) {
    const requests = params.getAll("list").map((list) => readListRequest(new URLSearchParams(list)));
    const valid = requests.filter((request) => request !== undefined);
    if (valid.length !== requests.length || valid.length === 0 || valid.length > MAX_AT_ONCE) return undefined;
    return Promise.all(valid.map(({ query, count, within }) => catalogue.list(query, count, within)));
  },
  products: checked(idsSchema, async (catalogue, { ids }) => {
    const products = await catalogue.products(ids);
    return ids.map((id) => products.byId(id) ?? null);
  }),
  details: checked(idsSchema, async (catalogue, { ids }) => {
    const products = await catalogue.products(ids);
    return Promise.all(
      ids.map(async (id) => {
        const product = products.byId(id);
        return (product && (await catalogue.details(product))) ?? null;
      }),
    );
  }),
  related: checked(relatedSchema, async (catalogue, { id, count }) => {
    const product = (await catalogue.products([id])).byId(id);
    return { products: product ? await catalogue.related(product, count) : [] };
  }),
  search: checked(searchSchema, (catalogue, { q, count }) => catalogue.search(q, count)),
  name: checked(nameSchema, async (catalogue, { kind, slug }) => ({
    name: (await catalogue.nameOf(kind, slug)) ?? null,
  })),
  tags: async (catalogue) => ({ tags: await catalogue.tags() }),
};

/**
 * `GET /page`, `/lists`, `/products`, ...: the catalogue, for browsers that do not hold it. Compressed, and cached until
 * `stockVersion` changes.
 */
export function catalogueRoutes(catalogueIn: CatalogueIn, stockVersion = () => ""): Hono {
  const kept = createHtmlCache(KEPT_ANSWERS);
  const limit = createConcurrencyLimit(MAX_QUERIES);
  const routes = new Hono();
  for (const [name, handle] of Object.entries(handlers))
    routes.get(`/${name}`, async (c) => {
      const { search } = new URL(c.req.url);
      const key = `${stockVersion()} ${name}${search}`;
      const known = kept.get(key);
      if (known) return answerWith(known, c.req.raw);
      if (limit.isFull()) return refuseForNow(c);
      const params = new URLSearchParams(search);
      const language = knownLanguage(params.get(LANGUAGE_QUERY)) ?? shop.fallbackLanguage;
      const page = await limit.run(async () => pageFor(handle(await catalogueIn(language), params)));
      if (!page) return refuse(c, { status: 422, code: "invalid", message: NOT_UNDERSTOOD });
      kept.set(key, page);
      return answerWith(page, c.req.raw);
    });
  return routes;
}

async function pageFor(answer: Promise<unknown>): Promise<Page | undefined> {
  const found = await answer;
  const headers = { "content-type": "application/json", "cache-control": MINUTE, vary: "accept-encoding" };
  return found === undefined ? undefined : makePage(JSON.stringify(found), 200, headers);
}
