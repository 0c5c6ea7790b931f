import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";
import { applyResultDirectly, blockScripts } from "./floor-answers.ts";
import { type Interaction, interactions } from "./interactions.ts";
import { pressByHand } from "./press.ts";
import { startShop } from "./shop-process.ts";
import type { Table } from "./table.ts";
import { readWatch, watch } from "./watch-paint.ts";

const SLOW_CPU = 4;
const RUNS = 9;
const LARGE_BUDGET_MS = 100;
/** Time that a shopper looks at a page before pressing, in ms: until then deferred features start and files are stored. */
const LOOK_MS = 1500;
/** The mark of a page that has loaded what it needs for the next one, in builds up to 27 November 2026. */
const READY_BEFORE = "html[data-warm]";

/**
 * Times each interaction, pressed as a person does, from its event to the frame that paints its result, with the catalogue already loaded;
 * alternates with runs without the shop's scripts, which show the browser's own share, and with those of the build in the folder
 * `before`, if there is one; its results are told by its own bench, as its pages may be built otherwise.
 */
export async function interactionTables(browser: Browser, base: string, before?: string): Promise<Table[]> {
  const old = before ? await startShop({}, before) : undefined;
  const title = `At a CPU slowed ${SLOW_CPU} times, median of ${RUNS}`;
  const floorNames = ["answered without scripts, ms", "lowest", "ratio of medians"];
  const oldNames = old ? ["before, ms", "lowest", "now by before"] : [];
  const head = ["what", "ms", "lowest", ...floorNames, ...oldNames, "budget, ms"];
  const rows: (string | number)[][] = [];
  const ways: Ways = {
    shop: { base, bench: ownBench },
    floor: { base, bench: ownBench, isFloor: true },
    ...(before && old && { before: { base: old.base, bench: await benchOf(before) } }),
  };
  for (const { name, budget } of interactions) {
    const times = await timeAll(browser, ways, name);
    const against = (other?: Times) =>
      other ? [other.median, other.lowest, (times.shop.median / other.median).toFixed(2)] : [];
    rows.push([name, times.shop.median, times.shop.lowest, ...against(times.floor), ...against(times.before), budget]);
  }
  await old?.stop();
  return [{ title, head, rows }];
}

/** Times listing interactions in a shop whose browsers query the server for each; `count` is its number of products. */
export async function largeInteractionTables(browser: Browser, base: string, count: number): Promise<Table[]> {
  const rows: (string | number)[][] = [];
  for (const { name } of interactions.filter(({ isOfListing }) => isOfListing)) {
    const { shop } = await timeAll(browser, { shop: { base, bench: ownBench } }, name);
    rows.push([name, shop.median, LARGE_BUDGET_MS]);
  }
  const title = `The same with ${count.toLocaleString("en")} products, which the browser requests from the server`;
  return [{ title, head: ["what", "ms", "budget"], rows }];
}

/** What a bench presses, and how it sees the result. */
type Bench = { interactions: readonly Interaction[]; watch: typeof watch; readWatch: typeof readWatch };
const ownBench: Bench = { interactions, watch, readWatch };

async function benchOf(folder: string): Promise<Bench> {
  const [named, seen] = await Promise.all(
    ["interactions", "watch-paint"].map((name) => import(resolve(folder, `bench/${name}.ts`))),
  );
  return { ...named, ...seen };
}

/** The shop's answer, the same one inserted without its scripts, and that of another build; the ones that are timed. */
type Ways = { shop: Tried; floor?: Tried; before?: Tried };
type Tried = { base: string; bench: Bench; isFloor?: boolean };

/** The median of all runs in ms, and the lowest, which is what the code takes when nothing else occupies the machine. */
type Times = { median: number; lowest: number };

/** Times the interaction of this name in each way; the ways alternate. */
async function timeAll(browser: Browser, ways: Ways, name: string) {
  const times = new Map<Tried, number[]>(Object.values(ways).map((way) => [way, []]));
  for (let run = 0; run < RUNS; run++)
    for (const [way, known] of times) known.push(await timeOne(browser, way, name, run));
  const timesOf = (way: Tried): Times => {
    const known = times.get(way) ?? [];
    return { median: Math.round(median(known)), lowest: Math.round(Math.min(...known)) };
  };
  const { shop, floor, before } = ways;
  return { shop: timesOf(shop), floor: floor && timesOf(floor), before: before && timesOf(before) };
}

async function timeOne(
  browser: Browser,
  { base, bench, isFloor = false }: Tried,
  name: string,
  run: number,
): Promise<number> {
  const interaction = bench.interactions.find((one) => one.name === name);
  if (!interaction) throw new Error(`the bench of the build before has no "${name}"`);
  const viewport = interaction.viewport ?? phone.viewport;
  const context = await browser.newContext({ ...phone, viewport, bypassCSP: isFloor });
  const page = await context.newPage();
  if (isFloor) await blockScripts(page);
  await page.goto(base + interaction.start, { waitUntil: "networkidle" });
  if (!isFloor) await page.waitForSelector(`html[data-prefetched], ${READY_BEFORE}`, { state: "attached" });
  await page.waitForTimeout(LOOK_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await interaction.prepare?.(page);
  const target = interaction.target(page, run);
  if (isFloor) await applyResultDirectly(target, interaction.event);
  await bench.watch(page, interaction);
  await pressByHand(target, interaction.press);
  const time = await bench.readWatch(page);
  await context.close();
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
