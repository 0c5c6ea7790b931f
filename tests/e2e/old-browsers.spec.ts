import type { Page } from "@playwright/test";
import { addToCart, fillCheckout, placeOrder } from "./buying.ts";
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
      [window, ["requestIdleCallback", "scheduler", "navigation", "URLPattern"]],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
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
