import { bought, placed, postFrom } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { signUp } from "./opening-account.ts";
import { latestMailTo } from "./outbox.ts";
import { giveBack } from "./owner.ts";
import { order, pay, shopper } from "./shop-api.ts";
import { accessibilityViolations, expect, isReady, test, visit } from "./shop-test.ts";

test("a paid order links to its invoice for printing, and after a refund to the credit note, too", async ({ page }) => {
  const { number } = await bought(page, ["61"]);
  await visit(page, "/success");
  await page.getByRole("link", { name: /^Invoice INV-\d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Invoice INV-\d+$/ })).toBeVisible();
  const sheet = page.getByRole("main");
  for (const text of [shopper.name, number, "Rose Day Cream", "Vitrine Handels GmbH", "DE000000000", "Paid in full"])
    await expect(sheet).toContainText(text);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, "there is no horizontal overflow").toBeLessThanOrEqual(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(page.locator("[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Unit price, net" })).toBeVisible();
  const end = sheet.locator("> div", { has: page.getByText("Paid in full") }).last();
  await expect(end, "totals, tax and sender stand on the same page").toHaveCSS("break-inside", "avoid");
  for (const text of ["Total", "VAT of Germany", "DE000000000"]) await expect(end).toContainText(text);
  await page.emulateMedia({ media: "screen" });

  await giveBack(number, 500);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await isReady(page);
  await page.getByRole("link", { name: /^Credit note CN-\d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Credit note/ })).toBeVisible();
  await expect(sheet).toContainText(/Corrects invoiceINV-\d+/);
  await expect(sheet).toContainText(/Total credited€5\.00/);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(linkIn(await latestMailTo(shopper.email, "order-refunded-part", number), "invoice"));
  await expect(page.getByRole("heading", { level: 1, name: /^Credit note/ })).toBeVisible();
});

test("paying again after a lost response charges once and creates one invoice", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  const { number } = await placed(page, ["61"]);
  await visit(page, `/pay/${number}`);
  await page.route("**/api/payments/test", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const pay = page.getByRole("button", { name: "Pay", exact: true });
  await pay.click();
  await expect(page.getByText("The shop did not answer. Please try again: you pay only once.")).toBeVisible();
  await page.unroute("**/api/payments/test");
  await pay.dblclick();
  await page.waitForURL(/\/success/);
  await expect(page.getByRole("link", { name: /^Invoice INV-\d+$/ })).toHaveCount(1);
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("link", { name: /^Invoice INV-\d+$/ })).toHaveCount(1);
});

test("an account's order links to its invoice, too", async ({ page }) => {
  await signUp(page);
  const link = await order(postFrom(page), { items: ["61"] });
  await pay(postFrom(page), link);
  const { number } = link;
  await visit(page, `/my-account/orders?order=${number}`);
  const lines = page.getByRole("heading", { name: "What you ordered" });
  await expect(lines).toBeVisible();
  await page.getByRole("button", { name: "Add all to cart" }).click();
  const notification = page.locator("[data-kind]", { hasText: "Added To Cart" });
  await expect(notification).toBeVisible();
  await notification.hover();
  await page.emulateMedia({ media: "print" });
  await expect(notification, "it would be on every sheet").toBeHidden();
  expect((await lines.boundingBox())?.width, "in print the order has the full width").toBeGreaterThan(300);
  await page.emulateMedia({ media: "screen" });
  await expect(notification).toBeVisible();
  await page.getByRole("link", { name: /^Invoice INV-\d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Invoice INV-\d+$/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(number);
});
