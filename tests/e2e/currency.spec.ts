import type { Page } from "@playwright/test";
import { addToCart } from "./buying.ts";
import { stubRates } from "./rates.ts";
import { accessibilityViolations, expect, isReady, shiftsOf, test, visit, watchShifts } from "./shop-test.ts";

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Language and currency" }).click();
  return page.locator("#locale-menu");
}

test("prices are shown in another currency, charged in the shop's own, and restored afterwards", async ({ page }) => {
  await stubRates(page);
  await watchShifts(page);
  await addToCart(page, "13");
  const price = page.locator("main .money").filter({ visible: true }).first();
  const own = (await price.textContent()) ?? "";
  const twice = `$${(Number(own.replace("€", "")) * 2).toFixed(2)}`;
  const menu = await openMenu(page);
  await expect(menu.getByText("Rates of 21 November.")).toBeVisible();
  await expect(menu.getByRole("option", { name: /^GBP/ }), "it has no rate").toBeDisabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  await menu.getByLabel("Currency").selectOption("USD");
  await expect(price).toHaveText(twice);

  await page.reload();
  await isReady(page);
  await expect(price, "the choice is restored").toHaveText(twice);
  expect(await shiftsOf(page), "without a layout shift").toEqual([]);
  await visit(page, "/cart");
  await expect(page.locator("main dl").getByText(twice).first()).toBeVisible();
  await expect(page.getByText(`You are charged in EUR: ${own}.`)).toBeVisible();
  await visit(page, "/checkout");
  await expect(page.getByText(`You are charged in EUR: ${own}, about ${twice}.`)).toBeVisible();

  await visit(page, "/product/13");
  await (await openMenu(page)).getByLabel("Currency").selectOption("EUR");
  await expect(price).toHaveText(own);
  await visit(page, "/cart");
  await expect(page.getByText("You are charged in EUR")).toHaveCount(0);
});

test("without rates no other currency can be chosen", async ({ page }) => {
  await visit(page, "/contact");
  const menu = await openMenu(page);
  await expect(menu.getByText(/Exchange rates are not available right now/)).toBeVisible();
  await expect(menu.getByRole("option", { name: /^USD/ })).toBeDisabled();
  await expect(menu.getByRole("option", { name: /^EUR/ })).toBeEnabled();
});

test("another currency reaches prices in view and out of view, also those of a listing reached later", async ({
  page,
}) => {
  await stubRates(page);
  await visit(page, "/shop-grid-standard");
  const prices = page.locator("#listing-results .money");
  const inEuros = prices.filter({ hasText: "€" });
  expect(await inEuros.count()).toBeGreaterThan(10);
  const menu = await openMenu(page);
  await menu.getByLabel("Currency").selectOption("USD");
  await expect(inEuros).toHaveCount(0);
  expect((await prices.allTextContents()).filter((text) => !text.startsWith("$"))).toEqual([]);
  await page.locator("[data-pager] li a").nth(1).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(prices.first()).toHaveText(/^\$/);
  await expect(inEuros).toHaveCount(0);
});
