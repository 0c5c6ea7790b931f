import type { Page } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

const sheets = (page: Page) => page.locator("#listing-results > div");
const firstName = (page: Page) => page.locator("#listing-results article h2").first();

/** Puts the mouse down on something without letting it go. */
async function pressDown(page: Page, name: string): Promise<void> {
  const box = page.getByRole("checkbox", { name }).first();
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  await page.mouse.down();
}

test.describe("a filter that is pressed", () => {
  test.skip(({ isMobile }) => isMobile, "on phones the filters stand before the products");

  test("has its products drawn, out of everybody's sight, while the button is still down", async ({ page }) => {
    await visit(page, "/shop-grid-standard");
    await pressDown(page, "Cakes");
    await expect(sheets(page)).toHaveCount(2);
    const ahead = sheets(page).nth(1);
    await expect(ahead).toHaveAttribute("aria-hidden", "true");
    await expect(ahead).toHaveCSS("height", "0px");
    const name = (await ahead.locator("h2").first().textContent()) ?? "";
    await expect(firstName(page)).not.toHaveText(name);
    await page.mouse.up();
    await expect(page).toHaveURL(/department=cakes$/);
    await expect(sheets(page)).toHaveCount(1);
    await expect(firstName(page)).toHaveText(name);
    await expect(page.getByText("Showing 1–15 of 16").first()).toBeVisible();
  });

  test("and left again leaves the listing as it was", async ({ page }) => {
    await visit(page, "/shop-grid-standard");
    const name = (await firstName(page).textContent()) ?? "";
    await pressDown(page, "Cakes");
    await expect(sheets(page)).toHaveCount(2);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(sheets(page)).toHaveCount(1);
    await expect(firstName(page)).toHaveText(name);
    await expect(page).toHaveURL(/shop-grid-standard$/);
  });

  test("by two presses right after each other counts twice", async ({ page }) => {
    await visit(page, "/shop-grid-standard");
    await page.getByRole("checkbox", { name: "Cakes" }).first().click();
    await page.getByRole("checkbox", { name: "Accessories" }).first().click();
    await expect(page).toHaveURL(/department=cakes&department=accessories$/);
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveCount(3);
    await page.goBack();
    await expect(page).toHaveURL(/department=cakes$/);
    await expect(page.getByText("Showing 1–15 of 16").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Showing 1–15 of 144").first()).toBeVisible();
  });
});

test("a page that is turned begins at its top, and Back is at the place that was left", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const next = page.getByRole("link", { name: "Page 2", exact: true });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await next.click();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL(/shop-grid-standard$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
