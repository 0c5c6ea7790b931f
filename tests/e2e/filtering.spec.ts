import { expect, isReady, test, visit } from "./shop-test.ts";

const isPhone = (name: string) => name === "phone";

test("filters, sort order and page are in the URL and survive reload and Back", async ({ page }) => {
  await visit(page, "/shop-grid-standard?department=fashion&sort=price-up");
  const names = () => page.locator("main article").getByRole("heading").allTextContents();
  const before = await names();
  await page.reload();
  await isReady(page);
  expect(await names()).toEqual(before);
  await page.locator("main article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/department=fashion&sort=price-up/);
  await expect.poll(names).toEqual(before);
});

test("a price range may be swapped or have cents, and is ignored if invalid", async ({ page }, { project }) => {
  await visit(page, "/shop-grid-standard");
  if (isPhone(project.name)) await page.getByRole("button", { name: /^Filter/ }).click();
  const from = page.getByRole("textbox", { name: "From (EUR)" }).first();
  const to = page.getByRole("textbox", { name: "To (EUR)" }).first();
  await from.fill("99,90");
  await from.press("Enter");
  await expect(page).toHaveURL(/min=99$/);
  await to.fill("20");
  await to.press("Enter");
  await expect(page).toHaveURL(/min=20&max=99$/);
  await to.fill("cheap");
  await to.press("Enter");
  await expect(to).toHaveValue("99");
});

test("a phone's filter drawer updates the number of products while a price is typed", async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), "wide screens have no such drawer");
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filter" });
  const show = drawer.getByRole("button", { name: /^Show \d+ products$/ });
  const all = (await show.textContent()) ?? "";
  await drawer.getByRole("textbox", { name: "From (EUR)" }).fill("30");
  const to = drawer.getByRole("textbox", { name: "To (EUR)" });
  await to.pressSequentially("50");
  await expect(to, "it is not complete yet").toBeFocused();
  await expect(page).toHaveURL(/min=30&max=50$/);
  await expect(show).not.toHaveText(all);
  const promised = (await show.textContent()) ?? "";
  await show.click();
  const found = /\d+/.exec(promised)?.[0] ?? "none";
  await expect(page.getByText(new RegExp(`^Showing .*of ${found}$`)).first()).toBeVisible();
  await page.goBack();
  await expect(page, "all of it is one history entry").not.toHaveURL(/min=|max=/);
});

test("a facet narrows the listing immediately", async ({ page }, { project }) => {
  await visit(page, "/shop-grid-standard");
  if (isPhone(project.name)) await page.getByRole("button", { name: /^Filter/ }).click();
  await page
    .getByRole("checkbox", { name: /^Fashion/ })
    .first()
    .check();
  await expect(page).toHaveURL(/department=fashion/);
  if (isPhone(project.name)) await page.getByRole("button", { name: /Show 17 products/ }).click();
  await expect(page.getByText("Showing 1–15 of 17").first()).toBeVisible();
});

test("a choice far down in a filter can be undone in place", async ({ page }, { project }) => {
  test.skip(isPhone(project.name), "the filters stand beside the products on wide screens alone");
  await visit(page, "/shop-grid-standard");
  const filters = page.locator("#listing-filters");
  const rest = filters.locator("details details").last();
  await rest.locator("summary").click();
  const tag = rest.getByRole("checkbox", { disabled: false }).first();
  await tag.check();
  await expect(page).toHaveURL(/tag=/);
  await expect(tag).toBeChecked();
  await tag.uncheck();
  await expect(page).not.toHaveURL(/tag=/);
  await expect(tag).toBeInViewport();
  await expect(tag).toBeFocused();
});
