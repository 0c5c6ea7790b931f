import type { Locator } from "@playwright/test";

/** How a thing is pressed; by key, for a value set by script makes an event that comes from no one. */
export type Press = "click" | "tap" | "arrow-down";

/** How long a hand's pointer is on a thing before it presses, and how long a finger or button stays down, ms. */
const REST_MS = 150;
const DOWN_MS = 80;

/** Presses at once: the pointer comes, goes down and up in the same moment, as only a machine does it. */
export async function pressAtOnce(target: Locator, press: Press): Promise<void> {
  if (press === "click") await target.click();
  if (press === "tap") await target.tap();
  if (press === "arrow-down") await target.press("ArrowDown");
}

/** Presses as a hand does: a mouse or the focus rests before it presses, and what is down stays down for a moment. */
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
