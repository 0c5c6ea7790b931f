import type { Page } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

const sheets = (page: Page) => page.locator("#listing-results > div");
const firstName = (page: Page) => page.locator("#listing-results article h2").first();

/** Presses the mouse button on a checkbox without releasing it. */
async function pressDown(page: Page, name: string): Promise<void> {
  const box = page.getByRole("checkbox", { name }).first();
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  await page.mouse.down();
}

test.describe("pressing a filter", () => {
  test.skip(({ isMobile }) => isMobile, "on phones the filters stand before the products");

  test("renders its products invisibly before the button is released", async ({ page }) => {
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

  test("and leaving it again keeps the listing as it was", async ({ page }) => {
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

  test("twice in quick succession counts twice", async ({ page }) => {
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

test("Back restores the scroll position of a filter chosen far down, although the filters became fewer", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "on phones the filters stand before the products");
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

test.describe("pressing a card", () => {
  const headings = (page: Page) => page.locator("main h1");
  const card = (page: Page) => page.locator("main article").nth(3).getByRole("link");

  /** Presses the fourth card without releasing it; anew until what renders ahead has started, shortly after the page is warm. */
  async function holdCard(page: Page): Promise<string> {
    await visit(page, "/shop-grid-standard");
    await expect(page.locator("html[data-warm]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    await card(page).scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await card(page).hover();
      await page.mouse.down();
      await expect(headings(page)).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    return (await card(page).textContent()) ?? "";
  }

  test("renders its product invisibly before it is released", async ({ page }) => {
    const name = await holdCard(page);
    await expect(headings(page)).toHaveText(["All products", name]);
    await expect(headings(page).nth(1)).toBeHidden();
    await expect(page).toHaveURL(/shop-grid-standard$/);
    const left = await page.evaluate(() => scrollY);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(headings(page)).toHaveText([name]);
    await expect(headings(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
    await page.goBack();
    await expect(headings(page)).toHaveText(["All products"]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  test("and releasing it elsewhere keeps the listing as it was", async ({ page }) => {
    await holdCard(page);
    await expect(headings(page)).toHaveCount(2);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(headings(page)).toHaveText(["All products"]);
    await expect(page).toHaveURL(/shop-grid-standard$/);
  });

  test("makes its colours selectable immediately, before the URL changes", async ({ page, isMobile }) => {
    test.skip(isMobile, "on phones the colours follow once the product is painted");
    await holdCard(page);
    await expect(headings(page)).toHaveCount(2);
    const link = await card(page).elementHandle();
    await page.evaluate(async (link) => {
      if (link instanceof HTMLElement) link.click();
      // The product is shown by now, but the router has not navigated yet.
      await Promise.resolve();
      if (location.pathname !== "/shop-grid-standard") throw new Error("the address was there already");
      const colours = document.querySelectorAll<HTMLInputElement>("main input[type=radio][name$=colour]");
      colours[colours.length - 1]?.click();
    }, link);
    await expect(page).toHaveURL(/\/product\/\d+\?colour=\w+$/);
    await page.mouse.up();
    await page.goBack();
    await expect(page).toHaveURL(/shop-grid-standard$/);
    await expect(headings(page)).toHaveText(["All products"]);
  });

  test("with a finger that starts to scroll renders nothing", async ({ page }) => {
    await visit(page, "/shop-grid-standard");
    await expect(page.locator("html[data-warm]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const press = (moved: number) =>
      card(page).evaluate(async (link, moved) => {
        const at = { clientX: 200, pointerType: "touch", bubbles: true };
        link.dispatchEvent(new PointerEvent("pointerdown", { ...at, clientY: 400 }));
        link.dispatchEvent(new PointerEvent("pointermove", { ...at, clientY: 400 - moved }));
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
        return document.querySelectorAll("main h1").length;
      }, moved);
    expect(await press(20)).toBe(1);
    expect(await press(2)).toBe(2);
  });
});

test("pressing a department link on a product page renders it before it is released", async ({ page }) => {
  await visit(page, "/product/7");
  await expect(page.locator("html[data-warm]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Fashion" }).hover();
  await page.mouse.down();
  await expect(page.locator("main h1")).toHaveText(["Bouclé Cocoon Coat", "Fashion"]);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/categoryproduct\/fashion$/);
  await expect(page.locator("main h1")).toHaveText(["Fashion"]);
  await page.goBack();
  await expect(page.locator("main h1")).toHaveText(["Bouclé Cocoon Coat"]);
});

test("another sort order renders first what is in view, then the others", async ({ page, isMobile }) => {
  test.skip(!isMobile, "only on phones does the sort order stay in view");
  await visit(page, "/shop-grid-standard");
  const order = page.locator("select[name=sort]:visible");
  await page
    .locator("#listing-results li")
    .nth(8)
    .evaluate((place) => scrollBy(0, place.getBoundingClientRect().top - 150));
  const renewed = page.evaluate(
    () =>
      new Promise<readonly boolean[]>((done) => {
        const names = () => [...document.querySelectorAll("#listing-results h2")].map((name) => name.textContent);
        const before = names();
        const watcher = new MutationObserver(() => {
          const now = names();
          if (now.some((name, i) => name !== before[i])) done(now.map((name, i) => name !== before[i]));
        });
        watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await order.selectOption("price-down");
  const first = await renewed;
  expect(first.slice(8, 10), "in view").toEqual([true, true]);
  expect(first.slice(0, 6), "above the view").not.toContain(true);
  await expect(page).toHaveURL(/sort=price-down$/);
  await expect(firstName(page)).not.toHaveText("");
  await expect.poll(async () => (await page.locator("#listing-results h2").allTextContents()).length).toBe(15);
});
