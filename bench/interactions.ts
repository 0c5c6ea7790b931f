import type { Browser, Page } from "@playwright/test";
import { phone } from "./browser.ts";
import type { Table } from "./table.ts";

const SLOW_CPU = 4;
const RUNS = 5;
const desk = { width: 1280, height: 900 };

type Interaction = {
  name: string;
  start: string;
  /** Milliseconds that the specification of speed allows. */
  budget: number;
  isOfListing?: boolean;
  viewport?: { width: number; height: number };
  /** Of the event that begins it. */
  event: "click" | "change";
  /** What is done before, unmeasured. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page, run: number): Promise<unknown>;
  /** Runs in the page: whether the result is there. `before` is the text of `main` before the event. */
  isThere: string;
};

const changed = "document.querySelector('main').textContent !== before";
const card = (page: Page, run: number) => page.locator('main article a[href^="/product/"]').nth(run + 1);

const interactions: readonly Interaction[] = [
  {
    name: "tap on a card to the product's heading",
    start: "/shop-grid-standard",
    budget: 150,
    event: "click",
    act: async (page, run) => card(page, run).tap(),
    isThere: `location.pathname.startsWith("/product/") && ${changed}`,
  },
  {
    name: "click on a facet to the new products",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "click",
    act: (page, run) => page.getByRole("checkbox").nth(run).click(),
    isThere: `location.search !== "" && ${changed}`,
  },
  {
    name: "another order",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "change",
    // By key, as a person would: a value set by script makes an event that comes from no one, which React answers later.
    act: (page) => page.locator("select[name=sort]:visible").press("ArrowDown"),
    isThere: `location.search.includes("sort") && ${changed}`,
  },
  {
    name: "next page",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "click",
    act: (page) => page.locator("[data-pager] a").nth(1).click(),
    isThere: `location.search.includes("page=2") && ${changed}`,
  },
  {
    name: "another currency",
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "change",
    prepare: (page) => page.getByRole("button", { name: /^Language and currency/ }).click(),
    act: (page) => page.getByLabel("Currency").locator("visible=true").press("ArrowDown"),
    isThere: 'document.querySelector("main article").textContent.includes("$")',
  },
  {
    name: "add to cart",
    start: "/shop-grid-standard?department=furniture",
    budget: 50,
    event: "click",
    act: (page) =>
      page
        .getByRole("button", { name: /^Add .* to cart$/ })
        .first()
        .tap(),
    isThere: 'document.querySelector("header").textContent !== header',
  },
];

/** Times each interaction from its event to the frame in which its result is painted, the catalogue being there already. */
export async function interactionTables(browser: Browser, base: string): Promise<Table[]> {
  const title = `At a CPU slowed ${SLOW_CPU} times, median of ${RUNS}`;
  return [{ title, head: ["what", "ms", "budget"], rows: await timeAll(browser, base, interactions) }];
}

/** The choices of a listing in a shop whose browsers ask the server for each; `count` says of how many products. */
export async function largeInteractionTables(browser: Browser, base: string, count: number): Promise<Table[]> {
  const asked = interactions.filter(({ isOfListing }) => isOfListing).map((one) => ({ ...one, budget: 100 }));
  const title = `The same with ${count.toLocaleString("en")} products, which the browser asks the server for`;
  return [{ title, head: ["what", "ms", "budget"], rows: await timeAll(browser, base, asked) }];
}

async function timeAll(browser: Browser, base: string, asked: readonly Interaction[]): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const interaction of asked) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await timeOne(browser, base, interaction, run));
    rows.push([interaction.name, Math.round(median(times)), interaction.budget]);
  }
  return rows;
}

async function timeOne(browser: Browser, base: string, interaction: Interaction, run: number): Promise<number> {
  const context = await browser.newContext({ ...phone, viewport: interaction.viewport ?? phone.viewport });
  const page = await context.newPage();
  await page.goto(base + interaction.start, { waitUntil: "networkidle" });
  await page.waitForSelector("html[data-warm]", { state: "attached" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await interaction.prepare?.(page);
  await watch(page, interaction);
  await interaction.act(page, run);
  const time = await page.evaluate(() => (window as unknown as { reached: Promise<number> }).reached);
  await context.close();
  return time;
}

/** Starts, in the page, the watch that the event sets going and the painted result stops. */
async function watch(page: Page, { event, isThere }: Interaction): Promise<void> {
  await page.evaluate(
    ({ event, isThere }) => {
      const before = document.querySelector("main")?.textContent;
      const header = document.querySelector("header")?.textContent;
      const isReached = new Function("before", "header", `return ${isThere}`) as (...texts: unknown[]) => boolean;
      const state = window as unknown as { reached: Promise<number> };
      const begin = (resolve: (ms: number) => void) => {
        const began = performance.now();
        // Told of changes rather than looking in each frame: reading a page's text takes time from what is measured.
        const watcher = new MutationObserver(() => {
          if (!isReached(before, header)) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      state.reached = new Promise((resolve) => {
        addEventListener(event, () => begin(resolve), { capture: true, once: true });
      });
    },
    { event, isThere },
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
