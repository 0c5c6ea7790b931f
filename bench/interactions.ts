import type { Browser, Page } from "@playwright/test";
import { phone } from "./browser.ts";

const SLOW_CPU = 4;

/** Milliseconds from a tap on a card to the product's heading being painted, at a CPU slowed four times; median of `runs`. */
export async function cardToProduct(browser: Browser, base: string, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openSlowed(browser, `${base}/shop-grid-standard`);
    const card = page.locator('main article a[href^="/product/"]').nth(run + 1);
    await card.scrollIntoViewIfNeeded();
    times.push(
      await timeTo(
        page,
        () => card.tap(),
        () => location.pathname.startsWith("/product/"),
      ),
    );
    await close();
  }
  return median(times);
}

/** Milliseconds from a tap on a facet to the changed count being painted, under the same conditions. */
export async function facetToResult(browser: Browser, base: string, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openSlowed(browser, `${base}/shop-grid-standard`, { width: 1280, height: 900 });
    const facet = page.getByRole("checkbox").nth(run);
    await facet.scrollIntoViewIfNeeded();
    times.push(
      await timeTo(
        page,
        () => facet.click(),
        () => location.search !== "",
      ),
    );
    await close();
  }
  return median(times);
}

async function openSlowed(browser: Browser, url: string, viewport = phone.viewport) {
  const context = await browser.newContext({ ...phone, viewport });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  return { page, close: () => context.close() };
}

/** Time inside the page from the event to the frame after the address and heading have changed. */
async function timeTo(page: Page, act: () => Promise<void>, isThere: () => boolean): Promise<number> {
  await page.evaluate((source) => {
    const isReached = new Function(`return (${source})()`) as () => boolean;
    const before = document.querySelector("main")?.textContent;
    const state = window as unknown as { reached?: Promise<number> };
    state.reached = new Promise((resolve) => {
      addEventListener(
        "click",
        () => {
          const began = performance.now();
          const look = () => {
            if (isReached() && document.querySelector("main")?.textContent !== before)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  }, isThere.toString());
  await act();
  return page.evaluate(() => (window as unknown as { reached: Promise<number> }).reached);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
