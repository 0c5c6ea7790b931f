import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Catalogue } from "../app/features/catalogue/catalogue.ts";
import { createMemoryCatalogue } from "../app/features/catalogue/memory-catalogue.ts";
import { openPostgresCatalogue } from "../app/features/catalogue/postgres-catalogue.server.ts";
import { emptyQuery, type ProductQuery, sortOrders } from "../app/features/catalogue/product-query.ts";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

/** Milliseconds: median, 95th percentile, and CPU time per query. */
type Spread = { p50: number; p95: number; cpu: number };
/** Measurements for one catalogue size; times in ms, sizes in bytes and MB. */
export type GrowthRow = {
  products: number;
  /** Bytes of the catalogue sent to each browser, brotli; undefined if it is too large to send. */
  sent?: number;
  openMs: number;
  searchIndexMs?: number;
  listing: Spread;
  /** Listings with the facets of attributes and measures, some of them chosen. */
  facets: Spread;
  /** The first of these, which reads the attributes of all products. */
  firstFacetsMs: number;
  search: Spread;
  megabytes: number;
};

const PAGE = 15;
/** Largest number of products for which `sent` is measured. */
const SENT_MOST = 10_000;
const words =
  "oak chair|sofa|leather bag|armchiar|stethascope|black|mug|lamp pine|cactis|wool coat|gi|birch ribbed".split("|");

/** Typical listing queries: each sort order, department, price and tag, alone and combined. */
function listings(departments: Catalogue["departments"]): ProductQuery[] {
  const names = departments.map((department) => department.name);
  const plain = sortOrders.flatMap((sort) => [1, 2, 9].map((page) => ({ ...emptyQuery, sort, page })));
  const chosen = names.flatMap((name, i): ProductQuery[] => [
    { ...emptyQuery, department: [name] },
    { ...emptyQuery, department: [name, names[i + 1] ?? "fashion"], inStock: true, sort: "price-up" },
    { ...emptyQuery, department: [name], min: 10 + i, max: 90 + 10 * i, rating: 3, sort: "best-selling" },
    { ...emptyQuery, tag: ["gift"], onSale: true, min: i, colour: i % 2 ? ["black"] : [] },
  ]);
  return [...plain, ...chosen];
}

/** The same listings with "More filters", without and with a choice of them. */
function withFacets(departments: Catalogue["departments"]): ProductQuery[] {
  const more = { ...emptyQuery, more: true };
  const chosen = departments.flatMap(({ name }): ProductQuery[] => [
    { ...more, department: [name] },
    { ...more, department: [name], facts: { material: ["wool", "cotton"] }, sort: "price-up" },
    { ...more, department: [name], measures: { width: { max: 60 } }, min: 10 },
  ]);
  return [
    more,
    { ...more, facts: { "made-in": ["italy"] } },
    { ...more, measures: { height: { min: 20 } } },
    ...chosen,
  ];
}

/** Times every query once, after a warm-up run of all of them unless `isWarm` is false. */
async function spreadOf<T>(queries: readonly T[], run: (query: T) => Promise<unknown>, isWarm = true): Promise<Spread> {
  if (isWarm) for (const query of queries) await run(query);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const query of queries) {
    const began = performance.now();
    await run(query);
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / queries.length };
}

async function timed<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const made = await work();
  return [made, performance.now() - began];
}

async function withCatalogue<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-growth-"));
  generateCatalogue("catalogue", folder, count);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures the in-memory catalogue. */
function growthInMemory(count: number): Promise<GrowthRow> {
  return withCatalogue(count, async (folder) => {
    const [{ summaries, catalogue }, openMs] = await timed(() => {
      const { summaries, departments, detailsIn } = readCatalogue(folder, { isChecked: true });
      const details = new Map(departments.map(({ name }) => [name, detailsIn(name)]));
      const opened = createMemoryCatalogue(summaries, departments, async (name) => details.get(name) ?? []);
      return { summaries, catalogue: opened };
    });
    const [, searchIndexMs] = await timed(() => catalogue.search("oak", 1));
    const listing = await spreadOf(listings(catalogue.departments), (query) => catalogue.find(query, PAGE));
    const search = await spreadOf(words, (q) => catalogue.find({ ...emptyQuery, q }, PAGE));
    const withMore = await facetsOf(catalogue);
    const megabytes = process.memoryUsage().rss / 1e6;
    const sent = count <= SENT_MOST ? { sent: brotliCompressSync(JSON.stringify(summaries)).length } : {};
    return { products: count, ...sent, openMs, searchIndexMs, listing, ...withMore, search, megabytes };
  });
}

async function facetsOf(catalogue: Catalogue): Promise<Pick<GrowthRow, "facets" | "firstFacetsMs">> {
  const [, firstFacetsMs] = await timed(() => catalogue.find({ ...emptyQuery, more: true, page: 2 }, PAGE));
  const facets = await spreadOf(withFacets(catalogue.departments), (query) => catalogue.find(query, PAGE), false);
  return { facets, firstFacetsMs };
}

/** Measures the PostgreSQL catalogue, each query run for the first time, without cached counts. */
function growthInPostgres(count: number): Promise<GrowthRow> {
  return withCatalogue(count, async (folder) => {
    const { departments } = readCatalogue(folder, { isChecked: true });
    const database = await createTestDatabase("PostgreSQL");
    const translateTerms = () => (title: string) => title;
    const settings = {
      db: database.db,
      folder,
      departments,
      languages: ["en"],
      translateTerms,
      stock: async () => {},
    } as const;
    const [catalogue, openMs] = await timed(async () => (await openPostgresCatalogue(settings))("en"));
    const listing = await spreadOf(listings(departments), (query) => catalogue.find(query, PAGE), false);
    const search = await spreadOf(words, (q) => catalogue.find({ ...emptyQuery, q }, PAGE), false);
    const withMore = await facetsOf(catalogue);
    const megabytes = process.memoryUsage().rss / 1e6;
    await database.close();
    return { products: count, openMs, listing, ...withMore, search, megabytes };
  });
}

const [flag, kind, count] = process.argv.slice(2);
if (flag === "--growth") {
  const row = await (kind === "memory" ? growthInMemory : growthInPostgres)(Number(count));
  process.stdout.write(JSON.stringify(row));
}
