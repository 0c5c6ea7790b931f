import { readFileSync } from "node:fs";
import { test as base, type CDPSession, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { isLong } from "../is-long.ts";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Allows errors that a test causes on purpose. */
type Guard = { allow(pattern: RegExp): void };

/** Matches everything that goes wrong in a broken network, but no faults of the page itself. */
export const brokenNetwork = /^(?!.*(hydrat|Trusted|innerHTML|Content Security Policy)).*$/is;

/** A test that fails on page errors, failed requests, and console errors and warnings, as a browser says of each status from 400 on. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [
        /Service Worker registration blocked by Playwright/,
        // The router preloads a screen's style sheet right before it uses it, and a browser may look just then.
        /\.css was preloaded using link preload but not used/,
      ];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${reason}`);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      await asItWas(page).catch(() => undefined);
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the page's session of the DevTools protocol; what a test sets by it ends with the test (`asItWas`). */
export function devTools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Undoes what a test has set in its browser: the next one may have the same page. */
async function asItWas(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const session = await sessions.get(page);
  if (!session) return;
  sessions.delete(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
}

/** Opens a path and waits until the page is hydrated and saved state restored; its scripts start at once (`isReady`). */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await isReady(page);
}

/** Opens a path as someone who only looks: the shop itself starts its scripts, once the first pictures are painted. */
export async function visitWithoutTouching(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
}

/** Opens a path as on a first visit, with empty storage; `npm run test:long` clears the browser's cache, too. */
export async function visitFirst(page: Page, path: string): Promise<void> {
  const session = await devTools(page);
  const { origin } = new URL(page.url());
  if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  if (isLong) await session.send("Network.clearBrowserCache");
  await visit(page, path);
}

/**
 * Waits until the open document is hydrated and saved state restored. A page defers its scripts until its pictures are
 * painted or somebody touches it: an event without a target starts them at once, and does nothing else.
 */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    if ("waits" in dataset) dispatchEvent(new Event("pointerdown"));
    return dataset["ready"] === "yes";
  });
}

/** Cuts a page off the network; resolves once its requests fail, which a browser may come to a moment later. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const ask = () =>
    fetch("/healthz", { method: "HEAD", cache: "no-store" })
      .then(() => "answered")
      .catch(() => "failed");
  await expect.poll(() => page.evaluate(ask)).toBe("failed");
}

/** Has the pages opened from now on fetch nothing ahead, as for a shopper who saves data: they look the same. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
  });
}

/**
 * Waits until nothing more comes by itself to a page that is ready: fonts and pictures in view are there, what the shop
 * puts off until it is idle has loaded, and what followed from it is on screen.
 */
export async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isPending = (image: HTMLImageElement) => !image.complete && image.loading !== "lazy";
    return (
      document.documentElement.dataset["prefetched"] === "yes" &&
      document.fonts.status === "loaded" &&
      ![...document.images].some(isPending)
    );
  });
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times++)
      await new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(idle))));
  });
}

/**
 * Returns axe's violations of WCAG 2.2 AA on the current page, one line each, including targets under 24 px; also
 * labels without a field, block elements within text, and links with the same name but different targets.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  expect(page.frames(), "axe checks the document only, not its frames").toHaveLength(1);
  // As a script rather than by `eval` (`page.evaluate`), which compiles all of it again in each document.
  await (await devTools(page)).send("Runtime.evaluate", { expression: axeSource });
  return page.evaluate(async () => {
    // During a colour transition, contrast is not meaningful.
    const ends = ({ playState, timeline, effect }: Animation) =>
      playState === "running" && timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    const changes = document.getAnimations().filter(ends);
    await Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)));
    const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { run, configure } = (window as unknown as { axe: typeof axe }).axe;
    // A table of contents may have a section with the name of a footer link; an order's withdrawal link has the name
    // required by law, as the footer's has; two products may have the same name.
    const selector = 'a[href]:not([href^="#"], main [href^="/withdraw?"], main article [href^="/product/"])';
    configure({ rules: [{ id: "identical-links-same-purpose", selector }] });
    const { violations, incomplete } = await run({
      runOnly: { type: "tag", values },
      rules: { "target-size": { enabled: true }, "identical-links-same-purpose": { enabled: true } },
      // Passed checks are reported with one example only: complete results are much slower.
      resultTypes: ["violations"],
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    // axe leaves it to a human whether links with the same name have the same target.
    const alike = incomplete.filter(({ id }) => id === "identical-links-same-purpose");
    const astray = [...document.querySelectorAll("label:has(input)")].filter(
      (label) => !(label as HTMLLabelElement).control?.matches("input"),
    );
    const misplaced = [...document.querySelectorAll(":is(span, p, button) :is(div, p, ul, h2, h3)")];
    return [
      ...found,
      ...alike.flatMap(({ nodes }) => nodes.map(({ html }) => `another link of this name leads elsewhere: ${html}`)),
      ...astray.map((label) => `label names no field: ${label.textContent}`),
      ...misplaced.map((block) => `block within text: ${block.parentElement?.outerHTML.slice(0, 200)}`),
    ];
  });
}

type LayoutShift = { value: number; sources: { node: Node | null }[] };

/** Starts measuring layout shifts of all documents that the page opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifts: { value: number; moved: string }[] };
    state.shifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `text "${node?.textContent?.slice(0, 30)}"`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
        state.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(", ") });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns what has moved in the document since its request (`watchShifts`), nothing if it can hardly be seen. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
    const isSeen = shifts.reduce((sum, { value }) => sum + value, 0) >= 0.005;
    const said = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`);
    return isSeen ? said : [];
  });
}

/** Returns what has moved in the document since its request (`watchShifts`), and whether it overflows horizontally. */
export async function shapeOf(page: Page): Promise<{ shifts: string[]; isWide: boolean }> {
  return { shifts: await shiftsOf(page), isWide: await isWide(page) };
}

/** Returns whether the document overflows horizontally. */
export function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
