import type { Locator, Page } from "@playwright/test";
import { addToCart, shopper } from "./buying.ts";
import { comesBefore, lookAtFocus, tabTo, typeInto } from "./keyboard.ts";
import { accessibilityViolations, expect, isReady, isSettled, test, visit } from "./shop-test.ts";

/** Waits for the reviews, which load as they come near: what they push down meanwhile may end below a bar. */
async function reviewsAreThere(page: Page): Promise<void> {
  const reviews = page.locator("#reviews");
  if ((await reviews.count()) === 0) return;
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole("link", { name: "Sign in to review it" })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

for (const width of [390, 1440]) {
  test(`a whole purchase by keyboard only, ${width} px wide`, { tag: width === 390 ? [] : "@long" }, async ({
    page,
    guard,
  }) => {
    // A focused link preloads its page's translations; here it is followed much later, which logs a warning.
    guard.allow(/preloaded using link preload/);
    test.setTimeout(180_000);
    // Without reduced motion, a picture would be checked while it is still moving.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 390 ? 780 : 900 });
    await visit(page, "/");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus"), "the first stop skips the header").toHaveAttribute("href", /#/);
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("main a[href^='/product/']"));
    const card = page.locator(":focus");
    const href = await card.getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
    await visit(page, "/product/42");
    await tabTo(page, page.locator("main").getByRole("button", { name: /^Add .*to cart$/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Added To Cart")).toBeVisible();
    await visit(page, "/cart");
    await tabTo(page, page.locator("main a[href='/checkout']"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout");
    await expect(page.getByLabel("E-mail address")).toBeVisible();
    await typeInto(page, "E-mail address", shopper.email);
    await typeInto(page, "First and last name", shopper.name);
    await typeInto(page, "Street and house number", shopper.street);
    await typeInto(page, "Postcode", shopper.postcode);
    await typeInto(page, "Town or city", shopper.city);
    await tabTo(page, page.getByRole("checkbox", { name: /I accept the terms/ }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Order with obligation to pay" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pay\//);
    await isReady(page);
    await tabTo(page, page.getByRole("button", { name: "Pay", exact: true }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/success/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  for (const path of ["/shop-grid-standard", "/product-sticky/20"])
    test(`the focus is visible at every stop of ${path}, in page order, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 780 : 900 });
      await visit(page, path);
      await isSettled(page);
      await reviewsAreThere(page);
      const jumps = await page
        .locator("[tabindex]")
        .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex > 0).length);
      expect(jumps, "no positive tabindex").toBe(0);
      for (let stop = 0; stop < 50; stop++) {
        await page.keyboard.press("Tab");
        const { name, isSeen, isMarked } = await lookAtFocus(page);
        expect.soft(isSeen, `stop ${stop}: ${name} is visible`).toBe(true);
        expect.soft(isMarked, `stop ${stop}: ${name} is marked`).toBe(true);
      }
    });
}

test("in a horizontally scrolling row, each focused link scrolls into view", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/blog-standard");
  const row = page
    .locator("main ul.overflow-x-auto, main nav > ul, main ul[class*='overflow-x-auto']")
    .getByRole("link");
  await row.first().focus();
  for (let stop = 1; stop < (await row.count()); stop++) {
    await page.keyboard.press("Tab");
    await expect(row.nth(stop)).toBeFocused();
    await expect(row.nth(stop)).toBeInViewport({ ratio: 0.6 });
  }
});

test("folded fields of an address unfold by keyboard; province and postcode are as the country has them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addToCart(page, "42");
  await visit(page, "/checkout");
  const company = page.getByRole("textbox", { name: /^Company/ });
  await expect(company, "out of sight, and not read out").toHaveCount(0);
  await page.getByRole("button", { name: "Add a company" }).focus();
  await page.keyboard.press("Enter");
  await expect(company).toBeFocused();
  await page.keyboard.type("Sommer Studio");
  await page.getByLabel("Phone").fill("030 1234567");
  await expect(page.getByRole("textbox", { name: /^Phone/ }), "filled in, as by a browser").toBeVisible();

  await page.getByLabel("Country").selectOption("ES");
  await page.getByLabel("Postcode").fill("28001");
  await expect(page.getByLabel("Province")).toHaveValue("Madrid");
  await page.getByLabel("Postcode").fill("35001");
  await expect(page.getByLabel("Province")).toHaveValue("Las Palmas");
  const note = page.getByText(/^Canary Islands: outside the EU’s VAT area/);
  await expect(note.filter({ visible: true }).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("visual order and DOM order agree around the main content, on a phone and a desktop", async ({ page }) => {
  await addToCart(page, "42");
  /** Opens a page and expects at each width that one part comes before another, or not. */
  const expectOrder = async (path: string, parts: [Locator, Locator], isBefore: (width: number) => boolean) => {
    await visit(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await comesBefore(...parts), `${path}, ${width} px wide`).toBe(isBefore(width));
    }
  };
  const summary = page.locator("main").getByText("Your order").filter({ visible: true });
  const topics = page.getByRole("heading", { name: "Topics" });
  const card = page.locator("main article a").first();
  const filters = page.locator("#listing-filters");
  // On phones, the order's summary is above the form; a sidebar at the end comes after what it is beside.
  await expectOrder("/checkout", [summary, page.getByLabel("E-mail address")], (width) => width === 390);
  await expectOrder("/blog-standard", [topics, card], () => true);
  await expectOrder("/blog-no-sidebar", [topics, card], () => false);
  await expectOrder("/blog-right-sidebar", [topics, card], () => false);
  await expectOrder("/shop-grid-right-sidebar", [filters, card], () => false);
  await expectOrder("/shop-grid-standard", [filters, card], () => true);
});

test("dismissing a notification returns the focus to where it was, or to the page", async ({ page }) => {
  await visit(page, "/product/42");
  const wish = page
    .locator("main")
    .getByRole("button", { name: /wishlist/ })
    .first();
  await wish.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Enter");
  await expect(wish).toBeFocused();
  await visit(page, "/wishlist");
  await page
    .locator("main")
    .getByRole("button", { name: /^Remove/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1"), "the list is empty now").toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" }), "beside the heading").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1"), "the list is as it was").toBeFocused();
});

test("a dialog traps the focus, closes with Escape and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, "/shop-grid-standard");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
