import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";
import { applyResultDirectly, blockScripts } from "./floor-answers.ts";
import { type Interaction, interactions } from "./interactions.ts";
import { pressByHand } from "./press.ts";
import type { Table } from "./table.ts";
import { readWatch, watch } from "./watch-paint.ts";

const SLOW_CPU = 4;
const RUNS = 9;
const LARGE_BUDGET_MS = 100;
/** Time that a shopper looks at a page before pressing, in ms: until then deferred features start and files are stored. */
const LOOK_MS = 1500;

/**
 * Times each interaction, pressed as a person does, from its event to the frame that paints its result, with the catalogue already loaded;
 * alternates with runs without the shop's scripts, which show the browser's own share.
 */
export async function interactionTables(browser: Browser, base: string): Promise<Table[]> {
  const title = `At a CPU slowed ${SLOW_CPU} times, median of ${RUNS}`;
  const floorNames = ["answered without scripts, ms", "lowest", "ratio of medians"];
  const head = ["what", "ms", "lowest", ...floorNames, "budget, ms"];
  const rows: (string | number)[][] = [];
  for (const interaction of interactions) {
    const { shop, floor } = await timeAll(browser, base, interaction);
    const ratio = (shop.median / floor.median).toFixed(2);
    rows.push([interaction.name, shop.median, shop.lowest, floor.median, floor.lowest, ratio, interaction.budget]);
  }
  return [{ title, head, rows }];
}

/** Times listing interactions in a shop whose browsers query the server for each; `count` is its number of products. */
export async function largeInteractionTables(browser: Browser, base: string, count: number): Promise<Table[]> {
  const rows: (string | number)[][] = [];
  for (const interaction of interactions.filter(({ isOfListing }) => isOfListing)) {
    const { shop } = await timeAll(browser, base, interaction, ["shop"]);
    rows.push([interaction.name, shop.median, LARGE_BUDGET_MS]);
  }
  const title = `The same with ${count.toLocaleString("en")} products, which the browser requests from the server`;
  return [{ title, head: ["what", "ms", "budget"], rows }];
}

/** The shop's answer, and the same one inserted without its scripts. */
type Way = "shop" | "floor";
const allWays: readonly Way[] = ["shop", "floor"];

/**
 * Returns the median of all runs in ms, and the lowest, which is what the code takes when nothing else occupies the
 * machine; the ways alternate.
 */
async function timeAll(browser: Browser, base: string, interaction: Interaction, ways = allWays) {
  const times: Record<Way, number[]> = { shop: [], floor: [] };
  for (let run = 0; run < RUNS; run++)
    for (const way of ways) times[way].push(await timeOne(browser, base, interaction, run, way));
  const summary = (way: Way) => ({
    median: Math.round(median(times[way])),
    lowest: Math.round(Math.min(...times[way])),
  });
  return { shop: summary("shop"), floor: summary("floor") };
}

async function timeOne(
  browser: Browser,
  base: string,
  interaction: Interaction,
  run: number,
  way: Way,
): Promise<number> {
  const isFloor = way === "floor";
  const viewport = interaction.viewport ?? phone.viewport;
  const context = await browser.newContext({ ...phone, viewport, bypassCSP: isFloor });
  const page = await context.newPage();
  if (isFloor) await blockScripts(page);
  await page.goto(base + interaction.start, { waitUntil: "networkidle" });
  if (!isFloor) await page.waitForSelector("html[data-prefetched]", { state: "attached" });
  await page.waitForTimeout(LOOK_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await interaction.prepare?.(page);
  const target = interaction.target(page, run);
  if (isFloor) await applyResultDirectly(target, interaction.event);
  await watch(page, interaction);
  await pressByHand(target, interaction.press);
  const time = await readWatch(page);
  await context.close();
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
