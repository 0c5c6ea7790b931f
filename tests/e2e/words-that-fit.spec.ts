import type { Page } from "@playwright/test";
import { navigateInApp } from "./navigate-in-app.ts";
import { devTools, expect, saveData, test, visit } from "./shop-test.ts";
import { brokenWords, cutTexts } from "./texts-on-screen.ts";
import { wordsIn } from "./words-in.ts";

const narrow = { width: 390, height: 844 };

test("long German words fit the smallest phone and a tablet's boxes", async ({ page }) => {
  const screens = {
    320: ["/shop-list-standard", "/product-slider/42", "/home-organic-food-two", "/home-furniture-six"],
    360: ["/privacypolicy", "/home-organic-food-two"],
    1024: ["/"],
  };
  await visit(page, "/?lng=de");
  const found: string[] = [];
  for (const [width, paths] of Object.entries(screens)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const path of paths) {
      await navigateInApp(page, path);
      for (const text of await cutTexts(page)) found.push(`${path} at ${width}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

test("delivery days in Arabic are not broken on a tablet", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/home-furniture-seven?lng=ar");
  expect(await brokenWords(page)).toEqual([]);
});

test("a product with a long German name can be removed from the comparison on a tablet", { tag: "@long" }, async ({
  page,
}) => {
  const t = wordsIn("de");
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/compare?ids=20,12,11,30&lng=de");
  await page.getByRole("button", { name: t("Add these to my comparison") }).click();
  await visit(page, "/compare");
  const heads = page.locator("main thead th[abbr]");
  await expect(heads).toHaveCount(4);
  const areInside = await heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const button = cell.querySelector("button")?.getBoundingClientRect();
      return button !== undefined && button.right <= cell.getBoundingClientRect().right + 1;
    }),
  );
  expect(areInside).toEqual([true, true, true, true]);
});

test("beside a wished product that is sold out, the offer of an e-mail stays on one line on a desktop", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ["en", "de", "fr", "es", "ar"]) {
    await visit(page, `/wishlist?ids=8&lng=${language}`);
    const words = wordsIn(language)("Tell me when it is back");
    const offer = page.locator("main").getByText(words, { exact: true });
    const lines = await offer.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect.soft(lines, language).toBe(1);
  }
});

test("large Arabic titles have enough line height for their diacritics", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ["/home-fashion-six", "/home-auto-parts", "/home-fashion-three"]) {
    await visit(page, `${path}?lng=ar`);
    const leading = await page
      .locator("main h1")
      .evaluate(
        (title) =>
          Number.parseFloat(getComputedStyle(title).lineHeight) / Number.parseFloat(getComputedStyle(title).fontSize),
      );
    expect.soft(leading, path).toBeGreaterThanOrEqual(1.2);
  }
});

test("Arabic headings are bold where the theme has a heavy typeface without Arabic letters", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  for (const path of ["/home-cake-shop", "/home-christmas", "/home-black-friday", "/home-black-friday-two"]) {
    await visit(page, `${path}?lng=ar`);
    const weights = await page
      .locator("main :is(h1, h2, h3)")
      .evaluateAll((headings) => headings.map((heading) => Number(getComputedStyle(heading).fontWeight)));
    expect(weights.length, path).toBeGreaterThan(3);
    expect.soft(Math.min(...weights), path).toBeGreaterThanOrEqual(600);
  }
});

test("no link of a centred footer is alone on its line on a tablet", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const language of ["en", "de", "fr", "es", "ar"]) {
    await visit(page, `/home-organic-food?lng=${language}`);
    const lines = await page
      .locator("footer nav a")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(lines).size, language).toBeGreaterThan(1);
    for (const line of lines) expect.soft(lines.filter((one) => one === line).length, language).toBeGreaterThan(1);
  }
});

test("on a phone, a product's tab labels are not clipped in any language", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const language of ["en", "de", "fr", "es", "ar"]) {
    await visit(page, `/product/20?lng=${language}`);
    const beyond = await page.getByRole("tablist").evaluate((list) => list.scrollWidth - list.clientWidth);
    expect.soft(beyond, language).toBe(0);
  }
});

/** Adds a product to the cart in German on a phone, with text twice as large. */
async function addInLargeText(page: Page): Promise<void> {
  const session = await devTools(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize(narrow);
  await visit(page, "/product/61?lng=de");
  await page
    .locator("main")
    .getByRole("button", { name: wordsIn("de")("Add to cart") })
    .first()
    .click();
}

test("with text twice as large, a notification is as wide as its words and prices in the cart stay whole", {
  tag: "@long",
}, async ({ page }) => {
  const t = wordsIn("de");
  await addInLargeText(page);
  const card = page.locator("[data-kind]");
  await expect(card.getByRole("link")).toBeVisible();
  const { width: whole = 0 } = (await card.boundingBox()) ?? {};
  const { width: ofMessage = 0 } = (await card.locator("p").boundingBox()) ?? {};
  expect(ofMessage).toBeGreaterThan(whole / 2);

  await visit(page, "/cart");
  const prices = page.getByRole("region", { name: t("Summary") }).locator("dd span");
  await expect(prices.first()).toBeVisible();
  const lines = await prices.evaluateAll((all) => all.map((price) => price.getClientRects().length));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((count) => count !== 1)).toEqual([]);
});

test("with text twice as large, German headings, buttons, goods and sums on a phone keep their words whole", async ({
  page,
}) => {
  await saveData(page);
  await addInLargeText(page);
  await expect(page.locator("[data-kind]")).toBeVisible();
  for (const path of [
    "/",
    "/shop-grid-standard",
    "/product/61",
    "/cart",
    "/checkout",
    "/login-register",
    "/withdraw",
  ]) {
    await visit(page, path);
    await expect(page.locator("main h1")).toBeVisible();
    expect.soft(await brokenWords(page, "h1, h2, h3, button, dt, label:has([type=radio])"), path).toEqual([]);
  }
});
