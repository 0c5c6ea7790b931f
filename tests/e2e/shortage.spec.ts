import { addToCart, fillCheckout, orderButton, placeOrder } from "./buying.ts";
import { accessibilityViolations, expect, test, visit } from "./shop-test.ts";

test("an order for more than is in stock names the line and its stock, and can be corrected", async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  guard.allow(/status (of )?409/);
  await visit(page, "/cart?items=24x7");
  const main = page.locator("main");
  await main.getByRole("button", { name: "Add all to my cart" }).click();
  const wanted = Number(
    await main
      .getByRole("group", { name: /^Quantity of/ })
      .getByRole("status")
      .textContent(),
  );
  await fillCheckout(page);

  const other = await (await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" })).newPage();
  await addToCart(other, "24");
  await fillCheckout(other);
  await placeOrder(other);
  await other.context().close();

  await orderButton(page).click();
  const notice = main.getByRole("alert").filter({ hasText: "Oak Spindle Daybed" });
  await expect(notice).toBeFocused();
  await expect(notice.getByText(`${wanted - 1} left, ${wanted} in your cart`)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await notice.getByRole("button", { name: `Change to ${wanted - 1}` }).click();
  await expect(page.locator(":focus")).toContainText("Your cart has been updated. Please check the total, then order.");
  await expect(
    main
      .getByText(`${wanted - 1} × €`)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await main.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(":focus"), "what is available can be ordered now").toContainText(
    "Order with obligation to pay",
  );
});
