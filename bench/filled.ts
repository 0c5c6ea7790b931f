import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";
import { startFloorPage } from "./floor-page.ts";
import type { Table } from "./table.ts";

/** What only the shopper's own browser knows: nothing, or three lines. */
const pages = {
  cart: "/cart",
  checkout: "/checkout",
  wishlist: "/wishlist",
  compare: "/compare",
  account: "/my-account",
};
const RUNS = 5;
const SETTLED_MS = 6_000;
/** A phone on a bad line: bytes per second for 1.6 Mbit/s, ms to the server, and its processor. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWING = 4;

const ids = ["20", "13", "69"];
const three = {
  cart: { cartItems: ids.map((_id) => ({ _id, cartItemId: _id, quantity: 1 })), savedForLater: [] },
  wishlist: { wishlistItems: ids.map((_id) => ({ _id })) },
  compare: { compareItems: ids.map((_id) => ({ _id })) },
};

type Painted = { ms: number; what: string; shifted: number };

/** Returns when the largest paint of a first visit was, in ms, what it was, and how far the page shifted. */
async function paintOf(browser: Browser, url: string, isFilled: boolean): Promise<Painted> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  if (isFilled)
    await context.addInitScript(
      (state) => localStorage.setItem("persist:vitrine", JSON.stringify({ version: 1.1, state })),
      three,
    );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWING });
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForTimeout(SETTLED_MS);
  const painted = await page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        setTimeout(done, 500, []);
      });
    const [paints, shifts] = await Promise.all([read("largest-contentful-paint"), read("layout-shift")]);
    const last = paints.at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
    const what = `${last?.element?.tagName} ${last?.element?.textContent ?? ""}`.trim().slice(0, 40);
    const shifted = shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
    return { ms: last?.startTime ?? Number.NaN, what, shifted };
  });
  await context.close();
  return painted;
}

/** Measures the largest paint of the pages that the browser fills, on a line and a processor that are really slow. */
export async function filledTables(browser: Browser, base: string): Promise<Table[]> {
  const floorPage = await startFloorPage();
  const median = async (url: string, isFilled: boolean) => {
    const runs: Painted[] = [];
    for (let taken = 0; taken < RUNS; taken++) runs.push(await paintOf(browser, url, isFilled));
    return runs.toSorted((a, b) => a.ms - b.ms)[Math.floor(RUNS / 2)] as Painted;
  };
  const floor = await median(`${floorPage.base}/`, false);
  floorPage.stop();
  const rows: (string | number)[][] = [["floor page", "", Math.round(floor.ms), "1.00", "", floor.what, ""]];
  for (const [name, path] of Object.entries(pages))
    for (const isFilled of name === "account" ? [false] : [false, true]) {
      const { ms, what, shifted } = await median(base + path, isFilled);
      const holds = isFilled ? "three lines" : "nothing";
      rows.push([name, holds, Math.round(ms), (ms / floor.ms).toFixed(2), isFilled ? "1.60" : "1.30", what, shifted]);
    }
  const head = ["page", "holds", "largest paint, ms", "of the floor's", "budget", "what it is", "shift"];
  return [{ title: `On 1.6 Mbit/s, 150 ms and a processor slowed ${SLOWING} times, median of ${RUNS}`, head, rows }];
}
