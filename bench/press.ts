import type { Locator } from "@playwright/test";

/** How an element is pressed. Selects are changed by key: setting the value by script fires no trusted event. */
export type Press = "click" | "tap" | "arrow-down";

/** How long a person's pointer rests before pressing, and how long the finger or button stays down, in ms. */
const REST_MS = 150;
const DOWN_MS = 80;

/** Presses as a person does: the pointer or focus rests first, and the press lasts a moment. */
export async function pressByHand(target: Locator, press: Press): Promise<void> {
  const page = target.page();
  if (press === "arrow-down") {
    await target.focus();
    await page.waitForTimeout(REST_MS);
    await page.keyboard.down("ArrowDown");
    await page.waitForTimeout(DOWN_MS);
    return page.keyboard.up("ArrowDown");
  }
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be pressed is not on the screen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (press === "click") {
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await page.mouse.down();
    await page.waitForTimeout(DOWN_MS);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(DOWN_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
