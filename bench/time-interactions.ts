import type { Browser, Page } from "@playwright/test";
import { phone } from "./browser.ts";
import { answerByHand, withholdScripts } from "./floor-answers.ts";
import { type Interaction, interactions, SEEN_PRODUCTS } from "./interactions.ts";
import { pressAtOnce, pressByHand } from "./press.ts";
import type { Table } from "./table.ts";

const SLOW_CPU = 4;
const RUNS = 5;
const LARGE_BUDGET_MS = 100;

/**
 * Times each interaction from its event to the frame in which its result is painted, the catalogue being there already;
 * beside it the same screen answered by hand, in turn, which is the browser's own part of the time.
 */
export async function interactionTables(browser: Browser, base: string): Promise<Table[]> {
  const title = `At a CPU slowed ${SLOW_CPU} times, median of ${RUNS}`;
  const head = ["what", "ms", "pressed by hand, ms", "answered without scripts, ms", "ratio", "budget, ms"];
  const rows: (string | number)[][] = [];
  for (const interaction of interactions) {
    const { atOnce, byHand, floor } = await timeAll(browser, base, interaction);
    rows.push([interaction.name, atOnce, byHand, floor, (byHand / floor).toFixed(2), interaction.budget]);
  }
  return [{ title, head, rows }];
}

/** The choices of a listing in a shop whose browsers ask the server for each; `count` says of how many products. */
export async function largeInteractionTables(browser: Browser, base: string, count: number): Promise<Table[]> {
  const rows: (string | number)[][] = [];
  for (const interaction of interactions.filter(({ isOfListing }) => isOfListing)) {
    const { atOnce, byHand } = await timeAll(browser, base, interaction, ["atOnce", "byHand"]);
    rows.push([interaction.name, atOnce, byHand, LARGE_BUDGET_MS]);
  }
  const title = `The same with ${count.toLocaleString("en")} products, which the browser requests from the server`;
  return [{ title, head: ["what", "ms", "pressed by hand, ms", "budget"], rows }];
}

/** Pressed at once, pressed as a hand does it, and so where the answer is put in without the shop's scripts. */
type Way = "atOnce" | "byHand" | "floor";
const allWays: readonly Way[] = ["atOnce", "byHand", "floor"];

/** The medians of all runs, ms, the ways taken in turn. */
async function timeAll(browser: Browser, base: string, interaction: Interaction, ways = allWays) {
  const times: Record<Way, number[]> = { atOnce: [], byHand: [], floor: [] };
  for (let run = 0; run < RUNS; run++)
    for (const way of ways) times[way].push(await timeOne(browser, base, interaction, run, way));
  const typical = (way: Way) => Math.round(median(times[way]));
  return { atOnce: typical("atOnce"), byHand: typical("byHand"), floor: typical("floor") };
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
  if (isFloor) await withholdScripts(page);
  await page.goto(base + interaction.start, { waitUntil: "networkidle" });
  if (!isFloor) await page.waitForSelector("html[data-warm]", { state: "attached" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await interaction.prepare?.(page);
  const target = interaction.target(page, run);
  if (isFloor) await answerByHand(target, interaction.event);
  await watch(page, interaction);
  await (way === "atOnce" ? pressAtOnce : pressByHand)(target, interaction.press);
  const time = await page.evaluate(() => (window as unknown as { reached: Promise<number> }).reached);
  await context.close();
  return time;
}

/** Starts, in the page, the watch that the event sets going and the painted result stops. */
async function watch(page: Page, { event, isThere }: Interaction): Promise<void> {
  await page.evaluate(
    ({ event, isThere, seen }) => {
      const [header, heading, products] = ["header", "main h1", seen].map(
        (part) => document.querySelector(part)?.textContent,
      );
      const isReached = new Function("header", "heading", "products", `return ${isThere}`) as (
        ...texts: unknown[]
      ) => boolean;
      const state = window as unknown as { reached: Promise<number> };
      // The first task after the frame: what the page does next is not what was waited for.
      const next = { priority: "user-blocking" } as const;
      const begin = (resolve: (ms: number) => void) => {
        const began = performance.now();
        // Told of changes rather than looking in each frame: reading a page's text takes time from what is measured.
        const watcher = new MutationObserver(() => {
          if (!isReached(header, heading, products)) return;
          watcher.disconnect();
          requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - began), next));
        });
        const attributes = { attributes: true, attributeFilter: ["aria-hidden", "hidden", "style"] };
        watcher.observe(document.body, { childList: true, characterData: true, subtree: true, ...attributes });
      };
      state.reached = new Promise((resolve) => {
        addEventListener(event, () => begin(resolve), { capture: true, once: true });
      });
    },
    { event, isThere, seen: SEEN_PRODUCTS },
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
