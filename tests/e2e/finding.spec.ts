import { openAnother, remembering } from "./looking-round.ts";
import { phone } from "./phone.ts";
import { accessibilityViolations, devTools, expect, isReady, test, visit } from "./shop-test.ts";

test("a shopper finds the olive tree by department, sub-category and tag", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Departments" }).click();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Plants", exact: true }).click();
  await expect(page).toHaveURL(/\/categoryproduct\/plant$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plants");
  await expect(page.getByRole("link", { name: "Potted Olive Tree" })).toBeVisible();
  await visit(page, "/subcategoryproduct/small-trees");
  await expect(page.getByRole("link", { name: "Potted Olive Tree" })).toBeVisible();
  await page.getByRole("link", { name: "Potted Olive Tree" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Potted Olive Tree" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }), "the new page's heading has the focus").toBeFocused();
});

test("a product with colours shows its rating, too", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const coat = page.locator("main article").first();
  await expect(coat.getByRole("img", { name: "Our rating: 4 of 5" })).toBeVisible();
  await expect(coat.getByRole("img", { name: "Colours: white, black, brown" })).toBeVisible();
});

test("a menu or drawer closes when navigating to another list, or back", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/shop-grid-standard?sale=1");
  const departments = page.getByRole("button", { name: "Departments" });
  await departments.click();
  await page.getByRole("banner").getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/\/shop-grid-standard$/);
  await expect(departments).toHaveAttribute("aria-expanded", "false");
  await expect(departments, "staying on the page keeps the focus on the menu").toBeFocused();
  await page.locator("main article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/shop-grid-standard/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("reviews have the sort order chosen last, whichever response arrives first", async ({ page }) => {
  let letBest = () => {};
  await page.route("**/api/reviews?*", async (route) => {
    const sort = new URL(route.request().url()).searchParams.get("sort");
    if (sort === "best") await new Promise<void>((resolve) => (letBest = resolve));
    const review = {
      id: sort,
      author: "Ida",
      rating: 5,
      title: `${sort} first`,
      body: "Good",
      writtenAt: "2026-01-01",
      helpful: 0,
      pictures: [],
    };
    const all = { histogram: [0, 0, 0, 0, 2], sources: [], fitting: {}, languages: [], found: 2 };
    await route.fulfill({ json: { ...all, reviews: [review, { ...review, id: "other" }] } });
  });
  await visit(page, "/product/10#reviews");
  const first = page.locator("#reviews").getByRole("heading", { level: 3 }).first();
  const order = page.getByLabel("Order", { exact: true });
  await expect(first).toHaveText("newest first");
  await order.selectOption("best");
  await order.selectOption("worst");
  await expect(first).toHaveText("worst first");
  const late = page.waitForResponse(/sort=best/);
  letBest();
  await (await late).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(first).toHaveText("worst first");
});

for (const [device, use] of Object.entries({ phone, desktop: {} }))
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test("the quick view fits the screen, with name and close button always in view", { tag: "@long" }, async ({
      page,
    }) => {
      await visit(page, "/shop-grid-standard");
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 600 });
      await page.locator("main article").first().getByRole("button", { name: "Choose" }).click();
      const glance = page.getByRole("dialog", { name: "Wool Pea Coat" });
      await glance.getByRole("link", { name: "See all details" }).scrollIntoViewIfNeeded();
      await expect(glance.getByRole("heading", { name: "Wool Pea Coat" })).toBeInViewport({ ratio: 1 });
      await glance.getByRole("button", { name: "Close" }).click();
      await expect(glance).toBeHidden();
    });
  });

