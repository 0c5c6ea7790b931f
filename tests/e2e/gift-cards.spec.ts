import type { Page } from "@playwright/test";
import { cartOf, draftOf, orderButton, payNow, placeOrder, putInCart, store } from "./buying.ts";
import { latestMailTo } from "./outbox.ts";
import { issueGiftCard } from "./owner.ts";
import { newAddress } from "./shop-api.ts";
import { accessibilityViolations, expect, test, visit } from "./shop-test.ts";

async function enter(page: Page, code: string): Promise<void> {
  await page.locator("main").getByLabel("Coupon or gift card").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Opens a cart that holds an olive tree and these gift cards; the checkout is filled in. */
async function openCart(page: Page, giftCards: readonly string[] = [], email?: string): Promise<void> {
  await store(page, {
    local: cartOf(["30"], { giftCards }),
    session: draftOf(email ? { "contact.email": email } : {}),
  });
  await visit(page, "/cart");
}

/** Returns the amount of a visible row of the totals. */
const sum = (page: Page, name: string) =>
  page.locator("dl > div").filter({ visible: true, hasText: name }).first().locator("dd");

const nameOf = (code: string) => `Gift card ••${code.slice(-4)}`;

test("a gift card pays a part, the rest is paid as usual, and the order shows both", async ({ page }) => {
  const code = await issueGiftCard(10);
  await openCart(page);
  const total = await sum(page, "Total").textContent();
  await enter(page, "3CHR-7NXD-94TK-W2PM");
  await expect(page.getByText("We do not recognise this code. Please check it.")).toBeVisible();
  await enter(page, code.toLowerCase().replaceAll("-", " "));
  await expect(page.getByText(/€10\.00 on it, valid until 31 December/)).toBeVisible();
  await expect(sum(page, "Total"), "it is not a discount").toHaveText(total ?? "");
  await expect(sum(page, nameOf(code))).toHaveText("-€10.00");
  const toPay = (await sum(page, "To pay").textContent()) ?? "";
  await enter(page, "fiver");
  await expect(page.getByText("Applied"), "a coupon can be combined with it").toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove coupon FIVER" }).click();
  await visit(page, "/checkout");
  await expect(sum(page, "To pay")).toHaveText(toPay);
  await placeOrder(page);
  await expect(page.getByText(toPay, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForURL(/\/cancel/);
  await visit(page, "/cart");
  await expect(page.getByText("€10.00 on it"), "a cancelled order returns the amount").toBeVisible();
  await visit(page, "/checkout");
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await placeOrder(page);
  await payNow(page);
  await expect(sum(page, nameOf(code))).toHaveText("-€10.00");
  await expect(sum(page, "Paid online")).toHaveText(toPay);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("a gift card that covers the total pays the order immediately and keeps the rest", async ({ page }) => {
  const code = await issueGiftCard(500);
  const email = newAddress();
  await openCart(page, [code], email);
  await expect(sum(page, "To pay")).toHaveText("€0.00");
  const left = (await sum(page, "Left on it afterwards").textContent()) ?? "";
  await visit(page, "/checkout");
  await expect(page.getByText("Nothing left to pay").first()).toBeVisible();
  await orderButton(page).click();
  await page.waitForURL(/\/success/);
  await expect(sum(page, "Left on it afterwards")).toHaveText(left);
  await openCart(page, [code]);
  await expect(page.getByText(`${left} on it`)).toBeVisible();
  expect(await latestMailTo(email, "order-confirmation")).toContain("Gift card ••");
});

test("several gift cards pay one order, each with its amount and remove button", async ({ page }) => {
  const [first, second, third] = [await issueGiftCard(10), await issueGiftCard(15), await issueGiftCard(5)];
  await openCart(page, [first]);
  await expect(sum(page, nameOf(first))).toHaveText("-€10.00");
  await enter(page, second.toLowerCase().replaceAll("-", " "));
  await expect(sum(page, nameOf(second))).toHaveText("-€15.00");
  await enter(page, first);
  await expect(page.getByText(/on it, valid until/), "each card is used once").toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);
  const both = (await sum(page, "To pay").textContent()) ?? "";
  await page.getByRole("button", { name: `Remove gift card ••${first.slice(-4)}` }).click();
  await expect(sum(page, "To pay")).not.toHaveText(both);

  // The other one is looked up while a card is removed, and does not bring it back.
  const removal = Promise.withResolvers<void>();
  await page.route("**/api/coupons", (route) => removal.promise.then(() => route.continue()));
  await enter(page, third);
  await page.getByRole("button", { name: `Remove gift card ••${second.slice(-4)}` }).click();
  await expect(page.getByText("€15.00 on it")).toBeHidden();
  removal.resolve();
  await expect(page.getByText("€5.00 on it")).toBeVisible();
  await expect(page.getByText("€15.00 on it")).toBeHidden();
  await page.unrouteAll();
  for (const card of [second, first]) {
    await enter(page, card);
    await expect(sum(page, nameOf(card))).toBeVisible();
  }

  await page.setViewportSize({ width: 1280, height: 640 });
  const checkout = page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" });
  for (const part of [sum(page, "To pay"), checkout])
    await expect(part, "visible with three cards, even on a low screen").toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: `Remove gift card ••${third.slice(-4)}` }).click();
  await expect(sum(page, "To pay")).toHaveText(both);
  await visit(page, "/checkout");
  await expect(sum(page, "To pay")).toHaveText(both);
  await placeOrder(page);
  await payNow(page);
  await expect(sum(page, nameOf(first))).toHaveText("-€10.00");
  await expect(sum(page, nameOf(second))).toHaveText("-€15.00");
  await expect(sum(page, "Paid online")).toHaveText(both);
});

test("a checkout below the provider's minimum says so and shows the minimum", { tag: "@long" }, async ({ page }) => {
  await page.route("**/api/payments", (route) => route.fulfill({ json: { provider: "stripe", least: 100_000 } }));
  await putInCart(page, "30");
  await visit(page, "/checkout");
  await expect(page.getByText("Payments begin at €1,000.00. Please add something to your cart.")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("a gift card's validity follows the shop's date, not the device's", async ({ page }) => {
  const code = await issueGiftCard(10);
  await page.clock.setFixedTime(new Date("2046-05-05T12:00:00Z"));
  await openCart(page);
  await enter(page, code);
  await expect(page.getByText("€10.00 on it")).toBeVisible();
  await expect(sum(page, nameOf(code))).toHaveText("-€10.00");
  await visit(page, "/checkout");
  await expect(sum(page, "To pay")).toBeVisible();
  await placeOrder(page);
});
