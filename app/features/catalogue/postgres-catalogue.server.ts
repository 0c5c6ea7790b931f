import type { Database } from "../../../db/tables.ts";
import type { Found, ProductPage, ServedCatalogue, Within } from "./catalogue.ts";
import { type CatalogueVersion, detailsOf, fillPostgres, idsIn, productsTable } from "./fill-postgres.server.ts";
import { keepLatest } from "./keep-latest.ts";
import { scopeConditions } from "./postgres-conditions.server.ts";
import { type AllCounts, countFacets, type FacetScope } from "./postgres-facets.server.ts";
import { countProducts, lookUp, nearTo, type ProductSource, readProducts } from "./postgres-read.server.ts";
import { type Department, type ProductSummary, slugOf } from "./product.ts";
import { emptyQuery, type ProductQuery, writeQuery } from "./product-query.ts";
import { createTextQueries, type Nearness, type WriteTextQuery } from "./vocabulary.server.ts";

const KEPT_COUNTS = 500;
/** A lexeme that no product has, since words are cut at it. */
const NO_WORD = "'-'";

type OpenSettings = {
  db: Database;
  folder: string;
  departments: readonly Department[];
  /** Seeds the stock of products that are new. */
  stock: (products: readonly ProductSummary[]) => Promise<void>;
};

/** The catalogue in PostgreSQL; the state of the folder is brought there first where it is not there yet. */
export async function openPostgresCatalogue(settings: OpenSettings): Promise<ServedCatalogue> {
  const { db, folder, departments, stock } = settings;
  const version = await fillPostgres(db, folder, stock);
  const source = { db, products: productsTable(version.table) };
  const bySlug = namesBySlug(departments, version);
  const search = createSearch(source, createTextQueries(version.names.vocabulary));
  const find = createFind(source, search.textFor);
  return {
    departments,
    find,
    async list(part, count, within) {
      const query = { ...emptyQuery, ...part };
      const question = { query, within, text: await search.textFor(query.q) };
      const products = readProducts(source, question, { from: 0, count });
      const [listed, total] = await Promise.all([products, countProducts(source, question)]);
      return { products: listed, total };
    },
    products: (ids) => lookUp(source, ids),
    details: ({ id }) => detailsOf(db, version.table, id),
    related: (product, count) => nearTo(source, product, count),
    search: search.search,
    nameOf: async (kind, slugOrName) => bySlug[kind].get(slugOf(slugOrName)),
    tags: async () => version.names.tags,
    ids: () => idsIn(db, version.table),
  };
}

function namesBySlug(departments: readonly Department[], { names }: CatalogueVersion) {
  const bySlug = (list: readonly string[]) => new Map(list.map((name) => [slugOf(name), name]));
  return {
    department: bySlug(departments.map((department) => department.name)),
    subCategory: bySlug(names.subCategories),
    tag: bySlug(names.tags),
  };
}

/** Pages with their facets; counts are kept, since this state of the catalogue never changes. */
function createFind(source: ProductSource, textFor: (words: string | undefined) => Promise<string | undefined>) {
  const kept = keepLatest<Awaited<ReturnType<typeof countFacets>>>(KEPT_COUNTS);
  const keptWhole = keepLatest<AllCounts>(KEPT_COUNTS);
  return async (query: ProductQuery, pageSize: number, within?: Within): Promise<ProductPage> => {
    const text = await textFor(query.q);
    const question = { query, within, text };
    const about = `${within?.facet} ${within?.value} ${text}`;
    const scope: FacetScope = {
      conditions: scopeConditions(within, text),
      keepWhole: (count) => keptWhole(about, count),
    };
    const key = `${writeQuery({ ...query, sort: "default", page: 1 })} ${about}`;
    const counting = kept(key, () => countFacets(source, query, scope));
    const cut = (page: number) => ({ from: (page - 1) * pageSize, count: pageSize });
    const [counted, asked] = await Promise.all([counting, readProducts(source, question, cut(query.page))]);
    const pages = Math.max(1, Math.ceil(counted.total / pageSize));
    const page = Math.min(query.page, pages);
    const products = page === query.page ? asked : await readProducts(source, question, cut(page));
    return { products, ...counted, page, pages };
  };
}

function createSearch(source: ProductSource, writeText: WriteTextQuery) {
  /** As typed where anything is spelt so, else with slips of the pen. */
  async function textFor(words: string | undefined): Promise<string | undefined> {
    if (!words) return undefined;
    const text = writeText(words, "exact") ?? NO_WORD;
    if ((await countProducts(source, { query: emptyQuery, text })) > 0) return text;
    return writeText(words, "slips") ?? NO_WORD;
  }
  async function near(words: string, nearness: Nearness, count: number): Promise<ProductSummary[]> {
    const text = writeText(words, nearness);
    return text ? readProducts(source, { query: emptyQuery, text }, { from: 0, count }) : [];
  }
  async function search(words: string, count: number): Promise<Found> {
    const question = { query: emptyQuery, text: (await textFor(words)) ?? NO_WORD };
    const total = await countProducts(source, question);
    if (total > 0) return { products: await readProducts(source, question, { from: 0, count }), total, isNear: false };
    const some = await near(words, "some", count);
    return { products: some.length > 0 ? some : await near(words, "far", count), total: 0, isNear: true };
  }
  return { textFor, search };
}
