import { openCheckout, payNow, placeOrder } from "./buying.ts";
import { accessibilityViolations, expect, test } from "./shop-test.ts";

test("an order for collection needs only a billing address, and says where and when to come", async ({ page }) => {
  await openCheckout(page, "33");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Delivery address" })).toBeVisible();
  await main.getByRole("radio", { name: /^Collect in store/ }).check();
  await expect(main.getByRole("heading", { name: "Delivery address" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Billing address" })).toBeVisible();
  await expect(main.getByRole("checkbox", { name: "Use the delivery address for billing" })).toHaveCount(0);
  await placeOrder(page);
  await payNow(page);
  await expect(main.getByText(/^Ready to collect \w{3}/)).toBeVisible();
  const place = main.getByRole("heading", { name: "Where you collect it" }).locator("xpath=..");
  await expect(place).toContainText("Lindenhof 12");
  await expect(place).toContainText("Monday to Friday, 9:00 to 17:00");
  await expect(
    main.getByText(/delivery address|carrier|on its way/i).filter({ hasNotText: "confirmation" }),
  ).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});
