import type { Page } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

const cards = (page: Page) => page.locator("[data-kind]");
const main = (page: Page) => page.locator("main");

/** Checks the newest notification's exact message and kind. */
async function expectNotification(page: Page, message: string, kind: string): Promise<void> {
  const newest = cards(page).last();
  await expect(newest.locator("p")).toHaveText(message);
  await expect(newest).toHaveAttribute("data-kind", kind);
}

const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true }).first().click();

test("every change of cart, comparison and wishlist has its message and kind", async ({ page }) => {
  await visit(page, "/product/20");
  await press(page, "Add to cart");
  await expectNotification(page, "Added To Cart", "success");
  await visit(page, "/cart");
  await press(page, /^Increase quantity/);
  await expectNotification(page, "Added To Cart", "success");
  await press(page, /^Decrease quantity/);
  await expectNotification(page, "Item Decremented From Cart", "warning");
  await press(page, /^Decrease quantity/);
  await expectNotification(page, "Removed From Cart", "error");

  await visit(page, "/product/20");
  await press(page, "Compare");
  await expectNotification(page, "Added To compare", "success");
  await press(page, "Wishlist");
  await expectNotification(page, "Added To wishlist", "success");
  await visit(page, "/wishlist?ids=20");
  await press(page, "Add all to my wishlist");
  await expectNotification(page, "Product already in wishlist", "info");
  await visit(page, "/wishlist");
  await press(page, /^Remove .* from wishlist$/);
  await expectNotification(page, "Removed From Wishlist", "error");
  await visit(page, "/compare");
  await press(page, /^Remove .* from comparison$/);
  await expectNotification(page, "Removed From Compare", "error");
});

test("a notification that says the same replaces the one before, unless it can be undone", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/product/20");
  await press(page, "Add to cart");
  await visit(page, "/product/69");
  await press(page, "Add to cart");
  await visit(page, "/cart");
  for (const _ of [1, 2]) await press(page, /^Increase quantity/);
  await expect(cards(page)).toHaveText(["Added To Cart"]);
  for (const _ of [1, 2]) await press(page, /^Remove /);
  await expect(cards(page)).toHaveText([/Removed From Cart/, /Removed From Cart/]);
  await expect(cards(page).getByRole("button", { name: "Undo" }), "the last one is undone in the cart").toHaveCount(1);
});

test("a notification linking to the cart closes once the cart is open", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/product/20");
  await press(page, "Add to cart");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await expect(cards(page)).toHaveCount(0, { timeout: 1000 });
  await expect(page.getByRole("dialog").getByRole("link", { name: "View cart" })).toHaveCount(1);
});

for (const [language, wish] of Object.entries({ en: "Wishlist", ar: "المفضلة" }))
  test(`notifications are at the bottom left, in ${language}`, async ({ page }) => {
    await visit(page, `/product/20?lng=${language}`);
    await press(page, wish);
    // With the focus in it, it stays.
    await cards(page).first().getByRole("button").last().focus();
    for (const view of [
      { width: 1440, height: 900 },
      { width: 412, height: 839 },
    ]) {
      await page.setViewportSize(view);
      const box = await cards(page).first().boundingBox();
      expect(box?.x, `${view.width} px wide`).toBe(16);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), "above the other content").toBe(view.height - 16);
    }
  });

test.describe("while time stands still", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, "/product/20");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await press(page, "Wishlist");
    // It opens after the next frame.
    await page.clock.runFor(50);
  });
  // Otherwise Playwright does so itself, while it hands the browser to the next test, which may get a part of it.
  test.afterEach(({ page }) => page.clock.resume());

  test("a notification closes after three seconds, but not while hovered", async ({ page }) => {
    const card = cards(page).first();
    await expect(card).toBeVisible();
    await page.clock.runFor(2900);
    await expect(card).toBeVisible();
    await card.hover();
    await page.clock.runFor(60_000);
    await expect(card, "it stays").toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(card).toBeVisible();
    await page.clock.runFor(200);
    await expect(card).toHaveCount(0);
  });

  test("a focused notification stays when the pointer passes over it", { tag: "@long" }, async ({ page }) => {
    const card = cards(page).first();
    await card.getByRole("button", { name: "Dismiss" }).focus();
    await card.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(card.getByRole("button", { name: "Dismiss" })).toBeFocused();
  });
});
