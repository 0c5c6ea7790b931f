import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import { startFloorPage } from "./floor-page.ts";
import type { Table } from "./table.ts";

type LighthouseRow = {
  performance: number;
  accessibility: number;
  best: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
};

/** Lighthouse's mobile run (slow 4G, CPU x 4) of one address; times in ms, scores of 100. Median of `runs` by LCP. */
async function lighthouseRow(url: string, runs: number): Promise<LighthouseRow> {
  const { default: lighthouse } = await import("lighthouse");
  const rows: LighthouseRow[] = [];
  for (let run = 0; run < runs; run++) {
    const port = await freePort();
    const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
    const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath, args });
    const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
    await browser.close();
    if (!result) throw new Error(`no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    rows.push({
      performance: score("performance"),
      accessibility: score("accessibility"),
      best: score("best-practices"),
      seo: score("seo"),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
    });
  }
  // A run may end without a largest paint; it counts where no other does better.
  const measured = rows.filter(({ lcp }) => Number.isFinite(lcp));
  const counted = measured.length > 0 ? measured : rows;
  const middle = counted.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(counted.length / 2)];
  if (!middle) throw new Error("at least one run is needed");
  return middle;
}

const RUNS = 3;

/** Lighthouse over the screens, and over a page without a script that shows what is possible in this run. */
export async function lighthouseTables(base: string, paths: Record<string, string>): Promise<Table[]> {
  const floorPage = await startFloorPage();
  const floor = await lighthouseRow(`${floorPage.base}/`, RUNS);
  floorPage.stop();
  const write = (name: string, row: LighthouseRow) => {
    const scores = [row.performance, row.accessibility, row.best, row.seo];
    const ratio = (row.lcp / floor.lcp).toFixed(2);
    return [name, ...scores, Math.round(row.lcp), ratio, row.cls.toFixed(3), Math.round(row.tbt)];
  };
  const rows = [write("floor page", floor)];
  for (const [name, path] of Object.entries(paths)) rows.push(write(name, await lighthouseRow(base + path, RUNS)));
  rows.push(["budget", "98", "100", "100", "100", "1800", "1.30", "0.000", "100"]);
  const scores = ["performance", "accessibility", "best practices", "SEO"];
  const head = ["screen", ...scores, "LCP ms", "of the floor's", "CLS", "TBT ms"];
  return [{ title: `Lighthouse, mobile, median of ${RUNS}`, head, rows }];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
