import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import { sqliteFile } from "../db/sqlite-file.ts";
import { freePort } from "../tests/free-port.ts";
import { buy } from "./orders.ts";
import { type Answer, get } from "./overload.ts";
import { memoryOf, type ShopProcess, startShop } from "./shop-process.ts";
import type { Table } from "./table.ts";

const ROUNDS = 3;
const CONNECTIONS = 100;
const MS = 10_000;
/** After this time, a round has to have left nothing in memory but pages that are kept. */
const BACK_MS = 20_000;
/** An answer that takes longer counts as none. */
const GIVE_UP_MS = 20_000;
/** A shop at rest takes 154 MB. */
const MOST_MB = 1.6 * 154;

type Figures = {
  answers: Answer[];
  cut: number;
  orders: number[];
  restMb: number;
  peakMb: number;
  heapMb: { rest: number; back: number } | undefined;
};

/**
 * Floods the shop with searches that nobody has made before, in three rounds, while twenty buyers order: alone, or by turns
 * with the build in the folder `before`.
 */
export async function searchedTables(before?: string): Promise<Table[]> {
  const { summaries } = readCatalogue("catalogue");
  const goods = summaries.filter((one) => !one.variation && !one.affiliateLink);
  const shops = [...(before ? [before] : []), "."];
  const opened = await Promise.all(shops.map((folder) => open(folder)));
  for (let round = 0; round < ROUNDS; round++) for (const shop of opened) await shop.flood(goods);
  const measured = opened.map(({ figures }) => rowsOf(figures));
  for (const { shop, data } of opened) {
    await shop.stop();
    rmSync(data, { recursive: true });
  }
  const rows = names.map(([name, budget], i) => [name, ...measured.map((row) => row[i] ?? ""), budget]);
  const title = `${CONNECTIONS} connections that search for ${ROUNDS} x ${MS / 1000} s, beside 20 buyers`;
  return [{ title, head: ["what", ...(before ? ["before"] : []), "now", "budget"], rows }];
}

const names = [
  ["searches answered", ""],
  ["refused with 503 and a time to come back", ""],
  ["other statuses, cut connections", "0"],
  ["pages per second", ""],
  ["99th percentile of both, ms", "500"],
  ["orders", ""],
  ["99th percentile of orders, ms", "500"],
  ["memory at rest, MB", ""],
  ["peak memory, MB", String(Math.round(MOST_MB))],
  ["heap before the first round, MB", ""],
  [`heap ${BACK_MS / 1000} s after the last, MB`, ""],
] as const;

async function open(folder: string) {
  const metrics = await freePort();
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const shop = await startShop({ DATA_DIR: data, METRICS_PORT: String(metrics), METRICS_HOST: "127.0.0.1" }, folder);
  fillStock(data);
  const figures: Figures = { answers: [], cut: 0, orders: [], restMb: shop.restMb, peakMb: 0, heapMb: undefined };
  return {
    ...{ shop, data, figures },
    async flood(goods: readonly { id: string; name: string }[]): Promise<void> {
      const rest = figures.heapMb?.rest ?? (await heapOf(metrics));
      const items = goods.map(({ id }) => id).slice(0, 24);
      const words = goods.flatMap(({ name }) => name.split(" "));
      const [, orders] = await Promise.all([search(shop, words, figures), buy(shop, items, MS)]);
      figures.orders.push(...orders.filter(({ status }) => status === 201).map(({ ms }) => ms));
      await new Promise((done) => setTimeout(done, BACK_MS));
      const back = await heapOf(metrics);
      figures.heapMb = rest && back ? { rest, back } : undefined;
    },
  };
}

/** Puts so much on the shelves that buyers never run out: refusals would be answered, and counted, in place of orders. */
function fillStock(data: string): void {
  const db = new DatabaseSync(sqliteFile(data));
  db.exec("pragma busy_timeout=10000; update stock set on_hand = 1000000");
  db.close();
}

/** Searches for two words of the goods and a piece of nonsense, or for nonsense alone, on all connections. */
async function search({ base, pid }: ShopProcess, words: readonly string[], figures: Figures): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: GIVE_UP_MS });
  const word = () => words[Math.floor(Math.random() * words.length)] ?? "";
  const end = performance.now() + MS;
  const client = async (_: unknown, i: number) => {
    while (performance.now() < end) {
      const nonsense = randomUUID().slice(0, 8);
      const typed = i % 2 ? `${word()} ${word()} ${nonsense}` : nonsense;
      const answer = await get(`${base}/search?q=${encodeURIComponent(typed)}`, agent).catch(() => undefined);
      if (answer && answer.ms < GIVE_UP_MS) figures.answers.push(answer);
      else figures.cut++;
      figures.peakMb = Math.max(figures.peakMb, memoryOf(pid));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

function rowsOf({ answers, cut, orders, restMb, peakMb, heapMb }: Figures): (string | number)[] {
  const good = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  return [
    good.length,
    refused.length,
    answers.length - good.length - refused.length + cut,
    Math.round(good.length / ((ROUNDS * MS) / 1000)),
    p99(answers.map(({ ms }) => ms)),
    orders.length,
    p99(orders),
    Math.round(restMb),
    Math.round(peakMb),
    heapMb ? Math.round(heapMb.rest) : "",
    heapMb ? Math.round(heapMb.back) : "",
  ];
}

function p99(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
}

/** Returns what the main thread's heap holds, in MB; undefined of a build without metrics. */
async function heapOf(port: number): Promise<number | undefined> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.text(),
    () => "",
  );
  const [, bytes] = /^nodejs_heap_size_used_bytes\S* ([\d.e+]+)/m.exec(text) ?? [];
  return bytes === undefined ? undefined : Number(bytes) / 1e6;
}
