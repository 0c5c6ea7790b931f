/**
 * `npm run bench`: measures the built shop and writes `bench/RESULTS.md`. Compare times only within one run. By part:
 * `npm run bench -- weight sent lighthouse filled interactions trip server overload searched orders large release growth search`. Another shop:
 * `npm run bench -- weight lighthouse --base=https://shop.example --paths=home:/,listing:/all`, and its throughput:
 * `npm run bench -- server --base=http://localhost:4000 --paths=product:/products/{id}?{n} --pid=123`; presses or a flood of
 * searches by turns with the build in another folder: `npm run bench -- interactions searched --before=../before`.
 */
import { writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { screens } from "./budgets.ts";
import { filledTables } from "./filled.ts";
import { growthTables } from "./growth-table.ts";
import { largeShopTables } from "./large-shop.ts";
import { lighthouseTables } from "./lighthouse.ts";
import { ordersTables } from "./orders.ts";
import { overloadTables } from "./overload.ts";
import { releaseTables } from "./release.ts";
import { searchTables } from "./search.ts";
import { searchedTables } from "./searched.ts";
import { sentTables } from "./sent.ts";
import { otherServerTables, serverTables } from "./server.ts";
import { startShop } from "./shop-process.ts";
import { type Table, writeTable } from "./table.ts";
import { interactionTables } from "./time-interactions.ts";
import { tripTables } from "./trip.ts";
import { weightTables } from "./weigh.ts";

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const named = words.filter((word) => !word.startsWith("--"));
const other = option("base");
const pid = option("pid") === undefined ? undefined : Number(option("pid"));
const paths = option("paths")?.split(",");
const measured = paths ? Object.fromEntries(paths.map((path) => path.split(":", 2) as [string, string])) : screens;

const shop = other ? undefined : await startShop();
const base = other ?? shop?.base ?? "";
/** Opens a browser only while needed: a second Chromium, even idle, would increase Lighthouse's blocking times. */
async function inBrowser(measure: (browser: Browser) => Promise<Table[]>): Promise<Table[]> {
  const browser = await openBrowser();
  return measure(browser).finally(() => browser.close());
}

const parts = {
  weight: () => inBrowser((browser) => weightTables(browser, base, measured)),
  sent: () => inBrowser((browser) => sentTables(browser, base, measured)),
  lighthouse: () => lighthouseTables(base, measured),
  filled: () => inBrowser((browser) => filledTables(browser, base)),
  interactions: () => inBrowser((browser) => interactionTables(browser, base, option("before"))),
  trip: () => (shop ? inBrowser((browser) => tripTables(browser, base)) : Promise.resolve([])),
  server: () => (shop ? serverTables(shop) : otherServerTables(base, measured, pid)),
  overload: () => (shop ? overloadTables(shop) : Promise.resolve([])),
  searched: () => (other ? Promise.resolve([]) : searchedTables(option("before"))),
  orders: () => (other ? Promise.resolve([]) : ordersTables()),
  large: () => (other ? Promise.resolve([]) : inBrowser(largeShopTables)),
  release: () => (other ? Promise.resolve([]) : releaseTables()),
  search: () => (other ? Promise.resolve([]) : searchTables()),
  growth: () => (other ? Promise.resolve([]) : growthTables()),
};

const report: string[] = [`# Measured ${new Date().toISOString().slice(0, 10)}`];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const table of await measure()) {
    report.push(writeTable(table));
    console.info(`\n${report.at(-1)}`);
  }
}
await shop?.stop();
if (named.length === 0 && !other) writeFileSync("bench/RESULTS.md", `${report.join("\n\n")}\n`);
