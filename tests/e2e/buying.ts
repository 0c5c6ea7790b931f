import { expect, type Page } from "@playwright/test";
import { isReady, visit } from "./shop-test.ts";

export const shopper = {
  email: "ida@example.org",
  name: "Ida Sommer",
  street: "Ahornweg 3",
  postcode: "10405",
  city: "Berlin",
};

/** Puts a product without variations into the cart from its own screen. */
export async function addToCart(page: Page, id: string): Promise<void> {
  await visit(page, `/product/${id}`);
  await page
    .locator("main")
    .getByRole("button", { name: /^Add .*to cart$/ })
    .first()
    .click();
  await expect(page.getByText("Added To Cart")).toBeVisible();
}

/** Fills the checkout as a guest and accepts the terms. */
export async function fillCheckout(page: Page): Promise<void> {
  await visit(page, "/checkout");
  await fillFields(page);
}

/** Fills the checkout that is open. */
export async function fillFields(page: Page): Promise<void> {
  await page.getByLabel("E-mail address").fill(shopper.email);
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
}

/** Fills the one address that is on the screen. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("First and last name").fill(shopper.name);
  await page.getByLabel("Street and house number").fill(shopper.street);
  await page.getByLabel("Postcode").fill(shopper.postcode);
  await page.getByLabel("Town or city").fill(shopper.city);
}

export const orderButton = (page: Page) => page.getByRole("button", { name: "Order with obligation to pay" });

/** Sends the order and waits for the page of the test payment; returns the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click();
  await page.waitForURL(/\/pay\//);
  await isReady(page);
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/** The code of the order that this tab looks at: it stands in no address. */
export async function codeOfOrder(page: Page): Promise<string> {
  const link = await page.evaluate(() => sessionStorage.getItem("vitrine:order") ?? "");
  return new URLSearchParams(link).get("code") ?? "";
}
