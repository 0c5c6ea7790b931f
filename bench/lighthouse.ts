import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { launch } from "chrome-launcher";
import { startFloorPage } from "./floor-page.ts";
import type { Table } from "./table.ts";

export type LighthouseRow = {
  performance: number;
  accessibility: number;
  best: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  busy: number;
};

export type LighthouseTask = { url: string; port: number };

/**
 * Runs Lighthouse's mobile preset (slow 4G, 4x CPU slowdown) on a URL; times in ms, scores out of 100. Returns the
 * median run by LCP, with median performance and blocking times, so that one busy moment does not distort the result.
 */
async function lighthouseRow(lighthouse: ChildProcess, url: string, runs: number): Promise<LighthouseRow> {
  const rows: LighthouseRow[] = [];
  for (let taken = 0; taken < runs; taken++) {
    const browser = await launchQuietly();
    lighthouse.send({ url, port: browser.port } satisfies LighthouseTask);
    const [row] = await once(lighthouse, "message");
    browser.kill();
    rows.push(row);
  }
  // A run may end without an LCP; it counts only if all do.
  const measured = rows.filter(({ lcp }) => Number.isFinite(lcp));
  const counted = measured.length > 0 ? measured : rows;
  const middle = <T>(items: T[]) => items[Math.floor(items.length / 2)];
  const typical = middle(counted.toSorted((a, b) => a.lcp - b.lcp));
  if (!typical) throw new Error("at least one run is needed");
  const median = (name: "performance" | "tbt" | "busy") =>
    middle(counted.map((row) => row[name]).sort((a, b) => a - b)) ?? Number.NaN;
  return { ...typical, performance: median("performance"), tbt: median("tbt"), busy: median("busy") };
}

const RUNS = 5;

/** Runs Lighthouse on the pages, and on a page without scripts that shows the lower bound of this run. */
export async function lighthouseTables(base: string, paths: Record<string, string>): Promise<Table[]> {
  const lighthouse = fork("bench/lighthouse-run.ts", { serialization: "advanced" });
  // The error has been logged by then.
  lighthouse.once("exit", (code) => code && process.exit(code));
  const floorPage = await startFloorPage();
  const floor = await lighthouseRow(lighthouse, `${floorPage.base}/`, RUNS);
  floorPage.stop();
  const write = (name: string, row: LighthouseRow) => {
    const scores = [row.performance, row.accessibility, row.best, row.seo];
    const ratio = (row.lcp / floor.lcp).toFixed(2);
    return [name, ...scores, Math.round(row.lcp), ratio, row.cls.toFixed(3), Math.round(row.tbt), Math.round(row.busy)];
  };
  const rows = [write("floor page", floor)];
  for (const [name, path] of Object.entries(paths))
    rows.push(write(name, await lighthouseRow(lighthouse, base + path, RUNS)));
  lighthouse.kill();
  rows.push(["budget", "98", "100", "100", "100", "1800", "1.30", "0.000", "100", "100"]);
  const scores = ["performance", "accessibility", "best practices", "SEO"];
  const head = ["screen", ...scores, "LCP ms", "of the floor's", "CLS", "TBT ms", "TBT by processor time, ms"];
  return [{ title: `Lighthouse, mobile, median of ${RUNS}`, head, rows }];
}

/** Launches Chromium as Lighthouse's CLI does: any other attached client increases blocking times. */
function launchQuietly() {
  const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"];
  return launch({ chromePath, chromeFlags, logLevel: "error" });
}
