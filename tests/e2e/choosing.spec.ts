import type { Locator, Page } from "@playwright/test";
import { putInCart } from "./buying.ts";
import { openAnother, remembering } from "./looking-round.ts";
import { phone } from "./phone.ts";
import { accessibilityViolations, expect, isReady, isWide, shapeOf, test, visit, watchShifts } from "./shop-test.ts";

/** Returns a picture's path without its width. */
const fileOf = (source: string | null) => source?.replace(/-\d+\.avif$/, "");

test("filtering by colour shows products in that colour, and selects it on the product page", async ({ page }) => {
  await visit(page, "/shop-grid-standard?colour=brown");
  const card = page.locator("main article").filter({ hasText: "Wool Pea Coat" });
  const shown = fileOf(await card.getByRole("presentation").first().getAttribute("src"));
  expect(shown).toContain("brown");
  await card.getByRole("button", { name: /^Choose/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "Brown" })).toBeChecked();
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: "Wool Pea Coat" }).click();
  await expect(page).toHaveURL(/\/product\/1\?colour=brown$/);
  await isReady(page);
  const front = page.getByRole("region", { name: "Pictures", exact: true }).getByRole("img");
  expect(fileOf(await front.first().getAttribute("src"))).toBe(shown);
  await expect(page.getByRole("main").getByRole("radio", { name: "Brown" })).toBeChecked();
});

/** Widths at which a page that is loaded must not shift. */
const widths = [1440, 412];

test("ratings by customers replace the shop's own without a layout shift", async ({ page }) => {
  await watchShifts(page);
  await visit(page, "/product/42");
  const rating = page.getByRole("main").locator('a[href="#reviews"]').first();
  await expect(rating.getByRole("img", { name: "Our rating: 4 of 5" })).toBeVisible();
  await page.route("**/api/stock/changed", (route) =>
    route.fulfill({ json: { left: {}, ratings: { "42": { average: 4.5, count: 2 } } } }),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/product/42");
    await expect(rating).toHaveText("4.5 of 52 reviews");
    await expect(rating.getByRole("img", { name: "Rated 4.5 of 5" })).toBeVisible();
    expect(await shapeOf(page), `${width} px wide`).toEqual({ shifts: [], isWide: false });
  }
  await visit(page, "/shop-grid-standard?sort=rating");
  const best = page.locator("main article").first();
  await expect(
    best.getByRole("img", { name: "Rated 4.5 of 5 (2 reviews)" }),
    "two say more than we alone",
  ).toBeVisible();
  await expect(page.locator("main article").nth(1)).toContainText("our rating");
});

test("arrival dates follow the shop's clock, not the device's", async ({ page, context }) => {
  const arrivals = (at: typeof page) => at.locator("main").getByText(/^Arrives \w{3},?\s\d+\s\w{3}/);
  const right = await context.newPage();
  await visit(right, "/product/13");
  await expect(arrivals(right).first()).toBeVisible();
  const promised = await arrivals(right).allTextContents();
  await page.clock.setFixedTime(new Date("2046-05-05T12:00:00Z"));
  await visit(page, "/product/13");
  await expect(arrivals(page)).toHaveText(promised);
  await putInCart(page, "13");
  for (const path of ["/cart", "/checkout"]) {
    await visit(page, path);
    await expect(arrivals(page).first(), path).toHaveText(promised[0] ?? "nothing promised");
  }
});

test("the departments menu links to all sub-categories", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Departments" }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: /^Fashion: All \d+$/ }).click();
  await expect(page).toHaveURL(/\/categoryproduct\/fashion$/);
});

test("the quick view shows all options and the button without scrolling, on phones, too", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/shop-grid-standard");
  await page
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  const add = page.getByRole("dialog").getByRole("button", { name: "Add to cart" });
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 412, height: 839 });
  await expect(add).toBeInViewport({ ratio: 1 });
});

test("a card keeps its picture until the second one has loaded", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/product/20");
  const pictures = page.getByRole("article").first().getByRole("presentation");
  await page.route("**/pictures/**", () => undefined);
  await page.getByRole("article").first().hover();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.last()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu starts with new and reduced products, and links to everything", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await expect(menu.getByRole("link").first()).toHaveText("New in");
    await expect(menu.getByRole("link").nth(1)).toHaveText("Sale");
    await menu.getByRole("link", { name: "All products", exact: true }).click();
    await expect(page).toHaveURL(/\/shop-grid-standard$/);
  });

  test("every themed home page is two presses away, by pointer and keyboard", { tag: "@long" }, async ({ page }) => {
    await lookForHomes(page, async (menu) => {
      await page.getByRole("button", { name: "Menu" }).click();
      return menu.getByText("Shop windows", { exact: true });
    });
  });
});

