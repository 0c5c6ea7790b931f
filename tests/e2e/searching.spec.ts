import { phone } from "./phone.ts";
import { accessibilityViolations, expect, shapeOf, test, visit, watchShifts } from "./shop-test.ts";

test("a search tolerates typos", async ({ page }) => {
  await visit(page, "/search?q=monstra");
  await expect(page.getByRole("link", { name: "Potted Monstera" }).first()).toBeVisible();
});

test("suggestions appear while typing and can be selected by keyboard", async ({ page }) => {
  await visit(page, "/");
  const field = page.getByRole("combobox", { name: /Search/ }).last();
  await field.focus();
  await field.pressSequentially("teapo", { delay: 20 });
  await field.fill("headph");
  await expect(page.getByRole("option", { name: /Walnut Studio Headphones/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/product\/43|headphones|q=/);
});

test("a search for ten thousand letters does not overflow the screen, wide or narrow", async ({ page }) => {
  await watchShifts(page);
  await visit(page, `/search?q=${"x".repeat(10_000)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nothing found for");
  expect(await shapeOf(page)).toMatchObject({ isWide: false });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shapeOf(page)).toMatchObject({ isWide: false });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the search page opened from the header is ready for typing", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const field = page.getByRole("main").getByRole("combobox", { name: "Search the whole shop" });
    await expect(field).toBeFocused();
    const count = page.getByRole("main").getByText(/^\d+ products?$/);
    await expect(count, "nothing is reported before the first search").toHaveCount(0);
    await page.keyboard.type("olive");
    await expect(field).toHaveValue("olive");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Results for “olive”" })).toBeVisible();
    await expect(count.first()).toBeAttached();
    await expect(field, "the on-screen keyboard would cover the results").not.toBeFocused();
  });
});
