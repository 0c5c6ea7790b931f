import type { Page } from "@playwright/test";
import { addToCart } from "./buying.ts";
import { JOURNEY_PORT } from "./journey-port.ts";
import { OwnShop } from "./own-shop.ts";
import { accessFaults, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

const shop = new OwnShop(JOURNEY_PORT + 1);

test.use({ serviceWorkers: "allow", baseURL: shop.base });
test.describe.configure({ mode: "default" });
test.beforeAll(() => shop.open());
test.afterAll(() => shop.remove());
test.beforeEach(({ guard }) => guard.allow(brokenNetwork));

/** What is kept on the device, as paths. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ""));
  });
}

/** The style sheets that the open screen asks for and does not have. */
function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href);
  });
}

/** Opens a screen and waits until it is on the device with everything that browsing needs. */
async function see(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() => document.documentElement.dataset["warm"] === "yes");
  await expect.poll(() => kept(page)).toContain(path);
  // The links that fetch ahead go once all is on hand: what they fetched is told by the browser's own record.
  const fetched = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return files.filter((file) => /^\/assets\/.*\.js$/.test(file));
    });
  await expect.poll(async () => (await fetched()).join(" ")).toContain("/checkout-");
  const missing = async () => {
    const there = new Set(await kept(page));
    return (await fetched()).filter((file) => !there.has(file));
  };
  await expect.poll(missing).toEqual([]);
  // The screens' own files come last, the styles of the cart among them.
  const styles = async () => (await kept(page)).filter((file) => file.endsWith(".css"));
  await expect.poll(async () => (await styles()).length).toBeGreaterThan(3);
}

for (const [language, width] of [
  ["en", 390],
  ["ar", 1440],
] as const)
  test(`offline, a notification leaves the notice readable: ${language}, ${width} wide`, async ({ page, context }) => {
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

test("without the network the shop goes on: what was seen, what can be drawn, and the cart", async ({
  page,
  context,
}) => {
  test.slow();
  await see(page, "/shop-grid-standard");
  await addToCart(page, "20");
  await expect.poll(() => kept(page)).toContain("/product/20");
  await shop.stop();
  await context.setOffline(true);
  await page.goBack();
  await isReady(page);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await addToCart(page, "55");
  await visit(page, "/cart");
  await expect(page.locator("main").getByRole("link", { name: "Oak Lounge Chair" }).first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Moss and Lantern" }).first()).toBeVisible();
  await visit(page, "/checkout");
  await expect(page.getByText("You need to be online to order.")).toBeVisible();
  expect(await missingStyles(page), "screens that were not open before are dressed").toEqual([]);

  const main = [
    ["/cart", "Your cart"],
    ["/wishlist", "Your wishlist"],
    ["/compare", "Comparison"],
    ["/search?q=lounge+chair", "Results for “lounge chair”"],
  ] as const;
  for (const [path, name] of main) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(await missingStyles(page), path).toEqual([]);
  }
  await page.locator("main").getByRole("combobox").first().fill("lamp");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();

  await visit(page, "/about");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Oak Lounge Chair" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Oak Lounge Chair" })).toBeVisible();
  await page.goBack();
  await shop.open();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
});

test("a language that was chosen on an open screen goes on without the network, too", async ({ page, context }) => {
  test.slow();
  await see(page, "/shop-grid-standard");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.locator("#header-language").selectOption("de");
  await expect.poll(async () => (await kept(page)).join(" ")).toMatch(/goods-de-plant-/);
  await shop.stop();
  await context.setOffline(true);
  await visit(page, "/product/30");
  await expect(page.getByRole("heading", { level: 1, name: "Olivenbaum im Topf" })).toBeVisible();
  await shop.open();
});

test("nothing of one shopper's own stays on the device", async ({ page }) => {
  const own = ["/checkout", "/my-account", "/order?code=x", "/pay/V-1?code=x", "/success?code=x", "/search?q=secret"];
  await see(page, "/product/20");
  for (const path of own) await visit(page, path);
  await see(page, "/shop-grid-standard");
  const paths = await kept(page);
  expect(paths.filter((path) => /^\/(api|checkout|my-account|order|pay|success|search)\b/.test(path))).toEqual([]);
});

test("a failing server is bridged with what was seen, and its own failure shown otherwise", async ({
  page,
  context,
}) => {
  await see(page, "/product/20");
  await context.route("**/product/*", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("heading", { level: 1, name: "Oak Lounge Chair" })).toBeVisible();
});

test("an owner who turns keeping off takes it from every browser that has it", async ({ page }) => {
  await see(page, "/product/20");
  await shop.stop();
  await shop.open({ environment: { OFFLINE: "no" } });
  await visit(page, "/product/20");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
