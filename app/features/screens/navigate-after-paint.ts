import { afterPaint } from "~/ui/after-paint.ts";

/**
 * Calls `navigate` once what is shown ahead of the router is painted; `shown` resolves when it is in the document. The
 * router then saves the scroll position for Back, so the page is scrolled for it to where it is now, at the call.
 */
export async function navigateAfterPaint(navigate: () => void, shown?: Promise<unknown>): Promise<void> {
  const left = scrollY;
  // What cannot be shown ahead is shown by the router.
  await shown?.catch(() => undefined);
  afterPaint(() => (scrollY === left ? navigate() : whileScrolledTo(left, navigate)));
}

/** Calls `act` with the page scrolled to a position, which it may have become too short for; no frame shows it there. */
function whileScrolledTo(top: number, act: () => void): void {
  const { style } = document.documentElement;
  const now = scrollY;
  style.minHeight = `${top + innerHeight}px`;
  scrollTo({ top, behavior: "instant" });
  act();
  scrollTo({ top: now, behavior: "instant" });
  style.minHeight = "";
}
