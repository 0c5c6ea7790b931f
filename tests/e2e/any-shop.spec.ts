import type { Page } from "@playwright/test";
import { postcodeExample } from "../../app/features/checkout/postcode.ts";
import { unbroken } from "../../app/features/orders/order-number.ts";
import { isSampleShop } from "../sample-goods.ts";
import { fillFields, payNow, placeOrder } from "./buying.ts";
import { openAccount } from "./opening-account.ts";
import { expect, test, visit } from "./shop-test.ts";

// These hold for any goods, countries and delivery methods, in a shop with the test payment and an English version.

test("a guest buys whatever is first in stock, and looks up the order afterwards", async ({ page }) => {
  const name = await putFirstInCart(page);
  await visit(page, "/cart");
  await expect(page.locator("main").getByText(name).first()).toBeVisible();
  const number = await order(page);
  await expect(page.locator("main").getByText(name).first()).toBeVisible();
  await page.getByRole("link", { name: "See the status of this order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(unbroken(number));
  await expect(page.locator("main").getByText(name).first()).toBeVisible();
  await visit(page, "/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

// With the sample's goods, account.spec.ts walks the same road.
test("a new account lists the order that was placed with it", { tag: isSampleShop ? "@long" : [] }, async ({
  page,
}) => {
  await visit(page, "/login-register");
  await openAccount(page);
  await page.waitForURL(/\/my-account/);
  await putFirstInCart(page);
  const number = await order(page);
  await visit(page, "/my-account");
  await expect(page.locator("main").getByText(number).first()).toBeVisible();
});

/** Adds one piece of the first product that is in stock, in its first available colour and size; returns its name. */
async function putFirstInCart(page: Page): Promise<string> {
  await visit(page, "/shop-grid-no-sidebar");
  const links = page.locator('#listing-results article a[href^="/product/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const path of new Set(paths)) {
    await visit(page, path);
    const add = page.locator("main").getByRole("button", { name: /^Add .*to cart$/ });
    for (const choice of await page.getByRole("group", { name: /^(Colour|Size)/ }).all())
      await choice.locator("input:enabled").first().check({ force: true });
    if ((await add.count()) === 0) continue;
    await add.first().click();
    await expect(page.getByText("Added To Cart")).toBeVisible();
    return page.getByRole("heading", { level: 1 }).innerText();
  }
  throw new Error("nothing on the first page of the listing is in stock");
}

/** Orders what is in the cart to the first country, pays and returns the order's number. */
async function order(page: Page): Promise<string> {
  await visit(page, "/checkout");
  await fillFields(page);
  const country = await page.getByLabel("Country", { exact: true }).inputValue();
  const postcode = page.locator('[name="address.postcode"]');
  if ((await postcode.count()) > 0) await postcode.fill(postcodeExample(country) ?? "10115");
  const region = page.locator('[name="address.region"]');
  if ((await region.count()) > 0) await region.selectOption({ index: 1 });
  const number = await placeOrder(page);
  await payNow(page);
  await expect(page.getByText(number).first()).toBeVisible();
  return number;
}
