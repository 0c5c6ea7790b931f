import { phone } from "./phone.ts";
import { devTools, expect, isReady, test, visit } from "./shop-test.ts";

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

test("a price range may be swapped or have cents, and is ignored if invalid", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
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

test("a facet narrows the listing immediately", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  await page
    .getByRole("checkbox", { name: /^Fashion/ })
    .first()
    .check();
  await expect(page).toHaveURL(/department=fashion/);
  await expect(page.getByText("Showing 1–15 of 17").first()).toBeVisible();
});

test("a choice far down in a filter can be undone in place", { tag: "@long" }, async ({ page }) => {
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

test("a filter that is pressed and left again before the button is released keeps the listing as it was", {
  tag: "@long",
}, async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const first = page.locator("#listing-results article h2").first();
  const name = (await first.textContent()) ?? "";
  const box = page.getByRole("checkbox", { name: "Cakes" }).first();
  await box.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(box).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Accessories" }).first().click();
  await expect(page).toHaveURL(/shop-grid-standard\?department=accessories$/);
  await page.goBack();
  await expect(first).toHaveText(name);
});

test("two filters pressed in quick succession both count", async ({ page }) => {
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

test("Back restores the scroll position of a filter chosen far down, although the filters became fewer", async ({
  page,
}) => {
  await visit(page, "/shop-grid-standard");
  const scrolled = () => page.evaluate(() => scrollY);
  const choice = page.getByRole("checkbox", { name: "XXL" }).first();
  await choice.evaluate((box) => scrollBy(0, box.getBoundingClientRect().top - 200));
  const left = await scrolled();
  await page.locator("label", { has: choice }).click();
  await expect(page).toHaveURL(/size=xxl$/);
  await expect.poll(scrolled, "the filters above it become fewer").toBeLessThan(left);
  await page.goBack();
  await expect(page).toHaveURL(/shop-grid-standard$/);
  await expect.poll(scrolled).toBe(left);
});

test("a new page starts at the top, and Back restores the scroll position", async ({ page }) => {
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

test.describe("on a phone", () => {
  test.use(phone);

  test("the filter drawer updates the number of products while a price is typed", async ({ page }) => {
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

  test("the filter drawer narrows the listing and says to how many products", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/shop-grid-standard");
    await page.getByRole("button", { name: /^Filter/ }).click();
    await page
      .getByRole("checkbox", { name: /^Fashion/ })
      .first()
      .check();
    await expect(page).toHaveURL(/department=fashion/);
    await page.getByRole("button", { name: /Show 17 products/ }).click();
    await expect(page.getByText("Showing 1–15 of 17").first()).toBeVisible();
  });
});

test("a filter that is ticked while news of the stock arrive stays ticked", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/stock/changed", async (route) => {
    await held;
    await route.fulfill({ json: { left: { 142: 0 }, ratings: {} } });
  });
  const asked = page.waitForRequest("**/api/stock/changed");
  await visit(page, "/shop-grid-standard");
  await asked;
  await (await devTools(page)).send("Emulation.setCPUThrottlingRate", { rate: 12 });
  const seen = page.evaluate(async () => {
    const briefly = (ms = 1) => new Promise((go) => setTimeout(go, ms));
    const box = document.querySelector<HTMLInputElement>('#listing-filters [value="fashion"]');
    while (performance.getEntriesByName(`${location.origin}/api/stock/changed`).length === 0) await briefly();
    // In between, the page is drawn anew with the same products.
    await briefly(400);
    box?.click();
    const states = new Set<boolean | undefined>();
    for (const start = performance.now(); performance.now() - start < 4000; await briefly()) states.add(box?.checked);
    return [...states];
  });
  answer();
  expect(await seen).toEqual([true]);
  await expect(page).toHaveURL(/department=fashion/);
});