test("viewed products are remembered beyond the visit only with consent, and can be cleared", { tag: "@long" }, async ({
  page,
}) => {
  const main = page.getByRole("main");
  const shelf = page.locator("main section").filter({ has: page.getByRole("heading", { name: "Recently viewed" }) });
  const first = shelf.getByRole("link", { name: "Walnut Studio Headphones" });
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /view/.test(key)));
  await visit(page, "/product/43");
  await openAnother(page);
  await expect(first, "this visit has the shelf").toBeAttached();
  await expect(remembering(page)).not.toBeChecked();
  expect(await stored()).toEqual([]);
  await page.reload();
  await isReady(page);
  await expect(shelf).toHaveCount(0);
  await visit(page, "/product/43");
  await openAnother(page);
  await remembering(page).focus();
  await page.keyboard.press("Space");
  await expect(remembering(page)).toBeChecked();
  await expect(remembering(page)).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, "/product/9");
  await expect(main.getByRole("link", { name: /^Buy at our partner/ }).first()).toBeVisible();
  await expect(main.getByText("VAT included"), "a partner's products are not sold with our delivery").toHaveCount(0);
  await expect(first, "later visits have it").toBeAttached();
  await expect(remembering(page)).toBeChecked();
  await page.keyboard.press("End");
  await main.getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(shelf).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await stored()).toEqual([]);
});

test("an invalid listing URL is read as far as possible", { tag: "@long" }, async ({ page }) => {
  for (const address of ["?page=-1", "?page=1e9", "?min=abc", "?sort=none", `?q=${"x".repeat(3000)}`]) {
    await visit(page, `/shop-grid-standard${address}`);
    await expect(page.getByRole("heading", { level: 1 }), address.slice(0, 20)).toBeVisible();
  }
});

test("category and sub-category paths redirect to the right kind", async ({ page }) => {
  await visit(page, "/categoryproduct/men?sort=price-up");
  await expect(page).toHaveURL(/\/subcategoryproduct\/men\?sort=price-up$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Men");
  await visit(page, "/subcategoryproduct/Fashion");
  await expect(page).toHaveURL(/\/categoryproduct\/fashion$/);
});

test("a URL with superfluous slashes opens the intended page", { tag: "@long" }, async ({ page, baseURL }) => {
  for (const [path, heading] of [
    ["//", /./],
    ["//search//?q=oak", /oak/],
  ] as const) {
    await visit(page, `${baseURL}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("This page could not be shown")).toBeHidden();
  }
});

test("filtering by colour and size finds products in stock in both, and links to that colour", {}, async ({ page }) => {
  await visit(page, "/shop-grid-standard?colour=white&colour=black&colour=brown&size=xxl&stock=1");
  const coat = page.getByRole("link", { name: "Wool Pea Coat" });
  await expect(coat).toHaveAttribute("href", "/product/1?colour=black");
  await visit(page, "/shop-grid-standard?colour=white&size=xxl");
  await expect(page.getByText("Clear all filters")).toBeVisible();
  await expect(coat).toBeHidden();
});

test("each page of a listing has its own title", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  await expect(page).toHaveTitle("All products · Vitrine");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveTitle("All products, page 2 · Vitrine");
  await page.goBack();
  await expect(page).toHaveTitle("All products · Vitrine");
});

test("an unknown path shows a page with status 404 and links", async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const kinds = ["categoryproduct", "subcategoryproduct", "tagproduct", "product"];
  for (const path of ["/nowhere", "/product/999", ...kinds.map((kind) => `/${kind}/nowhere`)]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("There is nothing at this address");
    await expect(page.getByRole("heading", { name: "Best sellers" }), path).toBeVisible();
  }
});

test("what is in view opens without a request once the page has prefetched", async ({ page, context, guard }) => {
  guard.allow(/pictures|the stock could not be loaded|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit(page, "/shop-grid-standard");
  await page.waitForFunction(() => document.documentElement.dataset["prefetched"] === "yes");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const card = page.locator("main article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await context.setOffline(false);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a shopper finds the plants in the menu", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByText("Plants", { exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "All of Plants" }).click();
    await expect(page).toHaveURL(/\/categoryproduct\/plant$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plants");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("the menu keeps account and comparison in view below its departments", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Comparison" })).toBeInViewport({ ratio: 1 });
    const session = await devTools(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const runsOver = (link: Element) => link.scrollWidth > link.clientWidth;
    for (const name of ["Account", "Comparison"])
      expect(await menu.getByRole("link", { name }).evaluate(runsOver), `${name} at twice the font size`).toBe(false);
    await menu.getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL(/\/login-register/);
  });
});
