import type { Page } from "@playwright/test";
import { addToCart, fillCheckout, placeOrder } from "./buying.ts";
import { stubRates } from "./rates.ts";
import { expect, test, visit } from "./shop-test.ts";

/** Removes features that the oldest supported browsers lack (`docs/accessibility.md`, known limits). */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [URL, ["canParse", "parse"]],
      [URLSearchParams.prototype, ["size"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
      [Array, ["fromAsync"]],
      [Promise, ["withResolvers", "try"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "take", "drop", "toArray", "some"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [ArrayBuffer.prototype, ["transfer"]],
      [RegExp, ["escape"]],
      [AbortSignal, ["any"]],
      [Element.prototype, ["checkVisibility", "moveBefore"]],
      [Document.prototype, ["startViewTransition"]],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      [window, ["requestIdleCallback", "scheduler", "navigation", "URLPattern"]],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  // Browsers without popover support ignore the attribute.
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(' popover="', ' data-popover="')
      .replaceAll("@supports not selector(:popover-open)", "@media all")
      .replaceAll("[popover", "[data-popover");
    await route.fulfill({ response, body: text });
  });
}

test("a guest pays for an order, and a shopper is prompted to sign in, in the oldest browsers", async ({ page }) => {
  await makeOld(page);
  await addToCart(page, "42");
  await fillCheckout(page);
  const number = await placeOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(page.getByText(number).first()).toBeVisible();
  await visit(page, "/login-register?return=%2Fcheckout");
  await expect(page.locator("#sign-in-email")).toBeVisible();
});

test("the language menu opens and closes without popover support", async ({ page }) => {
  await makeOld(page);
  await stubRates(page);
  await visit(page, "/contact");
  const menu = page.locator("#locale-menu");
  const button = page.getByRole("button", { name: "Language and currency" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByLabel("Currency").selectOption("USD");
  await expect(menu, "choosing an option does not close it").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toBeHidden();
});
