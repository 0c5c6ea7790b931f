import { openCheckout, orderButton, postFrom } from "./buying.ts";
import { order } from "./shop-api.ts";
import { accessibilityViolations, expect, test } from "./shop-test.ts";

test("an order for more than is in stock names the line and its stock, and can be corrected", async ({
  page,
  request,
  guard,
}) => {
  guard.allow(/status of 409/);
  const main = page.locator("main");
  const { left } = await (await request.get("/api/stock?items=24")).json();
  const wanted = left["24"];
  await openCheckout(page, ...Array.from({ length: wanted }, () => "24"));
  await order(postFrom({ request }), { items: ["24"] });
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
