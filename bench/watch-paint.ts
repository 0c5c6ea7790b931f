import type { Page } from "@playwright/test";
import { type Interaction, PRODUCTS } from "./interactions.ts";

/** What `watch` leaves in the page: the time from the event to the painted result, in ms. */
type Watched = { reached: Promise<number> };

/**
 * Installs a timer in the page that the event starts, and the presentation of the frame with the result stops. The browser
 * reports that frame with the event (Event Timing, https://www.w3.org/TR/event-timing/, to the nearest 8 ms). If the result
 * comes in a later frame, or the browser reports none (below 16 ms), the timer is stopped by the first task after the
 * frame: that may be late, because responses with pictures are handled before any other task.
 */
export async function watch(page: Page, { event, isThere }: Interaction): Promise<void> {
  await page.evaluate(
    ({ event, isThere, seen }) => {
      const [header, heading, products] = ["header", "main h1", seen].map(
        (part) => document.querySelector(part)?.textContent,
      );
      const isReached = new Function("header", "heading", "products", `return ${isThere}`) as (
        ...texts: unknown[]
      ) => boolean;
      const reports: PerformanceEventTiming[] = [];
      new PerformanceObserver((list) => {
        reports.push(...(list.getEntries() as PerformanceEventTiming[]));
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

      /** Returns when the frame after the event was presented, as the browser reports it within half a second. */
      const findPresented = async (began: number, tries = 10): Promise<number | undefined> => {
        const report = reports.find(
          ({ processingStart, processingEnd }) => processingStart <= began && began <= processingEnd,
        );
        if (report) return report.startTime + report.duration;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return tries > 0 ? findPresented(began, tries - 1) : undefined;
      };
      const begin = (resolve: (ms: number) => void) => {
        const began = performance.now();
        // A MutationObserver instead of polling each frame: reading the page's text would slow down what is measured.
        const watcher = new MutationObserver(() => {
          if (!isReached(header, heading, products)) return;
          watcher.disconnect();
          const changed = performance.now();
          const finish = async () => {
            const framed = performance.now();
            const presented = await findPresented(began);
            resolve((presented && presented > changed ? presented : framed) - began);
          };
          requestAnimationFrame(() => scheduler.postTask(finish, { priority: "user-blocking" }));
        });
        watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      (window as unknown as Watched).reached = new Promise((resolve, reject) => {
        addEventListener(event, () => begin(resolve), { capture: true, once: true });
        setTimeout(() => reject(new Error(`after ten seconds there is not yet: ${isThere}`)), 10_000);
      });
    },
    { event, isThere, seen: PRODUCTS },
  );
}

/** Resolves with the time from the event to the painted result, in ms, once both have happened. */
export async function readWatch(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).reached);
}
