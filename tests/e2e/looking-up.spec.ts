import { addToCart, codeOfOrder, fillCheckout, placeOrder } from "./buying.ts";
import { accessibilityViolations, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

test("a guest finds an order by number and code, however they are typed", async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await addToCart(page, "30");
  await fillCheckout(page);
  const number = await placeOrder(page);
  const code = await codeOfOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(page.getByRole("link", { name: "See the status of this order" })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await visit(page, "/order");
  const main = page.locator("main");
  await main.getByLabel("Order number").fill(number);
  await main.getByLabel("Code").fill("AAAA-BBBB-CCCC");
  await main.getByRole("button", { name: "Show order" }).click();
  await expect(main.getByRole("alert")).toBeVisible();
  await main.getByLabel("Order number").fill(` ${number.toLowerCase()} `);
  await main.getByLabel("Code").fill(code.toLowerCase().replaceAll("-", " "));
  await main.getByRole("button", { name: "Show order" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Order");
  await expect(main.getByText("Potted Olive Tree").first()).toBeVisible();
  await expect(page, "neither is in the URL").toHaveURL(/\/order$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await isReady(page);
  await expect(main.getByText("Potted Olive Tree").first(), "a reload finds it again").toBeVisible();
  await main.getByRole("button", { name: "Find another order" }).click();
  await expect(main.getByLabel("Code")).toHaveValue("");
});

test("an order that failed to load can be requested again", { tag: "@long" }, async ({ page, guard }) => {
  guard.allow(brokenNetwork);
  await page.route("**/api/orders/*", (route) => route.abort());
  await visit(page, "/order?order=V-7KQ4-M2XD&code=K7QT-2MXD-9BHW");
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("Your order is safe");
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice, "the server has responded by now").toContainText("no order with this number and code");
});

test("a payment link without the order's code leads to where an order is found", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/pay/V-7KQ4-M2XD");
  await expect(page.getByText("This link is incomplete")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Find an order" }).click();
  await expect(page.getByLabel("Order number")).toBeVisible();
});
