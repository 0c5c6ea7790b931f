import { accessFaults, expect, shapeOf, test, visit } from "./shop-test.ts";

const isPhone = (name: string) => name === "phone";

test("a search forgives a slip of the pen", async ({ page }) => {
  await visit(page, "/search?q=monstra");
  await expect(page.getByRole("link", { name: "Potted Monstera" }).first()).toBeVisible();
});

test("the search that the header leads to is ready to type in", async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), "the field stands in the header of wide screens");
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByRole("main").getByRole("combobox", { name: "Search the whole shop" });
  await expect(field).toBeFocused();
  const told = page.getByRole("main").getByText(/^\d+ products?$/);
  await expect(told, "who has not asked yet is not told that there is nothing").toHaveCount(0);
  await page.keyboard.type("olive");
  await expect(field).toHaveValue("olive");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Results for “olive”" })).toBeVisible();
  await expect(told.first()).toBeAttached();
  await expect(field, "the keyboard that it holds up would cover what is found").not.toBeFocused();
});

test("suggestions come while typing and are walked with the keys", async ({ page }, { project }) => {
  await visit(page, isPhone(project.name) ? "/search" : "/");
  const field = page.getByRole("combobox", { name: /Search/ }).last();
  await field.focus();
  await field.pressSequentially("teapo", { delay: 20 });
  await field.fill("headph");
  await expect(page.getByRole("option", { name: /Walnut Studio Headphones/ })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/product\/43|headphones|q=/);
});

test("a search for ten thousand letters keeps within the screen", async ({ page }) => {
  await visit(page, `/search?q=${"x".repeat(10_000)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nothing found for");
  expect(await shapeOf(page)).toMatchObject({ isWide: false });
});
