import { expect, type Page } from "@playwright/test";
import { isReady, visit } from "./shop-test.ts";

export const shopper = {
  email: "ida@example.org",
  name: "Ida Sommer",
  street: "Ahornweg 3",
  postcode: "10405",
  city: "Berlin",
};

/** Adds a product without variations to the cart from its own page. */
export async function addToCart(page: Page, id: string): Promise<void> {
  await visit(page, `/product/${id}`);
  await page
    .locator("main")
    .getByRole("button", { name: /^Add .*to cart$/ })
    .first()
    .click();
  await expect(page.getByText("Added To Cart")).toBeVisible();
}

/** Fills in the checkout as a guest and accepts the terms. */
export async function fillCheckout(page: Page): Promise<void> {
  await visit(page, "/checkout");
  await fillFields(page);
}

/** Fills in the open checkout. */
export async function fillFields(page: Page): Promise<void> {
  await page.getByLabel("E-mail address").fill(shopper.email);
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
}

/** Fills in the only address form on the page. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("First and last name").fill(shopper.name);
  await page.getByLabel("Street and house number").fill(shopper.street);
  await page.getByLabel("Postcode").fill(shopper.postcode);
  await page.getByLabel("Town or city").fill(shopper.city);
}

export const orderButton = (page: Page) => page.getByRole("button", { name: "Order with obligation to pay" });

/** Submits the order and waits for the test payment page; returns the order number. */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click();
  await page.waitForURL(/\/pay\//);
  await isReady(page);
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/** Returns the code of this tab's order, which no URL contains. */
export async function codeOfOrder(page: Page): Promise<string> {
  const link = await page.evaluate(() => sessionStorage.getItem("vitrine:order") ?? "");
  return new URLSearchParams(link).get("code") ?? "";
}
