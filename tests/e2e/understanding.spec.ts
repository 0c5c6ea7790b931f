import { phone } from "./phone.ts";
import { accessibilityViolations, expect, test, visit } from "./shop-test.ts";

test("what is understood of a search is a chip that can be taken off, and is in the address from then on", async ({
  page,
}) => {
  await visit(page, "/search?q=coat+size+xl+under+150");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link", { name: "Remove filter: Size XL" })).toBeVisible();
  await expect(page.locator("main article").first()).toContainText("Coat");
  expect(await accessibilityViolations(page)).toEqual([]);
  await chips.getByRole("link", { name: /Up to/ }).click();
  await expect(page).toHaveURL("/search?q=coat&size=xl");
  await expect(chips.getByRole("link", { name: /Up to/ })).toHaveCount(0);
  await page.reload();
  await expect(chips.getByRole("link", { name: "Remove filter: Size XL" })).toBeVisible();
});

test("a search that nothing meets as a whole says what it left out, and keeps results and filters", async ({
  page,
}) => {
  await visit(page, "/search?q=red+lamp+under+20");
  await expect(page.getByText("These come closest, without: red, under 20")).toBeVisible();
  await expect(page.locator("main article")).toHaveCount(1);
  await visit(page, "/search?q=red");
  await expect(page.locator("main article")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Remove filter: Red" })).toBeVisible();
});

test("the same is understood in the browser, without a new page", async ({ page }) => {
  await visit(page, "/");
  const field = page.getByRole("combobox", { name: /Search/ }).last();
  await field.fill("sofa narrower than 160 cm");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: /Remove filter: Width .?≤ 160 cm/ })).toBeVisible();
  await expect(page.locator("main article")).toHaveCount(1);
});

test("goods are filtered by their own facts with the keyboard, and the choice survives reload and Back", async ({
  page,
}) => {
  await visit(page, "/categoryproduct/fashion");
  const filters = page.locator("#listing-filters");
  await expect(filters.getByRole("checkbox", { name: /^Wool/ }), "tags only").toHaveCount(1);
  await filters.getByRole("button", { name: "More filters" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/more=1/);
  const material = filters.getByRole("group", { name: "Material" });
  await expect(material).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await material.getByRole("checkbox", { name: /^Wool/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/is-material=wool/);
  await expect(page.locator("main article")).toHaveCount(4);
  await page.reload();
  await expect(material.getByRole("checkbox", { name: /^Wool/ })).toBeChecked();
  await page.getByRole("link", { name: "Remove filter: Wool" }).click();
  await expect(page).not.toHaveURL(/is-material/);
  await page.goBack();
  await expect(page).toHaveURL(/is-material=wool/);
});

test("an attribute's value has one address in all languages, and an old one in the page's words is read", async ({
  page,
}) => {
  for (const value of ["wool", "wolle"]) {
    await visit(page, `/categoryproduct/fashion?is-material=${value}&lng=de`);
    const material = page.locator("#listing-filters").getByRole("group", { name: "Material" });
    await expect(material.getByRole("checkbox", { name: /^Wolle/ })).toBeChecked();
    await expect(page.locator("main article")).toHaveCount(4);
    await expect(page.getByRole("link", { name: "Filter entfernen: Wolle" })).toBeVisible();
  }
});

test("a measure is a range with two handles and fields", async ({ page }) => {
  await visit(page, "/categoryproduct/furniture?more=1");
  const width = page.locator("#listing-filters").getByRole("group", { name: "Width" });
  const to = width.getByRole("textbox", { name: "To (cm)" });
  await to.fill("90");
  await to.press("Enter");
  await expect(page).toHaveURL(/width=-90/);
  await expect(page.locator("main article")).toHaveCount(3);
  await width.getByRole("slider", { name: "Width From" }).press("ArrowRight");
  await expect(page).toHaveURL(/width=\d+-90/);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the drawer has them too, and its button counts what is chosen", async ({ page }) => {
    await visit(page, "/categoryproduct/plant");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "More filters" }).click();
    await drawer.getByRole("checkbox", { name: /^Safe/ }).check();
    await expect(drawer.getByRole("button", { name: "Show 3 products" })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await drawer.getByRole("button", { name: "Show 3 products" }).click();
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    await expect(page.locator("main article")).toHaveCount(3);
  });
});
