import type { Page } from "@playwright/test";
import { putInCart } from "./buying.ts";
import { navigateInApp } from "./navigate-in-app.ts";
import { expect, test, visit } from "./shop-test.ts";

const undo = (page: Page) => page.locator("main").getByRole("button", { name: "Undo" });

/** Removes the first of two products in the cart, until the notification is gone: what is left to undo is in the list. */
async function removeOne(page: Page): Promise<void> {
  await putInCart(page, "12", "13");
  await visit(page, "/cart");
  await page.locator("main").getByRole("button", { name: "Remove Retro Mirrorless Camera" }).click();
  await expect(undo(page)).toBeVisible();
  await expect(page.getByText("Removed From Cart")).toHaveCount(0);
}

test("what was removed can be undone until the list changes, in this tab or another, or the screen is left", async ({
  page,
}) => {
  await removeOne(page);
  await page.getByRole("button", { name: /^Increase quantity/ }).click();
  await expect(undo(page), "this tab").toHaveCount(0);

  await removeOne(page);
  const other = await page.context().newPage();
  await visit(other, "/product/61");
  await expect(undo(page), "another tab only looks").toBeVisible();
  await other.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(undo(page), "another tab").toHaveCount(0);
  await other.close();

  await removeOne(page);
  await navigateInApp(page, "/wishlist");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /cart/i })).toBeVisible();
  await expect(undo(page), "the screen was left").toHaveCount(0);
});

test("it can be undone for ten minutes, and not after a reload", async ({ page }) => {
  await page.clock.install();
  await removeOne(page);
  await page.clock.fastForward("09:30");
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward("00:40");
  await expect(undo(page)).toHaveCount(0);

  await removeOne(page);
  await page.reload();
  await expect(page.locator("main").getByText(/^Quantity of/)).toHaveCount(1);
  await expect(undo(page)).toHaveCount(0);
});
