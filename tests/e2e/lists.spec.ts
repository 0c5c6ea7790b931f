import type { Page } from "@playwright/test";
import { store } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";
import { brokenWords } from "./texts-on-screen.ts";

const main = (page: Page) => page.locator("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const sign = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name: new RegExp(`^${name}`) });

test("a shared wishlist is added to one's own, put into the cart as a whole, shared and cleared", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/product/69");
  await press(page, "Wishlist");
  await visit(page, "/wishlist?ids=138,1,69");
  await expect(page.getByRole("heading", { level: 1, name: "A shared wishlist" })).toBeVisible();
  await expect(sign(page, "Wishlist"), "one's own list is unchanged").toContainText("1");
  await press(page, "Add all to my wishlist");
  await main(page).getByRole("link", { name: "See my own wishlist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your wishlist" })).toBeVisible();
  await expect(main(page).getByText("3 products", { exact: true })).toBeVisible();

  await press(page, "Add all to cart");
  await expect(page.getByText("Added To Cart")).toBeVisible();
  await expect(page.getByText("1 product needs a colour and size first")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart" })).toContainText("2");

  await press(page, "Share this wishlist");
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/wishlist?ids=69,138,1`);

  await press(page, "Clear the wishlist");
  await expect(main(page).getByText(/^Nothing on it yet/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main(page).getByText("3 products", { exact: true })).toBeVisible();
});

test("sold-out products of wishlist and comparison link to the form for a stock alert", async ({ page }) => {
  const link = main(page).getByRole("link", { name: "Tell me when it is back: Bobble Hat and Scarf" });
  const form = main(page).getByRole("region", { name: "Tell me when it is back" });
  const state = { wishlist: { wishlistItems: [{ _id: "95" }] } };
  await store(page, { local: { "persist:vitrine": { version: 1.1, state } } });
  await visit(page, "/wishlist");
  await link.click();
  await expect(page).toHaveURL(/\/product\/95$/);
  await expect(form).toBeVisible();
  await visit(page, "/compare?ids=95,13");
  const table = main(page).getByRole("table");
  await expect(table.getByRole("button", { disabled: true })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/\/product\/95$/);
  await expect(form).toBeVisible();
});

test("a wishlist item keeps colour and size when added to the cart and shared", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/product/1?colour=black&size=m");
  await press(page, "Wishlist");
  await visit(page, "/wishlist");
  const row = main(page).getByRole("listitem").filter({ hasText: "Black, size M" });
  await expect(row.locator("img").first()).toHaveAttribute("src", /black/);
  await expect(row.getByRole("link")).toHaveAttribute("href", "/product/1?colour=black&size=m");
  await row.getByRole("button", { name: /^Add .* to cart$/ }).click();
  await expect(page.getByText("Added To Cart")).toBeVisible();
  await press(page, "Share this wishlist");
  const link = `${baseURL}/wishlist?ids=1:black:m`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await visit(page, "/cart");
  await expect(main(page).getByText("Black, size M")).toBeVisible();

  const other = await context.browser()?.newContext({ baseURL });
  const guest = await other?.newPage();
  if (!other || !guest) throw new Error("the browser opens no second shopper");
  await visit(guest, "/wishlist?ids=1:black:m");
  await expect(main(guest).getByText("Black, size M")).toBeVisible();
  await press(guest, "Add all to my wishlist");
  await visit(guest, "/wishlist");
  await expect(main(guest).getByText("Black, size M")).toBeVisible();
  await other.close();
});

test("a shared comparison adds up to six products, shows differences only, is shared and cleared", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/compare?ids=20,21,22,23,24,25,26");
  await expect(page.getByRole("heading", { level: 1, name: "A shared comparison" })).toBeVisible();
  const heads = main(page).getByRole("table").locator("thead th[abbr]");
  await expect(heads, "six of seven products are compared").toHaveCount(6);
  await press(page, "Add these to my comparison");
  await expect(page.getByText("Added To compare")).toBeVisible();
  await visit(page, "/product/42");
  await press(page, "Compare");
  await expect(page.getByText("You can compare up to 6 products")).toBeVisible();

  await visit(page, "/compare");
  await expect(heads).toHaveCount(6);
  await expect(main(page).getByText("6 of 6 products")).toBeVisible();
  const rows = main(page).getByRole("table").locator("tbody th");
  const same = rows.filter({ hasText: "Department" });
  await expect(same).toBeVisible();
  await main(page).getByRole("switch", { name: "Differences only" }).check();
  await expect(same, "all are furniture").toHaveCount(0);
  await expect(rows.filter({ hasText: "Price" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ rows differ$/ })).toHaveText(
    `${await rows.count()} rows differ`,
  );

  await press(page, "Share this comparison");
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/compare?ids=20,21,22,23,24,25`);
  await press(page, "Clear the comparison");
  await expect(main(page).getByText(/^Nothing to compare yet/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heads).toHaveCount(6);
});

test("on a phone a comparison starts in a list, where wishlist and compare buttons stay side by side", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/shop-list-standard");
  const rows = main(page).getByRole("article");
  for (const place of [0, 1])
    await rows
      .nth(place)
      .getByRole("button", { name: /^Compare / })
      .click();
  const bottoms = await rows
    .getByRole("button", { name: /comparison$|^Compare |wishlist$/ })
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
  expect(bottoms).toHaveLength(30);
  expect(new Set(bottoms).size).toBe(15);
  await visit(page, "/compare");
  await expect(main(page).getByRole("table").locator("thead th[abbr]")).toHaveCount(2);
});

test("words are not broken on tablets and in narrow lists", { tag: "@long" }, async ({ page }) => {
  for (const [path, width] of [
    ["/wishlist?ids=1,10,19,28", 820],
    ["/home-department-store", 1024],
    ["/home-medical-equipment", 768],
    ["/home-fashion-six", 320],
    ["/home-fashion-two?lng=de", 1024],
    ["/home-auto-parts?lng=de", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    expect.soft(await brokenWords(page), `${path}, ${width} px wide`).toEqual([]);
  }
});

test("a product of a partner is listed without a stock, which only the partner knows", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/wishlist?ids=9,3");
  await expect(main(page).getByText(/^Only \d+ left$/)).toHaveCount(1);
  await visit(page, "/compare?ids=9,3");
  await expect(main(page).getByText(/^Only \d+ left$/)).toHaveCount(1);
  await visit(page, "/search?q=satin+shell+top&view=list");
  await expect(main(page).getByRole("link", { name: "Satin Shell Top" }).first()).toBeVisible();
  await expect(main(page).getByText(/^Only \d+ left$/)).toHaveCount(0);
});
