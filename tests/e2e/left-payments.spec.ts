import { cartOf, openCheckout, orderButton, payNow, placed, placeOrder, postFrom, store } from "./buying.ts";
import { pay } from "./shop-api.ts";
import { expect, test, visit } from "./shop-test.ts";

test("a shopper who cancels the payment is charged nothing and keeps the cart, and a declined one can be retried", async ({
  page,
}) => {
  await openCheckout(page, "83");
  const number = await placeOrder(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL(/\/contact/);
  await page.evaluate(() => sessionStorage.removeItem("vitrine:order"));
  await page.goBack();
  await expect(page.getByRole("button", { name: "Pay", exact: true }), "Back restores the order").toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForURL(/\/cancel/);
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expect(page, "neither number nor code stays in the URL").toHaveURL(/\/cancel\?reason=cancelled$/);
  await page.reload();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await visit(page, "/cart");
  await expect(page.locator("main").getByRole("link", { name: "Dipped Stoneware Mugs" }).first()).toBeVisible();

  await visit(page, "/checkout");
  await placeOrder(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await page.waitForURL(/\/cancel/);
  await expect(page.getByRole("heading", { name: "The payment was declined" })).toBeVisible();
  await visit(page, "/checkout");
  await placeOrder(page);
  await payNow(page);
});

test("a cancelled order stays cancelled on the page, even if an older response arrives late", async ({ page }) => {
  const { number } = await placed(page, ["30"]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visit(page, "/success");
  const cancel = page.getByRole("button", { name: "Cancel this order" });
  await expect(cancel).toBeVisible();
  const isHeld = new Promise<void>((resolve) => {
    void page.route(`**/api/orders/${number}?*`, async (route) => {
      const response = await route.fetch();
      resolve();
      await held;
      await route.fulfill({ response });
    });
  });
  await isHeld;
  await cancel.click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  const cancelled = page.getByRole("heading", { name: "The payment was cancelled" });
  await expect(cancelled).toBeVisible();
  const late = page.waitForResponse((response) => response.url().includes(`/api/orders/${number}?`));
  release();
  await (await late).finished();
  await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
  expect(await cancelled.isVisible(), "even before the next request").toBe(true);
});

test("Back from an external payment page restores the order button", { tag: "@long" }, async ({ page }) => {
  const order = { number: "V-20260101-AAAAA", code: "x", payUrl: "https://pay.example/session" };
  let sent = 0;
  await page.route("**/api/orders", (route) => {
    sent += 1;
    return route.fulfill({ json: { order } });
  });
  await page.route("**/api/orders/*", (route) => route.fulfill({ json: { order: { ...order, state: "cancelled" } } }));
  // A response with status 204 keeps the page, as the back/forward cache does while the shopper is away.
  await page.route("https://pay.example/**", (route) => route.fulfill({ status: 204 }));
  await openCheckout(page, "20");
  await orderButton(page).click();
  await expect(page.getByText("Sending your order…")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByText("You pay on the next page.")).toBeVisible();
  await orderButton(page).click();
  await expect.poll(() => sent, "it orders again").toBe(2);
});

test("an order paid on another device leaves the cart at the next visit", async ({ page }) => {
  const link = await placed(page, ["13"]);
  const { number } = link;
  await store(page, { local: cartOf(["13", "13", "61"]) });
  await pay(postFrom(page), link);
  await visit(page, "/shop-grid-standard");
  const notice = page.getByRole("status").filter({ hasText: `Order ${number} is paid: what you ordered has left` });
  await expect(notice).toBeVisible();
  await visit(page, "/cart");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ }), "added since").toContainText("2");
  await expect(page.locator("main").getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(notice, "the notice is shown once").toHaveCount(0);
  await visit(page, "/shop-grid-standard");
  await expect(page.locator("html[data-prefetched]")).toBeAttached();
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toContainText("2");
});
