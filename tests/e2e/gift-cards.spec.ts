import type { Page } from "@playwright/test";
import { addToCart, fillCheckout, orderButton, placeOrder } from "./buying.ts";
import { latestMailTo } from "./outbox.ts";
import { issueGiftCard } from "./owner.ts";
import { accessibilityViolations, expect, test, visit } from "./shop-test.ts";

async function enter(page: Page, code: string): Promise<void> {
  await page.locator("main").getByLabel("Coupon or gift card").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Returns the amount of a visible row of the totals. */
const sum = (page: Page, name: string) =>
  page.locator("dl > div").filter({ visible: true, hasText: name }).first().locator("dd");

test("a gift card pays a part, the rest is paid as usual, and the order shows both", async ({ page }) => {
  const code = issueGiftCard(10);
  const name = `Gift card ••${code.slice(-4)}`;
  await addToCart(page, "30");
  await visit(page, "/cart");
  const total = await sum(page, "Total").textContent();
  await enter(page, "3CHR-7NXD-94TK-W2PM");
  await expect(page.getByText("We do not recognise this code. Please check it.")).toBeVisible();
  await enter(page, code.toLowerCase().replaceAll("-", " "));
  await expect(page.getByText(/€10\.00 on it, valid until 31 December/)).toBeVisible();
  await expect(sum(page, "Total"), "it is not a discount").toHaveText(total ?? "");
  await expect(sum(page, name)).toHaveText("-€10.00");
  const toPay = (await sum(page, "To pay").textContent()) ?? "";
  await enter(page, "fiver");
  await expect(page.getByText("Applied"), "a coupon can be combined with it").toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove coupon FIVER" }).click();
  await fillCheckout(page);
  await expect(sum(page, "To pay")).toHaveText(toPay);
  await placeOrder(page);
  await expect(page.getByText(toPay)).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForURL(/\/cancel/);
  await visit(page, "/cart");
  await expect(page.getByText("€10.00 on it"), "a cancelled order returns the amount").toBeVisible();
  await visit(page, "/checkout");
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(sum(page, name)).toHaveText("-€10.00");
  await expect(sum(page, "Paid online")).toHaveText(toPay);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("the amount to pay stays visible with several gift cards, even on a low screen", async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, "narrow screens have a bar for it");
  await page.setViewportSize({ width: 1280, height: 640 });
  await addToCart(page, "30");
  await visit(page, "/cart");
  for (const value of [5, 6, 7]) {
    await enter(page, issueGiftCard(value));
    await expect(page.getByText(`€${value}.00 on it`)).toBeVisible();
  }
  for (const part of [
    sum(page, "To pay"),
    page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("a gift card that covers the total pays the order immediately and keeps the rest", async ({ page }) => {
  const code = issueGiftCard(500);
  await addToCart(page, "30");
  await visit(page, "/cart");
  await enter(page, code);
  await expect(sum(page, "To pay")).toHaveText("€0.00");
  const left = (await sum(page, "Left on it afterwards").textContent()) ?? "";
  await fillCheckout(page);
  const email = `gift-${code.toLowerCase()}@example.org`;
  await page.getByLabel("E-mail address").fill(email);
  await expect(page.getByText("Nothing left to pay").first()).toBeVisible();
  await orderButton(page).click();
  await page.waitForURL(/\/success/);
  await expect(sum(page, "Left on it afterwards")).toHaveText(left);
  expect(await latestMailTo(email, "order-confirmation")).toContain("Gift card ••");
  await addToCart(page, "61");
  await visit(page, "/cart");
  await enter(page, code);
  await expect(page.getByText(`${left} on it`)).toBeVisible();
});

test("several gift cards pay one order, each with its amount and remove button", async ({ page }) => {
  const [first, second] = [issueGiftCard(10), issueGiftCard(15)];
  const name = (code: string) => `Gift card ••${code.slice(-4)}`;
  await addToCart(page, "30");
  await visit(page, "/cart");
  await enter(page, first);
  await expect(sum(page, name(first))).toHaveText("-€10.00");
  await enter(page, second.toLowerCase().replaceAll("-", " "));
  await expect(sum(page, name(second))).toHaveText("-€15.00");
  await enter(page, first);
  await expect(page.getByText(/on it, valid until/), "each card is used once").toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);
  const both = (await sum(page, "To pay").textContent()) ?? "";
  await page.getByRole("button", { name: `Remove gift card ••${first.slice(-4)}` }).click();
  await expect(sum(page, "To pay")).not.toHaveText(both);
  await enter(page, first);
  await expect(sum(page, "To pay")).toHaveText(both);
  await fillCheckout(page);
  await expect(sum(page, "To pay")).toHaveText(both);
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(sum(page, name(first))).toHaveText("-€10.00");
  await expect(sum(page, name(second))).toHaveText("-€15.00");
  await expect(sum(page, "Paid online")).toHaveText(both);
});

test("a gift card that is removed while another one is looked up stays removed", async ({ page }) => {
  const [first, second] = [issueGiftCard(10), issueGiftCard(5)];
  await addToCart(page, "30");
  await visit(page, "/cart");
  await enter(page, first);
  await expect(page.getByText("€10.00 on it")).toBeVisible();
  const removal = Promise.withResolvers<void>();
  await page.route("**/api/coupons", (route) => removal.promise.then(() => route.continue()));
  await enter(page, second);
  await page.getByRole("button", { name: `Remove gift card ••${first.slice(-4)}` }).click();
  await expect(page.getByText("€10.00 on it")).toBeHidden();
  removal.resolve();
  await expect(page.getByText("€5.00 on it")).toBeVisible();
  await expect(page.getByText("€10.00 on it")).toBeHidden();
});

test("a checkout below the provider's minimum says so and shows the minimum", async ({ page }) => {
  await page.route("**/api/payments", (route) => route.fulfill({ json: { provider: "stripe", least: 100_000 } }));
  await addToCart(page, "30");
  await visit(page, "/checkout");
  await expect(page.getByText("Payments begin at €1,000.00. Please add something to your cart.")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("a gift card's validity follows the shop's date, not the device's", async ({ page }) => {
  const code = issueGiftCard(10);
  await page.clock.setFixedTime(new Date("2046-05-05T12:00:00Z"));
  await addToCart(page, "30");
  await visit(page, "/cart");
  await enter(page, code);
  await expect(page.getByText("€10.00 on it")).toBeVisible();
  await expect(sum(page, `Gift card ••${code.slice(-4)}`)).toHaveText("-€10.00");
  await fillCheckout(page);
  await expect(sum(page, "To pay")).toBeVisible();
  await placeOrder(page);
});
