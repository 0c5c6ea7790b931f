import type { Page } from "@playwright/test";
import { addToCart } from "./buying.ts";
import { accessibilityViolations, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

const unloaded = "This page has not loaded completely.";
const again = { name: "Load the page again" };

test.beforeEach(({ guard }) => guard.allow(brokenNetwork));

/** Makes files fail, or replaces them by garbage that browsers cache. */
async function breakFiles(page: Page, files: RegExp, how: "fails" | "garbage" = "fails"): Promise<void> {
  const garbage = {
    contentType: "text/javascript",
    body: "<!doctype html>",
    headers: { "Cache-Control": "max-age=9999" },
  };
  await page.route(files, (route) => route.fulfill(how === "fails" ? { status: 500 } : garbage));
}

for (const [what, files, path] of [
  ["the shop's start", /\/assets\/entry\.client-/, "/contact"],
  ["its own script", /\/assets\/contact[.-]/, "/contact"],
  ["the script that fills it", /\/assets\/cart[.-][^/]*$/, "/cart"],
] as const)
  for (const how of ["fails", "garbage"] as const)
    test(`a page reports it once if ${what} ${how === "fails" ? "fails to load" : "is corrupt"}, and works after a retry`, {
      tag: how === "garbage" && path === "/cart" ? "@long" : [],
    }, async ({ page }) => {
      await breakFiles(page, files, how);
      await page.goto(path);
      const notice = page.getByRole("alert").filter({ hasText: unloaded });
      await expect(notice).toHaveCount(1);
      await expect(notice).toBeInViewport();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.unrouteAll();
      await notice.getByRole("link", { name: "Try again" }).focus();
      await page.keyboard.press("Enter");
      await isReady(page);
      await expect(page.getByText(unloaded)).toBeHidden();
    });

test("what was typed into an incomplete page is kept by a retry", async ({ page }) => {
  await breakFiles(page, /\/assets\/contact[.-]/);
  await page.goto("/contact?lng=de");
  await page.locator("main textarea").fill("Kommt der Stuhl auch in Eiche?");
  await expect(page.getByText("Diese Seite wurde nicht vollständig geladen.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await isReady(page);
  await expect(page.locator("main textarea")).toHaveValue("Kommt der Stuhl auch in Eiche?");
});

test("a page whose script always fails says so after client-side navigation", async ({ page }) => {
  await visit(page, "/about");
  await breakFiles(page, /\/assets\/contact[.-]/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByText(unloaded)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("another page's script that is fetched ahead and does not come reloads nothing, and is there when it does", async ({
  page,
}) => {
  await breakFiles(page, /\/assets\/(cart|contact)[.-][^/]*$/);
  await visit(page, "/product/13");
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.waitForFunction(() => document.documentElement.dataset["prefetched"] === "yes");
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  const asked = page.waitForRequest(/\/assets\/contact[.-]/);
  await contact.hover();
  await asked;
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
  await page.unrouteAll();
  await contact.click();
  await expect(page.locator("main textarea")).toBeVisible();
  expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
});

test("a chunk that always fails never reloads a page with typed text, but offers to", async ({ page }) => {
  await visit(page, "/contact");
  await page.locator("main textarea").fill("Does it come in oak?");
  await breakFiles(page, /\/assets\/buying-dialogs-/);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  const button = page.getByRole("button", again);
  await expect(button).toHaveCount(1);
  expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
  await page.unrouteAll();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !("isFirst" in window));
  await isReady(page);
  await expect(page.locator("main textarea")).toHaveValue("Does it come in oak?");
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
});

test("missing translations are reported in the language available", async ({ page }) => {
  await visit(page, "/contact?lng=de");
  await breakFiles(page, /\/locales\/de\/checkout/);
  await page.getByRole("contentinfo").locator("a[href='/withdraw']").click();
  await expect(page.getByText("Es konnte nicht alles geladen werden.")).toBeVisible();
});

test("a cart whose products fail to load says so, and fills as soon as they do", async ({ page }) => {
  await addToCart(page, "20");
  await breakFiles(page, /\/assets\/(products|goods)/);
  await page.goto("/cart");
  await isReady(page);
  const notice = page.getByText("Not everything could be loaded.");
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await expect(page.locator("main").getByRole("link", { name: "Oak Lounge Chair" }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test("suggestions that fail to load are reported, and search works without them", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/search");
  await breakFiles(page, /\/assets\/(suggest|suggestion-list)-/);
  const field = page.locator("main").getByRole("combobox").first();
  await field.fill("lamp");
  await expect(page.getByText("Suggestions could not be loaded.")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Results for “lamp”" })).toBeVisible();
  await expect(page.getByText("Suggestions could not be loaded.")).toBeHidden();
});