test("every themed home page is two presses away, by pointer and keyboard", async ({ page }) => {
  await lookForHomes(page, async (menu) => menu.getByRole("button", { name: "Shop windows" }));
});

/** Opens home pages from the menu; `findOpener` makes what opens their list visible. */
async function lookForHomes(page: Page, findOpener: (menu: Locator) => Promise<Locator>): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await visit(page, "/");
  await (await findOpener(menu)).click();
  const links = menu.locator("a[href='/'], a[href^='/home-']");
  await expect(links).toHaveCount(37);
  expect(await accessibilityViolations(page)).toEqual([]);
  await menu.getByRole("link", { name: "Food and garden: Plants" }).click();
  await expect(page).toHaveURL(/\/home-plants$/);
  await expect(links).toHaveCount(0);
  await (await findOpener(menu)).focus();
  await page.keyboard.press("Enter");
  await expect(links.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
}

for (const language of ["en", "de", "fr", "es", "ar"])
  test(`the header fits from 768 px on and its search placeholder is not clipped, in ${language}`, {
    tag: "@long",
  }, async ({ page }) => {
    await visit(page, `/shop-grid-standard?lng=${language}`);
    const header = page.locator("header").first();
    for (const width of [768, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await header.evaluate((bar) => {
        const pen = document.createElement("canvas").getContext("2d");
        const hints = [...bar.querySelectorAll("input")].filter(({ offsetWidth }) => offsetWidth > 0);
        return hints
          .filter((field) => {
            const look = getComputedStyle(field);
            if (pen) pen.font = `${look.fontSize} ${look.fontFamily}`;
            const room = field.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight);
            return (pen?.measureText(field.placeholder).width ?? Number.POSITIVE_INFINITY) > room;
          })
          .map(({ placeholder }) => placeholder);
      });
      expect.soft(cut, `${width} px`).toEqual([]);
      expect.soft(await isWide(page), `${width} px`).toBe(false);
      const lines = await header.evaluate((bar) =>
        [...bar.querySelectorAll("nav a, nav button")].map((one) => one.getBoundingClientRect().height),
      );
      expect.soft(Math.max(0, ...lines), `${width} px`).toBeLessThan(60);
    }
  });

test("a product page that was cached yesterday shows the arrival date without a layout shift", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/product/42")).text()).toContain("2 to 4 working days");
  await watchShifts(page);
  const main = page.getByRole("main");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/product/42");
    await expect(main.getByText(/^Arrives \w{3},?\s\d+\s\w{3}/).first()).toBeVisible();
    await expect(main.getByText(/working day/)).toHaveCount(0);
    expect(await shapeOf(page), `${width} px wide`).toEqual({ shifts: [], isWide: false });
  }
});

test("pages without other content show recently viewed products", { tag: "@long" }, async ({ page, guard }) => {
  guard.allow(/404/);
  await visit(page, "/product/43");
  await openAnother(page);
  await remembering(page).check();
  const name = "Walnut Studio Headphones";
  for (const path of ["/cart", "/search", "/nowhere"]) {
    await visit(page, path);
    const part = page.locator("main section").filter({ has: page.getByRole("heading", { name: "Recently viewed" }) });
    await expect(part.getByRole("link", { name }), path).toBeAttached();
  }
  await visit(page, "/search?q=lamp");
  await expect(page.locator("main article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toHaveCount(0);
});

test("a question about a product names it, until the shopper changes the subject", async ({ page }) => {
  await visit(page, "/product/1?colour=black&size=m");
  await page.getByRole("main").getByRole("link", { name: "Ask about this product" }).click();
  const subject = page.getByLabel("What is it about?");
  await expect(subject).toHaveValue(/^Wool Pea Coat \(VT-\S+\)$/);
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByLabel("Your name").fill("Ida Sommer");
  await page.getByLabel("Your e-mail address").fill("ida.asks@example.org");
  await page.getByLabel("Your message").fill("Is the lining of wool as well?");
  await page.reload();
  await isReady(page);
  await expect(subject).toHaveValue(/^Wool Pea Coat/);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/contact")),
    page.getByRole("button", { name: "Send message" }).click(),
  ]);
  await expect(page.getByText("Thank you, your message is with us")).toBeVisible();
  expect(sent.postDataJSON()).toMatchObject({ subject: expect.stringMatching(/^Wool Pea Coat \(VT-\S+\)$/) });
});
