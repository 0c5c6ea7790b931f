import { afterPaint } from "~/ui/after-paint.ts";

/**
 * Calls `navigate` once what is shown ahead of the router is painted; `shown` resolves when it is in the document. The
 * router then saves the scroll position for Back, so the page is scrolled for it to where it is now, at the call, and
 * keeps its height until then.
 */
export async function navigateAfterPaint(navigate: () => void, shown?: Promise<unknown>): Promise<void> {
  const { documentElement: root } = document;
  const left = scrollY;
  root.style.minHeight = `${root.scrollHeight}px`;
  // What cannot be shown ahead is shown by the router.
  await shown?.catch(() => undefined);
  afterPaint(() => {
    const now = scrollY;
    scrollTo({ top: left, behavior: "instant" });
    navigate();
    scrollTo({ top: now, behavior: "instant" });
    root.style.minHeight = "";
  });
}
