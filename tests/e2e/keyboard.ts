import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

const MAX_STOPS = 160;

type Stop = { name: string; isSeen: boolean; isMarked: boolean };

/** Returns the focused element: whether its centre is visible and uncovered, and whether the focus is marked. */
export function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: "nothing", isSeen: true, isMarked: true };
    const label = element.closest("label") ?? (element as HTMLInputElement).labels?.[0];
    const words = element.getAttribute("aria-label") ?? (element.textContent?.trim() || label?.textContent?.trim());
    const name = `${element.tagName.toLowerCase()} ${words?.slice(0, 40)}`;
    const own = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // A control that is rendered by its label, or ignores pointers, is checked there.
    const isDrawnElsewhere = width < 4 || height < 4 || own.opacity === "0" || own.pointerEvents === "none";
    const shown = isDrawnElsewhere ? (label ?? element.parentElement ?? element) : element;
    const box = shown.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    // Ignores notifications, which disappear by themselves.
    const over = document.elementsFromPoint(x, y).find((one) => !one.closest("[popover]"));
    const isUncovered = over !== undefined && (shown.contains(over) || over.contains(shown));
    const around = [element, label, element.parentElement].filter((one) => one instanceof HTMLElement);
    const marks = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")]);
    const isOutlined = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1,
    );
    // The focus ring of a slider's thumb cannot be read by scripts.
    return { name, isSeen: isInView && isUncovered, isMarked: isOutlined || element.matches("[type=range]") };
  });
}

/** Waits for the control and presses Tab until it has the focus; each stop on the way must be visible and marked. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await control.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press("Tab");
    const { name, isSeen, isMarked } = await lookAtFocus(page);
    expect.soft(isSeen, `${name} is visible when focused`).toBe(true);
    expect.soft(isMarked, `${name} is marked when focused`).toBe(true);
  }
  throw new Error(`Tab did not come to ${control}`);
}

/** Returns whether an element comes before another in DOM order. */
export async function comesBefore(first: Locator, second: Locator): Promise<boolean> {
  const other = await second.elementHandle();
  return first.evaluate(
    (element, after) =>
      after !== null && (element.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    other,
  );
}

/** Moves to a field with Tab and types. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Moves to a button in `main` with Tab and presses Enter. */
export async function pressKeyOn(page: Page, name: string): Promise<void> {
  await tabTo(page, page.locator("main").getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}
