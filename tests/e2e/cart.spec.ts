import { putInCart } from "./buying.ts";
import { accessibilityViolations, expect, shiftsOf, test, visit, watchShifts } from "./shop-test.ts";

test("country and delivery method chosen in the cart apply to the checkout", async ({ page }) => {
  await watchShifts(page);
  await putInCart(page, "61");
  await visit(page, "/cart");
  const main = page.locator("main");
  const total = main.locator("dl").getByText(/^€/).nth(2);
  await expect(main.getByText(/We deliver to \d+ countries/)).toBeVisible();
  const before = await total.textContent();
  await main.getByLabel("Deliver to").selectOption("FR");
  await expect(total, "another country costs more").not.toHaveText(before ?? "");
  const abroad = await total.textContent();
  await main.getByRole("radio", { name: /Express/ }).check();
  await expect(total, "a faster method costs more, too").not.toHaveText(abroad ?? "");
  const express = (await total.textContent()) ?? "";
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, "/checkout");
  await expect(page.getByLabel("Country")).toHaveValue("FR");
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked();
  await expect(
    page.getByText(express, { exact: true }).filter({ visible: true }).first(),
    "both pages show the same total",
  ).toBeVisible();
  await expect(page.getByText("Test mode: no money is taken. We deliver to")).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByLabel("Country").selectOption("AT");
  await visit(page, "/cart");
  await expect(main.getByLabel("Deliver to")).toHaveValue("AT");
});

test("the cart drawer speaks of delivery to be added only until delivery is free", async ({ page }) => {
  await putInCart(page, "30");
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: /^Cart/ }).click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByText("VAT included. Delivery is added at checkout.")).toBeVisible();
  await drawer.getByRole("button", { name: /^Increase/ }).click();
  await expect(drawer.getByText("Free delivery", { exact: true })).toBeVisible();
  await expect(drawer.getByText("VAT included.", { exact: true })).toBeVisible();
});

test("a reduced line shows its former price, and every line of the summary is readable", async ({ page }) => {
  await putInCart(page, "1:black:m");
  await visit(page, "/cart");
  const line = page.locator("main li").filter({ hasText: "Wool Pea Coat" });
  await expect(line.locator("s")).toHaveText("€189.00");
  await line.getByRole("button", { name: /^Increase/ }).click();
  await expect(line.locator("s")).toHaveText("€378.00");
  const terms = page.getByRole("region", { name: "Summary" }).getByText(/We deliver to \d+ countries/);
  for (const width of [1440, 412]) {
    await page.setViewportSize({ width, height: 900 });
    const isOnTop = await terms.evaluate((words) => {
      words.scrollIntoView({ block: "center" });
      const { left, top } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + 4, top + 4));
    });
    expect(isOnTop, `nothing covers its first line, ${width} px wide`).toBe(true);
  }
});

test("a shared cart is added to one's own up to the stock, and lines can be saved for later", async ({ page }) => {
  await putInCart(page, "30");
  const main = page.locator("main");
  const offered = main.getByRole("region", { name: "Somebody shared a cart with you" }).getByRole("listitem");
  await visit(page, "/cart?items=31x9,1:brown:x");
  await expect(offered.first(), "no more than is in stock").toHaveText(
    /^5 × Echeveria Bowl€[\d.]+No more than 5 available$/,
  );
  await expect(offered.last()).toHaveText(/^1 × Wool Pea CoatBrown, size X€170\.10$/);
  await visit(page, "/cart?items=31x4,30x2");
  await expect(main.getByText("Your own cart stays as it is.")).toBeVisible();
  await expect(offered).toHaveText([/^4 × Echeveria Bowl€[\d.]+$/, /^2 × Potted Olive Tree€/]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await main.getByRole("button", { name: "Add all to my cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main.getByText("Somebody shared a cart with you")).toHaveCount(0);
  const piecesOf = (name: string) => main.getByText(`Quantity of ${name}`);
  await expect(piecesOf("Potted Olive Tree"), "quantities are added up").toHaveText(/, 3$/);

  const more = main.getByRole("button", { name: "Increase quantity of Echeveria Bowl" });
  await expect(piecesOf("Echeveria Bowl")).toHaveText(/, 4$/);
  await more.click();
  await expect(main.getByText("No more than 5 available")).toBeVisible();
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await more.click({ force: true });
  await expect(piecesOf("Echeveria Bowl")).toHaveText(/, 5$/);

  await main.getByRole("button", { name: "Save for later: Echeveria Bowl" }).click();
  await expect(main.getByRole("heading", { name: "Saved for later" })).toBeVisible();
  // The first amount is the unit price.
  const olives = main.getByRole("listitem").filter({ hasText: "Potted Olive Tree" }).locator(".money").nth(1);
  const subtotal = main.locator("dl .money").first();
  await expect(subtotal, "saved items are not charged").toHaveText((await olives.textContent()) ?? "");
  await page.reload();
  await main.getByRole("button", { name: "Move to cart: Echeveria Bowl" }).click();
  await expect(piecesOf("Echeveria Bowl")).toHaveText(/, 5$/);
  await expect(main.getByRole("heading", { name: "Saved for later" })).toHaveCount(0);
});

test("a code typed while another one is being checked stays, without a message", async ({ page }) => {
  let answer = () => {};
  await page.route("**/api/coupons", async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ json: { coupon: null, giftCard: null } });
  });
  await putInCart(page, "20");
  await visit(page, "/cart");
  const field = page.locator("main").getByLabel("Coupon or gift card");
  await field.fill("WRONG");
  const asked = page.waitForRequest("**/api/coupons");
  await field.press("Enter");
  await asked;
  await field.fill("WELCOME10");
  const response = page.waitForResponse("**/api/coupons");
  answer();
  await (await response).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(field).toHaveValue("WELCOME10");
  await expect(page.getByText("We do not recognise this code.")).toHaveCount(0);
});

test("a coupon that replaces another one says so, and undo brings the first one back", async ({ page }) => {
  await putInCart(page, "11");
  await visit(page, "/cart");
  const main = page.locator("main");
  for (const code of ["WELCOME10", "FIVER"]) {
    await main.getByLabel("Coupon or gift card").fill(code);
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(main.getByText(`Coupon ${code}`).first()).toBeVisible();
  }
  await expect(page.getByText("One coupon per order: FIVER replaces WELCOME10")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByText("Coupon WELCOME10").first()).toBeVisible();
  await expect(main.getByText("Coupon FIVER")).toHaveCount(0);
});

test("a coupon below its minimum is refused where it would replace one that applies", async ({ page }) => {
  await putInCart(page, "60");
  await visit(page, "/cart");
  const main = page.locator("main");
  await main.getByRole("button", { name: /^Increase quantity/ }).click();
  const apply = async (code: string) => {
    await main.getByLabel("Coupon or gift card").fill(code);
    await main.getByRole("button", { name: "Apply" }).click();
  };
  await apply("SHIPFREE");
  await expect(main.getByText("Applied", { exact: true })).toBeVisible();
  await apply("WELCOME10");
  await expect(
    main.getByRole("alert").filter({ hasText: "This coupon is for orders of €50.00 or more." }),
  ).toBeVisible();
  await expect(main.getByText("Coupon SHIPFREE")).toBeVisible();
});
