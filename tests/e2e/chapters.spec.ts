import type { Page } from "@playwright/test";
import { openCheckout } from "./buying.ts";
import { navigateInApp } from "./navigate-in-app.ts";
import { stubRates } from "./rates.ts";
import { expect, test, visit } from "./shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const neighbours = (page: Page) => main(page).locator("section", { has: page.getByText("Beside its neighbours") });

test("the chapters of a product stand in its page, and their code comes when they are near", async ({ page }) => {
  await stubRates(page);
  const code: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/chapters-") && code.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 400 });
  await visit(page, "/product/42");
  await expect(main(page).locator("#description h2").first()).toBeAttached();
  await expect(neighbours(page).getByText("€").first()).toBeAttached();
  expect(code, "not before").toEqual([]);
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.locator("#locale-menu").getByLabel("Currency").selectOption("USD");
  await page.keyboard.press("Escape");
  await neighbours(page).scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  await expect(neighbours(page).getByText("€")).toHaveCount(0);
  await expect(neighbours(page).getByText("$").first()).toBeVisible();
});

test("a product reached within the shop has its chapters, too", async ({ page }) => {
  await visit(page, "/cart");
  await navigateInApp(page, "/product/42");
  await expect(main(page).locator("#description h2").first()).toBeVisible();
  await expect(neighbours(page)).toBeVisible();
});

test("an address in Italy names its province, whose list comes with the country", async ({ page }) => {
  await openCheckout(page, "20");
  const lists: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/region-lists-") && lists.push(request.url()));
  await page.getByLabel("Country").selectOption("FR");
  expect(lists).toEqual([]);
  await page.getByLabel("Country").selectOption("IT");
  await page.getByLabel("Province").selectOption("Roma");
  await expect(page.getByLabel("Province")).toHaveValue("RM");
  expect(lists).toHaveLength(1);
});
