import { addToCart } from "./buying.ts";
import { accessFaults, expect, shapeOf, test, visit, watchShifts } from "./shop-test.ts";

test("the country and method that are chosen in the cart are those of the checkout", async ({ page }) => {
  await watchShifts(page);
  await addToCart(page, "61");
  await visit(page, "/cart");
  const main = page.locator("main");
  const total = main.locator("dl").getByText(/^€/).nth(2);
  await expect(main.getByText(/We deliver to \d+ countries/)).toBeVisible();
  const before = await total.textContent();
  await main.getByLabel("Deliver to").selectOption("FR");
  await expect(total, "another country costs more").not.toHaveText(before ?? "");
  const abroad = await total.textContent();
  await main.getByRole("radio", { name: /Express/ }).check();
  await expect(total, "a faster way as well").not.toHaveText(abroad ?? "");
  const express = (await total.textContent()) ?? "";
  expect(await accessFaults(page)).toEqual([]);
  await visit(page, "/checkout");
  await expect(page.getByLabel("Country")).toHaveValue("FR");
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked();
  await expect(
    page.getByText(express, { exact: true }).filter({ visible: true }).first(),
    "both screens reckon alike",
  ).toBeVisible();
  await expect(page.getByText("Test mode: no money is taken. We deliver to")).toBeVisible();
  expect((await shapeOf(page)).hasShifted).toBe(false);
  await page.getByLabel("Country").selectOption("AT");
  await visit(page, "/cart");
  await expect(main.getByLabel("Deliver to")).toHaveValue("AT");
});
