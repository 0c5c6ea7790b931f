import { execFileSync } from "node:child_process";
import { databaseKinds } from "../db/test-database.ts";
import type { GrowthRow } from "./growth.ts";
import type { Table } from "./table.ts";

/** Budgets of the 95th percentile of listing queries: ms by number of products. */
const listingBudgets: Readonly<Record<number, number>> = { 144: 1, 10000: 20, 100000: 150 };

/** Measures server-side catalogues of 144 to 100,000 products, each row in a fresh process. */
export async function growthTables(): Promise<Table[]> {
  const memory = [144, 1_000, 10_000, 100_000].map((count) => rowOf("memory", count));
  const hasPostgres = databaseKinds().includes("PostgreSQL");
  const postgres = hasPostgres ? [10_000, 100_000].map((count) => rowOf("postgres", count)) : [];
  return [
    { title: "Growth: the catalogue in memory, generated products", head, rows: memory },
    { title: "Growth: the catalogue in PostgreSQL, each query run for the first time", head, rows: postgres },
  ];
}

const head = [
  "products",
  "sent to a browser, kB",
  "start, ms",
  "search index, ms",
  "listing p50, ms",
  "p95",
  "processor",
  "budget of p95",
  "with more filters p50, ms",
  "p95",
  "the first, ms",
  "search p50, ms",
  "p95",
  "memory, MB",
];

function rowOf(kind: string, count: number): (string | number)[] {
  const words = ["bench/growth.ts", "--growth", kind, String(count)];
  const row = JSON.parse(
    execFileSync(process.execPath, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }),
  );
  const { sent, openMs, searchIndexMs, listing, facets, firstFacetsMs, search, megabytes } = row as GrowthRow;
  const short = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
  return [
    count.toLocaleString("en"),
    sent === undefined ? "" : Math.round(sent / 1000),
    Math.round(openMs),
    searchIndexMs === undefined ? "" : Math.round(searchIndexMs),
    short(listing.p50),
    short(listing.p95),
    short(listing.cpu),
    listingBudgets[count] ?? "",
    short(facets.p50),
    short(facets.p95),
    Math.round(firstFacetsMs),
    short(search.p50),
    short(search.p95),
    Math.round(megabytes),
  ];
}
