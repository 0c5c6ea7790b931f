import { memoryOf, processorMsOf, type ShopProcess } from "./shop-process.ts";
import type { Table } from "./table.ts";
import { answersPerSecond, startBareServer } from "./throughput.ts";

const MS = 3000;

/** Pages that are asked for at another host each time: the shop caches a page for each of its origins. */
const rendered = {
  "home, rendered each time": "/",
  "listing, rendered each time": "/shop-grid-standard?min=0&max={n}.5",
  "product, rendered each time": "/product/{id}",
};
const otherHost = (n: number) => `shop-${n}.example`;
/** Number of product ids that the paths cycle through. */
const PRODUCTS = 140;

/** Measures throughput relative to a bare `node:http` server sending the same bytes, startup time and memory. */
export async function serverTables(shop: ShopProcess): Promise<Table[]> {
  const cached = await rateRows(shop.base, { "home, cached": "/" }, { pid: shop.pid });
  const fresh = await rateRows(shop.base, rendered, { pid: shop.pid, hostOf: otherHost });
  const rows = [
    ...cached.map((row) => [...row, "50 %"]),
    ...fresh.map((row) => [...row, ""]),
    ["start to first answer, ms", Math.round(shop.startMs), "", "", "1000"],
    ["memory at rest, MB", Math.round(shop.restMb), "", "", "180"],
    ["memory after all this, MB", Math.round(memoryOf(shop.pid)), "", "", ""],
  ];
  return [{ title: "The server", head: [...rateHead, "budget"], rows }];
}

/** Measures another shop's pages: `paths` by name, with `{n}` and `{id}`; CPU time only with a local `pid`. */
export async function otherServerTables(base: string, paths: Record<string, string>, pid?: number): Promise<Table[]> {
  return [
    {
      title: `The server at ${base}`,
      head: rateHead,
      rows: await rateRows(base, paths, { pid }),
    },
  ];
}

const rateHead = ["what", "answers per second, or figure", "of a bare node:http", "processor time an answer, ms"];

type RateSettings = { pid?: number | undefined; hostOf?: (n: number) => string };

async function rateRows(
  base: string,
  paths: Record<string, string>,
  { pid, hostOf }: RateSettings,
): Promise<(string | number)[][]> {
  const home = await fetch(base, { headers: { "accept-encoding": "br" } });
  const bare = await startBareServer(Number(home.headers.get("content-length")) || 15_000);
  const limit = await answersPerSecond(() => `${bare.base}/`, MS);
  bare.stop();
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    const addressOf = (n: number) =>
      base + path.replaceAll("{n}", String(100 + n)).replaceAll("{id}", String(1 + (n % PRODUCTS)));
    const before = pid === undefined ? 0 : processorMsOf(pid);
    const rate = await answersPerSecond(addressOf, MS, hostOf);
    const each = pid === undefined ? "" : ((processorMsOf(pid) - before) / ((rate * MS) / 1000)).toFixed(2);
    rows.push([name, Math.round(rate), `${((rate / limit) * 100).toFixed(1)} %`, each]);
  }
  return rows;
}
