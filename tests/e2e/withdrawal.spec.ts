import { addToCart, codeOfOrder, fillCheckout, placeOrder, shopper } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";

test("a double click on Continue shows the withdrawal and does not send it", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/withdraw") && request.method() === "POST" && sent.push(""));
  await visit(page, "/withdraw");
  await page.getByLabel("Your name").fill(shopper.name);
  await page.getByLabel("Order number").fill("V-7KQ4-M2XD");
  await page.getByLabel("E-mail address").first().fill(shopper.email);
  await page.getByRole("button", { name: "Continue" }).dblclick();
  await expect(page.getByRole("heading", { name: "Check and confirm" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm withdrawal" }).dblclick();
  await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeFocused();
  expect(sent).toHaveLength(1);
});

test("the items to withdraw from are shown with the order's code, which can be tried again", async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  await addToCart(page, "30");
  await fillCheckout(page);
  const number = await placeOrder(page);
  const code = await codeOfOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(page.getByRole("link", { name: "See the status of this order" })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, "/withdraw");
  await page.getByText("Only part of the order?").click();
  await page.getByRole("button", { name: "Show the items" }).click();
  await expect(page.getByText("Enter the order number.")).toBeVisible();
  await page.getByLabel("Order number").fill(number);
  await expect(page.getByText("Enter the code.")).toBeVisible();
  const field = page.getByLabel("Code");
  await field.fill("AAAA-BBBB-CCCC");
  await field.press("Enter");
  await expect(page.getByText("We found no order with this number and code.")).toBeVisible();
  await field.fill(code);
  await field.press("Enter");
  await page.getByRole("radio", { name: "Only some of it" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please check this field")).toBeVisible();
});

test("who withdrew from some of an order withdraws from the rest later, without typing anything again", async ({
  page,
}) => {
  await addToCart(page, "13");
  await addToCart(page, "30");
  await fillCheckout(page);
  const number = await placeOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await page.getByRole("link", { name: "See the status of this order" }).click();
  await page.locator("main").getByRole("link", { name: "Withdraw from contract here" }).click();
  await page.getByRole("radio", { name: "Only some of it" }).check();
  const first = page.locator("#withdraw-lines li").first();
  await first.getByRole("button", { name: /more|increase/i }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const told = await page.getByRole("definition").last().textContent();
  expect(told).toMatch(/^1 × /);
  const link = await page.evaluate(() => sessionStorage.getItem("vitrine:order") ?? "");
  await page.evaluate(() => sessionStorage.removeItem("vitrine:order"));
  await page.reload();
  await expect(page.getByRole("definition").last(), "a part stays a part").toHaveText(told ?? "");
  await page.evaluate((kept) => sessionStorage.setItem("vitrine:order", kept), link);
  await page.reload();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("definition").last()).toHaveText(told ?? "");
  await visit(page, `/withdraw?order=${number}`);
  await expect(page.getByLabel("Order number"), "the link begins another one").toHaveValue(number);
  await expect(page.getByLabel("E-mail address").first()).toHaveValue(shopper.email);
  await expect(first).toContainText("1 already withdrawn");
  await expect(page.getByRole("radio", { name: "All that is left" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("definition").last()).not.toContainText(told ?? "");
  await expect(page.getByRole("definition").last()).toContainText("1 × ");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeFocused();
  await page.getByRole("button", { name: "Another withdrawal" }).click();
  await expect(page.getByText("You have already withdrawn from everything in this order")).toBeVisible();
});
