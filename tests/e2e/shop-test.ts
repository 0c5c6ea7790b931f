import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Failures of the network that a journey brings about on purpose. */
type Guard = { allow(pattern: RegExp): void };

/** All that goes wrong where a journey breaks the network, and nothing else: the page itself stays sound. */
export const brokenNetwork = /^(?!.*(hydrat|Trusted|innerHTML|Content Security Policy)).*$/is;

/** A test that fails on any console error, page error, failed request or hydration warning. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${reason}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until the shop answers to touch: saved state is restored. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

/** Opens an address as on a first visit: what this browser has stored and fetched before is gone. */
export async function visitFirst(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await visit(page, path);
}

/** Waits until the open document is hydrated and the saved state restored. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "yes");
}

/**
 * The violations of WCAG 2.2 AA that axe finds on the screen as it stands, one line each; targets under 24 px too, labels
 * that name something else than their field, blocks where HTML allows only text, and links of one name to two places.
 */
export async function accessFaults(page: Page): Promise<string[]> {
  expect(page.frames(), "axe is in the document alone, not in frames").toHaveLength(1);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // Half-way through a change of colour a button has neither of its contrasts.
    const ends = ({ playState, timeline, effect }: Animation) =>
      playState === "running" && timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    const changes = document.getAnimations().filter(ends);
    await Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)));
    const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { run, configure } = (window as unknown as { axe: typeof axe }).axe;
    // A table of contents may name a part of the page as the footer names another page; an order's way to withdraw bears
    // the name that the law gives it, as the footer's does.
    const selector = 'a[href]:not([href^="#"], main [href^="/withdraw?"])';
    configure({ rules: [{ id: "identical-links-same-purpose", selector }] });
    const { violations, incomplete } = await run({
      runOnly: { type: "tag", values },
      rules: { "target-size": { enabled: true }, "identical-links-same-purpose": { enabled: true } },
      // What is in order is told with one example only: in full it takes longer than the looking.
      resultTypes: ["violations"],
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    // Of links whose name is the same axe leaves it to people whether they lead to the same.
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

/** From now on counts how far parts of the documents that this page opens move by themselves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Whether the open document has moved by itself since it was asked for (`watchShifts`), or is wider than the screen. */
export function shapeOf(page: Page): Promise<{ hasShifted: boolean; isWide: boolean }> {
  return page.evaluate(() => ({
    hasShifted: (window as unknown as { shift: number }).shift >= 0.005,
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
}
