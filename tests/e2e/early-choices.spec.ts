import type { Page } from "@playwright/test";
import { expect, isReady, test } from "./shop-test.ts";

/** Opens a page and delays its scripts until `act` is done. */
async function doBeforeItAnswers(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let resolve = () => {};
  const done = new Promise<void>((answer) => {
    resolve = answer;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await done;
    await route.continue();
  });
  await page.goto(path);
  await act();
  expect(await page.evaluate(() => "ready" in document.documentElement.dataset)).toBe(false);
  resolve();
  await isReady(page);
}

test.describe("choices made before hydration are applied afterwards", () => {
  test("filters that were checked, and one that was unchecked", async ({ page }) => {
    const box = (value: string) => page.locator(`#listing-filters [name="department"][value="${value}"]`);
    await doBeforeItAnswers(page, "/shop-grid-standard", async () => {
      for (const value of ["fashion", "accessories", "book"]) await box(value).check();
      await box("book").uncheck();
      await page.locator('#listing-filters input[name="rating"][value="4"]').check();
    });
    await expect(page).toHaveURL(/\?department=fashion&department=accessories&rating=4$/);
    await box("fashion").uncheck();
    await expect(page).toHaveURL(/\?department=accessories&rating=4$/);
  });

  test("the sort order", async ({ page }) => {
    const order = page.getByRole("combobox", { name: "Sort" }).filter({ visible: true });
    await doBeforeItAnswers(page, "/shop-grid-standard", async () => {
      await order.selectOption("price-up");
    });
    await expect(page).toHaveURL(/\?sort=price-up$/);
    await expect(order).toHaveValue("price-up");
  });

  test("colour and size, and the button after them", async ({ page }) => {
    await doBeforeItAnswers(page, "/product/1", async () => {
      for (const choice of ["colour", "size"])
        await page.locator(`[data-choice="${choice}"] label:has(:enabled)`).first().click();
      await page.getByRole("button", { name: "Add to cart" }).first().click();
    });
    await expect(page.getByText("1 in your cart").first()).toBeVisible();
  });
});
