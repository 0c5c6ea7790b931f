/**
 * `npm run bench`: weighs and times the built shop and writes `bench/RESULTS.md`. Times are for comparing with other
 * rows of the same run. Parts can be named: `npm run bench -- weight lighthouse interactions server`.
 */
import { writeFileSync } from "node:fs";
import { openBrowser } from "./browser.ts";
import { budgets, screens } from "./budgets.ts";
import { cardToProduct, facetToResult } from "./interactions.ts";
import { lighthouseRow } from "./lighthouse.ts";
import { memoryOf, startShop } from "./shop-process.ts";
import { answersPerSecond, startBareServer } from "./throughput.ts";
import { weigh } from "./weigh.ts";

const parts = new Set(process.argv.slice(2));
const isWanted = (part: string) => parts.size === 0 || parts.has(part);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const report: string[] = [`# Measured ${new Date().toISOString().slice(0, 10)}`, ""];

function table(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  report.push(`## ${title}`, "", ...lines, "");
  console.info(`\n${title}\n${lines.join("\n")}`);
}

const shop = await startShop();
const browser = await openBrowser();

if (isWanted("weight")) {
  const rows = [];
  for (const [name, path] of Object.entries(screens)) {
    const w = await weigh(browser, shop.base + path);
    rows.push([name, kB(w.html), kB(w.script), kB(w.css), kB(w.fonts), kB(w.pictures), kB(w.total), w.requests]);
  }
  const { html, script, css, fonts, total, requests } = budgets;
  rows.push(["budget", kB(html), kB(script), kB(css), kB(fonts), "", kB(total), requests]);
  table(
    "Before the load event, kB as sent, phone",
    ["screen", "html", "script", "css", "fonts", "pictures", "all", "requests"],
    rows,
  );
}

if (isWanted("lighthouse")) {
  const rows = [];
  for (const name of ["home", "listing", "product"] as const) {
    const row = await lighthouseRow(shop.base + screens[name], 3);
    const scores = [row.performance, row.accessibility, row.best, row.seo];
    rows.push([name, ...scores, Math.round(row.lcp), row.cls.toFixed(3), Math.round(row.tbt)]);
  }
  const head = ["screen", "performance", "accessibility", "best practices", "SEO", "LCP ms", "CLS", "TBT ms"];
  table("Lighthouse, mobile, median of 3", head, rows);
}

if (isWanted("interactions"))
  table(
    "At a CPU slowed 4 times, median of 5",
    ["what", "ms"],
    [
      ["tap on a card to the product's heading", Math.round(await cardToProduct(browser, shop.base))],
      ["click on a facet to the new products", Math.round(await facetToResult(browser, shop.base))],
    ],
  );

if (isWanted("server")) {
  const bytes = Number(
    (await fetch(shop.base, { headers: { "accept-encoding": "br" } })).headers.get("content-length"),
  );
  const bare = await startBareServer(bytes || 15_000);
  const limit = await answersPerSecond(() => `${bare.base}/`, 3000);
  const cached = await answersPerSecond(() => `${shop.base}/`, 3000);
  const rendered = await answersPerSecond((n) => `${shop.base}/shop-grid-standard?min=0&max=${100 + n / 100}`, 3000);
  bare.stop();
  const share = (rate: number) => `${((rate / limit) * 100).toFixed(1)} %`;
  table(
    "The server",
    ["what", "figure", "of a bare node:http"],
    [
      ["home, cached, answers per second", Math.round(cached), share(cached)],
      ["listing, rendered each time, answers per second", Math.round(rendered), share(rendered)],
      ["start to first answer, ms", Math.round(shop.startMs), ""],
      ["memory after all this, MB", Math.round(memoryOf(shop.pid)), ""],
    ],
  );
}

await browser.close();
await shop.stop();
if (parts.size === 0) writeFileSync("bench/RESULTS.md", `${report.join("\n")}`);
