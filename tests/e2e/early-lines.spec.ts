import type { Page } from "@playwright/test";
import { cartOf, store } from "./buying.ts";
import { phone } from "./phone.ts";
import { expect, isReady, test } from "./shop-test.ts";

const wished = { _id: "13" };
const saved = {
  ...cartOf(["1:black:m", "20"])["persist:vitrine"].state,
  wishlist: { wishlistItems: [wished] },
  compare: { compareItems: [wished, { _id: "20" }] },
};
const screens = [
  ["/cart", "main ul img", /wool-pea-coat/],
  ["/wishlist", "main ul img", /slim-desk-monitor/],
  ["/compare", "main :is(ul, table) img", /slim-desk-monitor/],
] as const;

/** Lets a page's scripts wait until told to come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-[\w-]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const early = (page: Page) => page.locator("[data-early-lines] li:visible");

test.use(phone);

for (const [path, pictures, first] of screens)
  test(`${path} shows names and pictures of what the browser has stored before its scripts are there, and the list in their place`, async ({
    page,
  }) => {
    await store(page, { local: { "persist:vitrine": { version: 1.1, state: saved } } });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(early(page).first()).toBeVisible();
    const place = page.locator("[data-early-lines]");
    await expect(place, "no amount, which could be an old one").not.toContainText("€");
    await expect(place.locator("a, button, input"), "nothing to press").toHaveCount(0);
    await expect(page.locator("main").getByRole("listitem"), "not announced").toHaveCount(0);
    const picture = page.locator(pictures).locator("visible=true").first();
    await expect(picture).toHaveAttribute("src", first);
    const before = await picture.boundingBox();
    release();
    await isReady(page);
    await expect(place).toHaveCount(0);
    await expect(picture).toHaveAttribute("src", first);
    expect(await picture.boundingBox(), "the first picture stays where it was").toEqual(before);
  });

test("early lines are in the page's language", async ({ page, context }) => {
  await store(page, { local: { "persist:vitrine": { version: 1.1, state: saved } } });
  await context.addCookies([{ name: "i18next", value: "de", url: page.url() }]);
  await holdScripts(page);
  await page.goto("/cart", { waitUntil: "domcontentloaded" });
  await expect(early(page).filter({ hasText: "Caban aus Wolle" })).toBeVisible();
});

test("what is stored in no current form, or not sold any more, is not painted early", async ({ page }) => {
  const gone = cartOf(["20"])["persist:vitrine"].state.cart.cartItems.map((line) => ({ ...line, _id: "gone" }));
  const all = [
    "{",
    { cart: JSON.stringify(saved.cart), _persist: '{"version":1}' },
    { version: 1.1, state: { cart: { cartItems: "20" } } },
    { version: 1.1, state: { cart: { cartItems: [null, ...gone] } } },
  ];
  await holdScripts(page);
  for (const stored of all) {
    await store(page, { local: { "persist:vitrine": stored } });
    const goods = page.waitForResponse(/goods-en/);
    await page.goto("/cart", { waitUntil: "load" });
    await (await goods).finished();
    await expect(page.locator("[data-early-lines]")).toBeAttached();
    await expect(early(page)).toHaveCount(0);
  }
});
