import type { Page } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { addToCart } from "./buying.ts";
import { OwnShop } from "./own-shop.ts";
import { accessibilityViolations, brokenNetwork, expect, goOffline, isReady, test, visit } from "./shop-test.ts";

const shop = new OwnShop(await freePort());

test.use({ serviceWorkers: "allow", baseURL: shop.base });
test.describe.configure({ mode: "default" });
test.beforeAll(() => shop.open());
test.afterAll(() => shop.remove());
test.beforeEach(({ guard }) => guard.allow(brokenNetwork));

/** Returns the paths of everything in the cache storage. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ""));
  });
}

/** Returns the stylesheets that the page links but could not load. */
function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href);
  });
}

/** What a first page loads before it registers the worker, and can do without: chapters stay as the server wrote them. */
const optional = /\/(late|chapters|shared-ids|i18nextBrowserLanguageDetector)-/;

/** Opens a page and waits until it is stored, with every script that it has fetched. */
async function see(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() => document.documentElement.dataset["prefetched"] === "yes");
  await expect.poll(() => kept(page)).toContain(path);
  // Prefetch links are removed once loaded, so the fetched files are read from the performance timeline.
  const fetched = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return files.filter((file) => /^\/assets\/.*\.js$/.test(file));
    });
  const missing = async () => {
    const there = new Set(await kept(page));
    return (await fetched()).filter((file) => !there.has(file) && !optional.test(file));
  };
  await expect.poll(missing).toEqual([]);
}

for (const [language, width] of [
  ["en", 390],
  ["ar", 1440],
] as const)
  test(`offline, a notification does not cover the notice: ${language}, ${width} px wide`, { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `/product/42?lng=${language}`);
    await context.setOffline(true);
    const notice = page.getByText(/You are offline|غير متصل/).locator("..");
    await expect(notice).toBeVisible();
    await page
      .locator("main")
      .getByRole("button", { name: /^(Add to cart|إضافة إلى العربة)$/ })
      .click();
    await expect(page.locator("[data-kind]")).toBeVisible();
    const areApart = await notice.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const toast = document.querySelector("[data-kind]")?.getBoundingClientRect();
      return toast && (toast.right <= left || toast.left >= right || toast.bottom <= top);
    });
    expect(areApart).toBe(true);
  });

test("offline, what was seen keeps working, with the cart, and anything else says what is there", async ({
  page,
  context,
}) => {
  test.slow();
  await see(page, "/shop-grid-standard");
  const card = page.locator('main article a[href^="/product/"]').first();
  const opened = (await card.getAttribute("href")) ?? "";
  await card.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("All products");
  const name = (await heading.textContent()) ?? "";
  await addToCart(page, "20");
  await see(page, "/product/20");
  await see(page, "/cart");
  await shop.stop();
  await context.setOffline(true);
  await visit(page, "/shop-grid-standard");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await visit(page, opened);
  await expect(page.getByRole("heading", { level: 1, name }), "opened without a document of its own").toBeVisible();
  await visit(page, "/product/20");
  await page.locator("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await visit(page, "/cart");
  await expect(page.locator("main").getByRole("link", { name: "Oak Lounge Chair" }).first()).toBeVisible();
  await expect(page.locator("header").getByRole("button", { name: "Cart 2 items" })).toBeVisible();
  expect(await missingStyles(page)).toEqual([]);

  await visit(page, "/about");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, "/login-register?return=%2Fcheckout");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
  expect(page.url(), "trying again opens the page that was asked for").toContain("/login-register?return=%2Fcheckout");
  await visit(page, "/about");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
  // Browsers that start to leave a page may call themselves online for a moment, which must not take the press back.
  await page.getByRole("link", { name: "Oak Lounge Chair" }).evaluate((link: HTMLAnchorElement) => {
    link.click();
    dispatchEvent(new Event("online"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Oak Lounge Chair" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
  await shop.open();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
});

test("offline on a phone, the notice makes way for the message of a form that was not sent", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Your e-mail address").fill("ada@example.com");
  await page.getByLabel("What is it about?").fill("A coat");
  await page.getByLabel("Your message").fill("Is the coat warm enough for the winter?");
  await goOffline(page);
  const notice = page.getByText("You are offline. Pages you have opened still work, and your cart is kept.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was not sent. It is still here.")).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(false);
});

test("a language chosen on an open page is there offline, too", async ({ page, context }) => {
  test.slow();
  await see(page, "/shop-grid-standard");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.locator("#header-language").selectOption("de");
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "de");
  await expect.poll(async () => (await kept(page)).join(" ")).toMatch(/goods-de-/);
  await shop.stop();
  await context.setOffline(true);
  await visit(page, "/shop-grid-standard");
  await expect(page.getByRole("heading", { level: 1, name: "Alle Produkte" })).toBeVisible();
  await shop.open();
});

test("nothing private is cached on the device", async ({ page }) => {
  const own = ["/checkout", "/my-account", "/order?code=x", "/pay/V-1?code=x", "/success?code=x", "/search?q=secret"];
  await see(page, "/product/20");
  for (const path of own) await visit(page, path);
  await see(page, "/shop-grid-standard");
  const paths = await kept(page);
  expect(paths.filter((path) => /^\/(api|checkout|my-account|order|pay|success|search)\b/.test(path))).toEqual([]);
});

test("a cached page is shown while the server fails", async ({ page, context }) => {
  await see(page, "/product/20");
  await context.route("**/product/*", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("heading", { level: 1, name: "Oak Lounge Chair" })).toBeVisible();
});

test("turning offline support off removes it from all browsers that have it", async ({ page }) => {
  await see(page, "/product/20");
  await shop.stop();
  await shop.open({ environment: { OFFLINE: "no" } });
  await visit(page, "/product/20");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
