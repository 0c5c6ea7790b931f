import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { chromium } from "@playwright/test";

export type LighthouseRow = {
  performance: number;
  accessibility: number;
  best: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
};

/** Lighthouse's mobile run (slow 4G, CPU x 4) of one address; times in ms, scores of 100. Median of `runs` by LCP. */
export async function lighthouseRow(url: string, runs: number): Promise<LighthouseRow> {
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
  const middle = rows.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(rows.length / 2)];
  if (!middle) throw new Error("at least one run is needed");
  return middle;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
