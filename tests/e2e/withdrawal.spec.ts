import { bought, postFrom } from "./buying.ts";
import { order, pay, shopper } from "./shop-api.ts";
import { expect, test, visit } from "./shop-test.ts";

test("a withdrawal is sent once, and Back returns from its confirmation to the filled form, from its receipt to a new one", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/withdraw") && request.method() === "POST" && sent.push(""));
  await visit(page, "/order");
  await page.locator("footer").getByRole("link", { name: "Withdraw from contract here" }).click();
  await page.getByLabel("Your name").fill(shopper.name);
  await page.getByLabel("Order number").fill("V-7KQ4-M2XD");
  await page.getByLabel("E-mail address").first().fill(shopper.email);
  await page.getByText("Only part of the order?").click();
  await page.getByLabel("Code").fill("AAAA-BBBB");
  const next = page.getByRole("button", { name: "Continue" });
  await next.dblclick();
  await expect(page.getByRole("button", { name: "Confirm withdrawal" }), "it was not hit as well").toBeVisible();
  await page.goBack();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveValue(shopper.name);
  await expect(page.getByLabel("Order number")).toHaveValue("V-7KQ4-M2XD");
  await expect(page.getByLabel("E-mail address").first()).toHaveValue(shopper.email);
  await expect(page.getByLabel("Code")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("AAAA-BBBB");
  await page.getByLabel("Your name").fill("Ada King");
  await page.goForward();
  await expect(next, "what was changed is confirmed anew").toBeVisible();
  await next.click();
  await expect(page.getByRole("heading", { name: "Check and confirm" })).toBeFocused();
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada King");
  await next.click();
  expect(sent).toHaveLength(0);
  await page.getByRole("button", { name: "Confirm withdrawal" }).dblclick();
  const receipt = page.getByRole("heading", { name: "We have received your withdrawal" });
  await expect(receipt).toBeFocused();
  expect(sent).toHaveLength(1);
  await expect(page.getByText("If you have received the goods, please send them back within 14 days.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada King");
  await page.goForward();
  await expect(receipt).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/order$/);
});

test("the items to withdraw are shown with the order's code, which can be corrected", { tag: "@long" }, async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  const link = await order(postFrom(page), { items: ["30"] });
  await pay(postFrom(page), link);
  const { number, code } = link;
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

test("after a partial withdrawal, the rest can be withdrawn later without retyping anything", async ({ page }) => {
  const { number } = await bought(page, ["13", "30"]);
  await visit(page, "/success");
  await page.getByRole("link", { name: "See the status of this order" }).click();
  await page.locator("main").getByRole("link", { name: "Withdraw from contract here" }).click();
  await page.getByRole("radio", { name: "Only some of it" }).check();
  const first = page.locator("#withdraw-lines li").first();
  await first.getByRole("button", { name: /more|increase/i }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const chosen = await page.getByRole("definition").last().textContent();
  expect(chosen).toMatch(/^1 × /);
  const link = await page.evaluate(() => sessionStorage.getItem("vitrine:order") ?? "");
  await page.evaluate(() => sessionStorage.removeItem("vitrine:order"));
  await page.reload();
  await expect(page.getByRole("definition").last(), "it is still a partial withdrawal").toHaveText(chosen ?? "");
  await page.evaluate((kept) => sessionStorage.setItem("vitrine:order", kept), link);
  await page.reload();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("definition").last()).toHaveText(chosen ?? "");
  await visit(page, "/order");
  await visit(page, `/withdraw?order=${number}`);
  await expect(page.getByLabel("Order number"), "the link starts a new one").toHaveValue(number);
  await expect(page.getByLabel("E-mail address").first()).toHaveValue(shopper.email);
  await expect(first).toContainText("1 already withdrawn");
  await expect(page.getByRole("radio", { name: "All that is left" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("definition").last()).not.toContainText(chosen ?? "");
  await expect(page.getByRole("definition").last()).toContainText("1 × ");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeFocused();
  await page.getByRole("button", { name: "Another withdrawal" }).click();
  await expect(page.getByText("You have already withdrawn from everything in this order")).toBeVisible();
  await visit(page, "/order");
  const main = page.locator("main");
  await expect(main.getByText("You have already withdrawn from everything in this order")).toBeVisible();
  await expect(main.getByRole("link", { name: "Withdraw from contract here" })).toHaveCount(0);
  await expect(main.getByText(/^Arrives /), "nothing is on its way any more").toHaveCount(0);
});
