import {
  addToCart,
  draftOf,
  fillFields,
  openCheckout,
  orderButton,
  payNow,
  placed,
  placeOrder,
  putInCart,
} from "./buying.ts";
import { phone } from "./phone.ts";
import { shopper } from "./shop-api.ts";
import { accessibilityViolations, expect, isReady, test, visit } from "./shop-test.ts";

test.describe("on a phone", () => {
  test.use(phone);

  test("a guest buys a lamp, reloading at every step, and the cart is empty afterwards", async ({ page }) => {
    await addToCart(page, "42");
    await visit(page, "/cart");
    await page.reload();
    await expect(page.locator("main").getByRole("link", { name: "Jointed Arm Lamp" }).first()).toBeVisible();
    await isReady(page);
    const arrival = page.locator("main").getByText(/^Arrives \w{3},?\s\d+\s\w{3}/);
    await expect(arrival.first(), "the cart shows the arrival date").toBeVisible();
    const coupon = page.locator("main").getByLabel("Coupon or gift card");
    await coupon.fill("nothing");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("We do not recognise this code. Please check it.")).toBeVisible();
    await coupon.fill("fiver");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Applied")).toBeVisible();
    await expect(
      page.locator("main").getByText(/^-€\d/),
      "the minus sign is placed as usual in the language",
    ).toBeVisible();
    await visit(page, "/checkout");
    await fillFields(page);
    await expect(page.getByText("Applied"), "the coupon stays with the cart").toBeVisible();
    const promised = (await arrival.first().textContent()) ?? "";
    await page.reload();
    await isReady(page);
    await expect(page.getByLabel("Town or city"), "what was typed survives a reload").toHaveValue(shopper.city);
    await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
    const number = await placeOrder(page);
    await expect(page, "the code is in no URL").toHaveURL(/\/pay\/[^?#]+$/);
    await page.reload();
    await payNow(page);
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.locator("main").getByText("Jointed Arm Lamp").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page, "neither number nor code stays in the URL").toHaveURL(/\/success$/);
    await expect(page.getByText(promised), "the order arrives when the checkout said").toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Vitrine Handels GmbH").first(), "the print shows the company").toBeVisible();
    for (const way of ["navigation", "search", "button"] as const)
      await expect(page.getByRole(way), "and no navigation").toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: "A4" })), "an order of one line is one page").toBe(1);
    await page.emulateMedia({ media: "screen" });
    await visit(page, "/cart");
    await expect(page.getByText("Your cart is empty."), "recently viewed products are below").toBeVisible();
  });
});

test("a double click on the order button places one order", async ({ page }) => {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) keys.push(request.postDataJSON().key);
  });
  await openCheckout(page, "43");
  await orderButton(page).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(new Set(keys).size, "all requests have the same idempotency key").toBe(1);
});

test("a double click on replacing an earlier order cancels it once and places one new order", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422/);
  const { number: earlier } = await placed(page, ["47"], draftOf({ "address.name": "Ida Winter" }));
  await visit(page, "/checkout");
  await orderButton(page).click();
  const replace = page.getByRole("button", { name: /^Replace it/ });
  await expect(replace, "the rejected order has been sent by then").toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await replace.dblclick();
  await page.waitForURL((url) => /\/pay\//.test(url.pathname) && !url.pathname.includes(earlier));
  await isReady(page);
  expect(sent).toEqual([`/api/orders/${earlier}/cancel`, "/api/orders"]);
});

test("two tabs of one checkout place one order, and Back after paying leads to the paid order", async ({
  page,
  context,
}) => {
  await openCheckout(page, "44");
  const other = await context.newPage();
  await openCheckout(other, "44");
  const number = await placeOrder(page);
  expect(await placeOrder(other)).toBe(number);
  await payNow(page);
  await other.reload();
  await expect(other.getByText("This order is paid").first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);
  await expect(page.getByText(/there is nothing to order yet/).first()).toBeInViewport();
  await visit(other, "/cart");
  await expect(other.getByText("Your cart is empty.").first()).toBeVisible();
});

test("checkout errors are shown at their fields and summarised, and nothing is lost, not even without a network", async ({
  page,
  guard,
}) => {
  guard.allow(/api\/orders|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openCheckout(page, "59");
  const long = "a".repeat(130);
  const email = page.getByLabel("E-mail address");
  await email.fill("ida at example");
  await page.getByLabel("First and last name").fill(long);
  await page.getByLabel("Company").fill(long);
  await page.getByLabel("Postcode").fill("1");
  await page.getByRole("checkbox", { name: /I accept the terms/ }).uncheck();
  const isSame = page.getByRole("checkbox", { name: "Use the delivery address for billing" });
  await isSame.uncheck();
  await orderButton(page).click();
  const summary = page.getByRole("region", { name: "Please check these fields" });
  await expect(summary.getByRole("link"), "each names its field, even if two errors are the same").toHaveText([
    "Enter an e-mail address in the form name@example.com.",
    "First and last name: This is too long. Please shorten it.",
    "Company: This is too long. Please shorten it.",
    "This is not a valid postcode for the chosen country.",
    "Billing address: Enter the first and last name.",
    "Billing address: Enter the street and house number.",
    "Billing address: Enter the postcode.",
    "Billing address: Enter the town or city.",
    "Please accept the terms.",
  ]);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const postcode = page.getByLabel("Postcode").first();
  await expect(postcode).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Town or city").first()).toHaveValue(shopper.city);
  expect(await accessibilityViolations(page)).toEqual([]);

  await isSame.check();
  await email.fill(shopper.email);
  await page.getByLabel("First and last name").fill(shopper.name);
  await page.getByLabel("Company").fill("");
  await postcode.fill(shopper.postcode);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await page.route("**/api/orders", (route) => route.abort());
  await orderButton(page).click();
  await expect(page.getByText("The shop could not be reached").first()).toBeVisible();
  await expect(page.getByLabel("Town or city")).toHaveValue(shopper.city);
  await page.unroute("**/api/orders");
  await placeOrder(page);
});

test("an e-mail address with a slip is told, and the one that was meant is taken with a press", async ({ page }) => {
  await putInCart(page, "42");
  await visit(page, "/checkout");
  const email = page.getByLabel("E-mail address");
  await email.fill("ida@gmial.con");
  await page.getByLabel("First and last name").focus();
  const suggestion = page.getByRole("button", { name: "Did you mean ida@gmail.com?" });
  await expect(suggestion).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await suggestion.click();
  await expect(email).toHaveValue("ida@gmail.com");
  await expect(email, "the button is gone").toBeFocused();
  await expect(suggestion).toHaveCount(0);
});

/** The number of pages of a PDF as Chromium writes it. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
