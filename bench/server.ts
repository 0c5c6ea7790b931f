import { memoryOf, type ShopProcess } from "./shop-process.ts";
import type { Table } from "./table.ts";
import { answersPerSecond, startBareServer } from "./throughput.ts";

const MS = 3000;

/** How fast the server answers, as a share of a bare `node:http` that sends as many bytes; its start and its memory. */
export async function serverTables(shop: ShopProcess): Promise<Table[]> {
  const atRest = memoryOf(shop.pid);
  const home = await fetch(shop.base, { headers: { "accept-encoding": "br" } });
  const bare = await startBareServer(Number(home.headers.get("content-length")) || 15_000);
  const limit = await answersPerSecond(() => `${bare.base}/`, MS);
  const cached = await answersPerSecond(() => `${shop.base}/`, MS);
  const listing = await answersPerSecond((n) => `${shop.base}/shop-grid-standard?min=0&max=${100 + n / 100}`, MS);
  const product = await answersPerSecond((n) => `${shop.base}/product/${1 + (n % 140)}?q=${n}`, MS);
  bare.stop();
  const share = (rate: number) => `${((rate / limit) * 100).toFixed(1)} %`;
  const rows = [
    ["home, cached, answers per second", Math.round(cached), share(cached), "50 %"],
    ["listing, rendered each time, answers per second", Math.round(listing), share(listing), ""],
    ["product, rendered each time, answers per second", Math.round(product), share(product), ""],
    ["start to first answer, ms", Math.round(shop.startMs), "", "1000"],
    ["memory after the start, MB", Math.round(atRest), "", "180"],
    ["memory after all this, MB", Math.round(memoryOf(shop.pid)), "", ""],
  ];
  return [{ title: "The server", head: ["what", "figure", "of a bare node:http", "budget"], rows }];
}
