import { expect, type Page } from "@playwright/test";
import { CSRF_HEADER } from "../../app/platform/requests/csrf.ts";
import { address, linesOf, type OrderLink, order, type Post, pay, shopper } from "./shop-api.ts";
import { isReady, visit } from "./shop-test.ts";

export { shopper };

/** Posts to the shop with the page's cookies, as its scripts would. */
export function postFrom({ request }: Pick<Page, "request">): Post {
  return async (path, data) => {
    const { token } = await (await request.get("/api/csrf")).json();
    const answer = await request.post(path, { data, headers: { [CSRF_HEADER]: token } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** What a browser stores of the shop: in all tabs, and in this one. */
type Stored = { local?: Record<string, unknown>; session?: Record<string, unknown> };

/** Replaces what the browser has stored, and leaves it on a page without scripts: `visit` comes next. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate(({ local = {}, session = {} }) => {
    const write = (storage: Storage, values: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(values))
        storage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    };
    write(localStorage, local);
    write(sessionStorage, session);
  }, stored);
}

type CartMore = { giftCards?: readonly string[]; coupon?: string };

/** A stored cart with a piece of each item ("12", "1:black:xl") for each time it is named. */
export function cartOf(items: readonly string[], more: CartMore = {}) {
  const cartItems = linesOf(items).map(({ id, color, size, quantity }, i) => ({
    _id: id,
    cartItemId: `line-${i}`,
    quantity,
    ...(color && { selectedProductColor: color }),
    ...(size && { selectedProductSize: size }),
  }));
  return { "persist:vitrine": { version: 1.1, state: { cart: { cartItems, savedForLater: [], ...more } } } };
}

/** The draft of a checkout that is filled in, terms included. */
export function draftOf(texts: Record<string, string> = {}) {
  const fields = Object.entries(address).map(([part, text]) => [`address.${part}`, text]);
  const draft = { "contact.email": shopper.email, ...Object.fromEntries(fields), acceptsTerms: "yes", ...texts };
  return { "vitrine:drafts": { checkout: draft } };
}

/** Puts a piece of each product into the browser's cart: `visit` comes next. */
export async function putInCart(page: Page, ...items: readonly string[]): Promise<void> {
  await store(page, { local: cartOf(items) });
}

/** Opens the checkout, filled in, with a piece of each product. */
export async function openCheckout(page: Page, ...items: readonly string[]): Promise<void> {
  await store(page, { local: cartOf(items), session: draftOf() });
  await visit(page, "/checkout");
}

/** Places an order for a piece of each product; the tab and its cart know it, as after the checkout. */
export async function placed(page: Page, items: readonly string[], draft = draftOf()): Promise<OrderLink> {
  const { key, ...link } = await order(postFrom(page), { items });
  const attempt = { key, mintedAt: Date.now(), order: link };
  const local = { ...cartOf(items), "vitrine:order-attempt": attempt };
  await store(page, { local, session: { ...draft, ...linkTo(link) } });
  return link;
}

/** Places and pays an order for a piece of each product; the tab knows it, as after the payment. */
export async function bought(page: Page, items: readonly string[], email?: string): Promise<OrderLink> {
  const { key: _, ...link } = await order(postFrom(page), { items, ...(email && { email }) });
  await pay(postFrom(page), link);
  await store(page, { session: linkTo(link) });
  return link;
}

/** How a tab stores which order it knows. */
function linkTo({ number, code }: OrderLink) {
  return { "vitrine:order": new URLSearchParams({ order: number, code }).toString() };
}

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
  const postcode = page.locator('main [name$="postcode"]');
  if ((await postcode.count()) > 0) await postcode.fill(shopper.postcode);
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

/** Pays on the open test payment page. */
export async function payNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
}

/** Returns the code of this tab's order, which no URL contains. */
export async function codeOfOrder(page: Page): Promise<string> {
  const link = await page.evaluate(() => sessionStorage.getItem("vitrine:order") ?? "");
  return new URLSearchParams(link).get("code") ?? "";
}
