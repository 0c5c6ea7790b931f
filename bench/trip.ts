import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { phone } from "./browser.ts";
import { pressByHand } from "./press.ts";
import type { Table } from "./table.ts";

/** Pause between two steps, as long as a person takes to look. */
const LOOK_MS = 700;

const BUDGET_MS = 100;
const SLOW_CPU = 4;

type Answer = { step: string; ms: number };

const press = (target: Locator) => pressByHand(target.first(), "tap");

const tap = (role: "button" | "link" | "checkbox" | "radio", name: string | RegExp) => (page: Page) =>
  press(page.getByRole(role, { name }));

const steps: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ["open the menu", tap("button", "Menu")],
  ["unfold a department", (page) => press(page.locator("dialog[open] summary"))],
  ["go to it", tap("link", "All of Fashion")],
  ["open the filters", tap("button", /^Filter/)],
  ["choose one", (page) => press(page.locator("dialog[open]").getByRole("checkbox"))],
  ["show the products", tap("button", /^Show \d+ product/)],
  ["open a product", (page) => press(page.locator('main article a[href^="/product/"]'))],
  ["choose a colour", (page) => press(page.locator("main label", { has: page.getByRole("radio") }))],
  ["choose a size", (page) => press(page.locator("main label", { hasText: /^M$/ }))],
  ["add to cart", (page) => press(page.locator("main").getByRole("button", { name: "Add to cart" }))],
  ["open the cart", (page) => press(page.locator("header").getByRole("button", { name: /^Cart/ }))],
  ["see all of it", tap("link", "View cart")],
  ["one more of it", tap("button", /^Increase quantity/)],
  ["to the checkout", (page) => press(page.locator('a[href="/checkout"]:visible'))],
  ["type an address", (page) => page.getByLabel("Town or city").pressSequentially("Bremen", { delay: 80 })],
];

/**
 * A trip on a phone from the home page to the checkout, pressed as by hand; the browser itself measures each press to
 * the next paint (Event Timing). The longest is what search engines call Interaction to Next Paint.
 */
export async function tripTables(browser: Browser, base: string): Promise<Table[]> {
  const [full, slowed] = [await takeTrip(browser, base, 1), await takeTrip(browser, base, SLOW_CPU)];
  const rows = full.map(({ step, ms }, i) => [step, ms, slowed[i]?.ms ?? Number.NaN, BUDGET_MS]);
  const head = ["press", "at full speed, ms", `slowed ${SLOW_CPU} times`, "budget"];
  const note =
    "As the browser itself reports them (Event Timing), in steps of 8 ms; anything shorter than 16 counts as 0.";
  return [{ title: "A shopping trip on a phone, from press to paint", head, rows, note }];
}

async function takeTrip(browser: Browser, base: string, slowing: number): Promise<Answer[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${base}/`, { waitUntil: "networkidle" });
  await page.waitForSelector("html[data-prefetched]", { state: "attached" });
  await slow(context, page, slowing);
  await page.evaluate(() => {
    const state = window as unknown as { pressed: number };
    state.pressed = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId)
          state.pressed = Math.max(state.pressed, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const answers: Answer[] = [];
  for (const [step, act] of steps) {
    await act(page);
    await page.waitForTimeout(LOOK_MS);
    answers.push({ step, ms: await takeLongest(page) });
  }
  await context.close();
  return answers;
}

async function slow(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Returns the longest interaction of the last step; browsers report nothing below 16 ms. */
function takeLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const state = window as unknown as { pressed: number };
    const longest = state.pressed;
    state.pressed = 0;
    return longest;
  });
}
