import { placed, placeOrder } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";

test("the last piece stays in the cart of the shopper whose order reserves it", async ({ page }) => {
  await placed(page, ["3"]);
  await expect.poll(async () => (await (await page.request.get("/api/stock?items=3")).json()).left["3"]).toBe(0);
  const asked = page.waitForResponse(/\/api\/stock/);
  await visit(page, "/cart");
  await asked;
  await expect(page.locator("main").getByRole("link", { name: "Olive Bomber Jacket" }).first()).toBeVisible();
  await expect(page.getByText("Saved for later")).toBeHidden();
  await visit(page, "/checkout");
  await placeOrder(page);
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await page.waitForURL(/\/cancel/);
  await expect.poll(async () => (await (await page.request.get("/api/stock?items=3")).json()).left["3"]).toBe(1);
});
