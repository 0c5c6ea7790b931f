import type { Locator, Page } from "@playwright/test";
import { phone } from "./phone.ts";
import { devTools, expect, test, visit } from "./shop-test.ts";

const main = (page: Page) => page.getByRole("main");

/** Swipes across most of an element, towards the start of the line. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const session = await devTools(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await over.boundingBox()) ?? {};
  const at = (part: number) => [{ x: x + width * part, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0.9) });
  // The finger rests before it lifts: the distance of a fling would depend on the machine's speed.
  for (const part of [0.8, 0.6, 0.4, 0.2, ...Array.from({ length: 12 }, () => 0.1)]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A product's gallery and its slides, by number from 0. */
function galleryOf(page: Page) {
  const gallery = main(page).getByRole("region", { name: "Pictures", exact: true });
  return { gallery, slide: (number: number) => gallery.locator("[data-swipe] > li").nth(number) };
}

test("a product's pictures can be stepped through and picked", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/product/42");
  const { gallery, slide } = galleryOf(page);
  await expect(slide(0)).toBeInViewport({ ratio: 0.3 });
  await expect(slide(1)).not.toBeInViewport();
  const thumb = (number: number) => gallery.getByRole("button", { name: new RegExp(`^Picture ${number} of`) });
  await slide(0).hover();
  await expect(gallery.getByRole("button", { name: "Previous picture" })).toBeDisabled();
  await gallery.getByRole("button", { name: "Next picture" }).click();
  await expect(thumb(2)).toHaveAttribute("aria-current", "true");
  await expect(slide(1)).toBeInViewport({ ratio: 0.3 });
  await thumb(3).click();
  await expect(thumb(3)).toHaveAttribute("aria-current", "true");
  await expect(slide(2)).toBeInViewport({ ratio: 0.3 });
  await gallery.getByRole("button", { name: "Previous picture" }).click();
  await expect(thumb(2)).toHaveAttribute("aria-current", "true");
});

test("a product opened from its card shows the card's picture until the larger one has loaded", {
  tag: "@long",
}, async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const card = page.locator("main article").first();
  const small = await card
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  let letIn = () => {};
  const isHeld = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/pictures\/products\/.*\.avif$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await card.getByRole("link").first().click();
  const picture = page.getByRole("region", { name: "Pictures", exact: true }).getByRole("img").first();
  await expect(picture).toHaveCSS("background-image", `url("${small}")`);
  letIn();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a product's pictures can be swiped", async ({ page }) => {
    await visit(page, "/product/42");
    const { gallery, slide } = galleryOf(page);
    await expect(slide(0)).toBeInViewport({ ratio: 0.3 });
    await expect(slide(1)).not.toBeInViewport();
    await swipe(page, slide(0));
    await expect(slide(1)).toBeInViewport({ ratio: 0.3 });
    const place = () => gallery.locator("[data-swipe]").evaluate((track) => track.scrollLeft / track.clientWidth);
    await expect.poll(place, "it snaps to a picture").toBeCloseTo(1, 2);
  });
});
