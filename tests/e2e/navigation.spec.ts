import { brokenNetwork, expect, isReady, shiftsOf, test, visit, watchShifts } from "./shop-test.ts";

const click = (element: HTMLElement) => element.click();
const contactPart = /\/assets\/contact[.-][\w.-]+\.js$/;

test("a slow page shows a progress bar, and starts at its top", { tag: "@long" }, async ({ page }) => {
  let letIn = () => {};
  const isHeld = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(contactPart, async (route) => {
    await isHeld;
    await route.continue();
  });
  await visit(page, "/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  letIn();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, chunk] of [
  ["Cart", /\/assets\/buying-dialogs-/],
  ["Menu", /\/assets\/mobile-menu-/],
] as const)
  test(`a slow dialog shows a progress bar until it opens: ${what}`, { tag: "@long" }, async ({ page }) => {
    let letIn = () => {};
    const isHeld = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(chunk, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: what }).click();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    letIn();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
  });

test("Back restores the scroll position", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const card = page.locator("main article").nth(9).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/shop-grid-standard");
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3);
});

test("Back restores the scroll position on a list filled by the browser, without layout shifts", async ({ page }) => {
  await watchShifts(page);
  await visit(page, "/shop-grid-standard");
  const hearts = page.locator("main").getByRole("button", { name: /to wishlist$/ });
  for (let wishes = 0; wishes < 8; wishes++) await hearts.nth(wishes).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/wishlist");
  await expect(page.locator("main").getByRole("button", { name: /^Remove/ })).toHaveCount(8);
  const atPlace = () => page.evaluate(() => scrollY);
  await page.waitForFunction(() => document.documentElement.dataset["prefetched"] === "yes");
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const share of [0.6, 1]) {
    const place = Math.round(end * share);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    await page.locator('footer a[href="/contact"]').first().evaluate(click);
    await expect(page).toHaveURL("/contact");
    await expect.poll(atPlace).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/wishlist");
    await expect.poll(atPlace, `Back to ${share}`).toBe(place);
    await expect(page.getByRole("contentinfo"), "the reserved space is released").toBeVisible();
    expect(await atPlace()).toBe(place);
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test("a page whose chunk fails to load says so, and works after a retry", async ({ page, guard }) => {
  guard.allow(brokenNetwork);
  await visit(page, "/about");
  await page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
  await page.route(contactPart, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be shown" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await isReady(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Your name" })).toBeVisible();
});

test("one department's filters do not stay open over another", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, "/categoryproduct/furniture");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.locator("summary").getByText("Fashion", { exact: true }).click();
  await menu.getByRole("link", { name: "All of Fashion" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fashion" })).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Filter" });
  await drawer.getByRole("checkbox", { name: /^In stock/ }).check();
  await expect(page).toHaveURL(/stock=1/);
  await page.goBack();
  await expect(page).toHaveURL(/fashion$/);
  await expect(drawer, "one step back only undoes the choice").toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Furniture" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a failed prefetch or lazy-load is not a page error", async ({ page, guard }) => {
  guard.allow(/^(?!page error)/);
  await page.route(/\/assets\/(buying-dialogs|i18nextBrowserLanguageDetector|cart)[.-].*\.js$/, (route) =>
    route.abort(),
  );
  await visit(page, "/product/42");
  await page.waitForFunction(() => document.documentElement.dataset["prefetched"] === "yes");
});

test("scripts request nothing until the first picture is decoded", async ({ page }) => {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
    HTMLImageElement.prototype.decode = () => released;
    // They also start after three seconds, regardless of the picture.
    const later = window.setTimeout;
    window.setTimeout = ((then: () => void, ms?: number) => (ms === 3000 ? 0 : later(then, ms))) as typeof setTimeout;
  });
  const scripts: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.push(asked.url()));
  await page.goto("/home-plants", { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(scripts).toEqual([]);
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await isReady(page);
  expect(scripts.length).toBeGreaterThan(5);
});
