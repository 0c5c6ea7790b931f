import type { Page } from "@playwright/test";
import { putInCart } from "./buying.ts";
import { navigateInApp } from "./navigate-in-app.ts";
import { brokenNetwork, expect, goOffline, test, visit } from "./shop-test.ts";
import { wordsIn } from "./words-in.ts";

/** Opens the language menu and returns its select. */
async function openLanguages(page: Page) {
  await page.getByRole("button", { name: "Language and currency" }).click();
  return page.locator("#header-language");
}

test("another language opens the page again in that language, at the same place, from the first HTML on", async ({
  page,
}) => {
  // On a phone, where the menu is always in view.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/product/13?lng=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slim Desk Monitor");
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByLabel("Language")).toBeVisible();
  const left = await place();
  expect(left).toBeGreaterThan(0);
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await page.getByRole("dialog").getByLabel("Language").selectOption("ar");
  expect(await (await document).text()).toMatch(/<html [^>]*lang="ar" dir="rtl"/);
  await expect(page.locator("html[data-ready]")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("شاشة مكتب نحيفة");
  await expect(page, "the URL has no language any more").toHaveURL("/product/13");
  await expect.poll(place).toBe(left);
});

test("by keys, an arrow only chooses a language: Enter or leaving the menu changes the shop, Escape does not", async ({
  page,
}) => {
  const lang = page.locator("html[data-ready]");
  const menu = page.getByRole("button", { name: "Language and currency" });
  await visit(page, "/about?lng=en");
  await menu.focus();
  await page.keyboard.press("Enter");
  const field = page.locator("#header-language");
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveValue("de");
  await page.keyboard.press("Escape");
  await field.evaluate((select: HTMLElement) => select.blur());
  await expect(field).toHaveValue("en");
  await expect(lang, "nothing has changed").toHaveAttribute("lang", "en");
  await openByKeys();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(lang, "an arrow changes nothing yet").toHaveAttribute("lang", "en");
  await page.keyboard.press("Enter");
  await expect(lang).toHaveAttribute("lang", "fr");

  await visit(page, "/about?lng=en");
  await openByKeys();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(lang, "leaving the field").toHaveAttribute("lang", "de");

  async function openByKeys() {
    await menu.focus();
    if (!(await field.isVisible())) await page.keyboard.press("Enter");
    await field.focus();
  }
});

/** What is typed on the page. */
const typed = (page: Page) =>
  page
    .locator("main form :is(input:not([type=radio], [type=checkbox]), textarea)")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));

/** Opens the page again in German. */
async function inGerman(page: Page): Promise<void> {
  await (await openLanguages(page)).selectOption("de");
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "de");
}

test("what is typed stays in another language, except passwords", async ({ page }) => {
  await visit(page, "/login-register?lng=en");
  await page.locator("#sign-in-email").fill("ida@example.org");
  await page.locator("#sign-in-password").fill("four words in a row");
  await inGerman(page);
  await expect.poll(() => typed(page)).toEqual(["ida@example.org"]);
  // On a screen that the browser has drawn, fields have other ids of React's.
  await visit(page, "/about?lng=en");
  await navigateInApp(page, "/newsletter");
  await page.locator("main").getByLabel("E-mail address").fill("ada@example.org");
  await inGerman(page);
  await expect.poll(() => typed(page)).toEqual(["ada@example.org"]);
});

test("what is typed in the checkout stays in another language", async ({ page }) => {
  await putInCart(page, "20");
  await visit(page, "/checkout?lng=en");
  const main = page.locator("main");
  await main.getByLabel("First and last name").fill("Ida Sommer");
  await main.getByRole("checkbox").last().check();
  await main.getByLabel("Coupon or gift card").fill("WELC");
  await inGerman(page);
  await expect.poll(() => typed(page)).toEqual(expect.arrayContaining(["Ida Sommer", "WELC"]));
  await expect(main.getByRole("checkbox").last()).toBeChecked();
  await main.getByRole("button", { name: wordsIn("de")("Apply") }).click();
  await expect(page.getByText(wordsIn("de")("We do not recognise this code. Please check it."))).toBeVisible();
});

test("a page stays as it is and says so if the shop cannot be reached in another language", async ({
  page,
  context,
  guard,
}) => {
  guard.allow(brokenNetwork);
  await visit(page, "/product/13?lng=en");
  const field = await openLanguages(page);
  await goOffline(page);
  await field.selectOption("de");
  await expect(page.getByText("This language cannot be loaded right now.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slim Desk Monitor");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(field, "the select shows the current language").toHaveValue("en");
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("html"), "nothing was chosen").toHaveAttribute("lang", "en");
});

test("going back to a page in the browser's page cache shows it in the language chosen since", async ({ page }) => {
  await visit(page, "/product/13?lng=en");
  // The page's own language is stored when it is idle.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("i18next=en");
  await page.context().addCookies([{ name: "i18next", value: "de", url: new URL(page.url()).origin }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schlanker Schreibtischmonitor");
  await expect(page).toHaveURL("/product/13");
});

test("a search page that switches language matches categories in the new language", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/search?q=chair&lng=en");
  await (await openLanguages(page)).selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnisse für „chair“");
  await page.keyboard.press("Escape");
  await page.locator("main").getByRole("combobox").first().fill("Pflanzen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnisse für „Pflanzen“");
  await expect(page.locator("main").getByRole("link", { name: "Olivenbaum im Topf" }).first()).toBeVisible();
});

test("a chosen language outranks that of the initial link", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/product/1?lng=en");
  await (await openLanguages(page)).selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Caban aus Wolle");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "schwarz" }).check({ force: true });
  await expect(page).toHaveURL(/\/product\/1\?colour=black$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Caban aus Wolle");
});
