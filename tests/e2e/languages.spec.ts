import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { englishIn } from "./catalogue-words.ts";
import { everyScreen } from "./every-screen.ts";
import { openAccount } from "./opening-account.ts";
import { expect, isReady, test, visit } from "./shop-test.ts";
import { cutTexts, latinTexts } from "./texts-on-screen.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

type Router = { navigate(path: string): Promise<void> };

/** Goes on inside the open document, as a click on a link would. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
    path,
  );
  await isReady(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
}

/** Words and layout do not need the pictures: without them the walk is quick. */
async function withoutPictures(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/pictures/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: `<svg xmlns="http://www.w3.org/2000/svg"/>` }),
  );
}

/** The words of a language by their English sentence. */
function wordsIn(language: string): (sentence: string, name?: string) => string {
  const names = ["homes", "pages", "account", "common", "checkout"];
  const files = names.map((name) => JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, "utf8")));
  const words: Record<string, string> = Object.assign({}, ...files);
  return (sentence, name = "") => (words[sentence] ?? sentence).replace("{{name}}", name);
}

test("the first HTML is in the shopper's language already, whatever tells it", async ({ request }) => {
  const told: { path: string; headers: Record<string, string> }[] = [
    { path: "/cart?lng=ar", headers: {} },
    { path: "/cart", headers: { cookie: "i18next=ar" } },
    { path: "/cart", headers: { "accept-language": "ar-EG,ar;q=0.9,en;q=0.5" } },
  ];
  for (const { path, headers } of told) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(html).toContain(wordsIn("ar")("Your cart"));
    expect(html).toMatch(/rel="alternate" hrefLang="de" href="[^"]*lng=de"/);
  }
});

test("a screen whose words cannot be fetched is shown in English and says so in the console", async ({
  page,
  guard,
}) => {
  guard.allow(/common\.json|words de\/common|status of 404|^hydration: Error: Minified React error #418/);
  await page.route("**/locales/de/common.json*", (route) => route.fulfill({ status: 404 }));
  const warned = page.waitForEvent("console", (message) => message.text().startsWith("words de/common"));
  await visit(page, "/cart?lng=de");
  await warned;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
});

for (const language of ["ar", "de", "fr", "es"])
  test(`no screen cuts a text in ${language}, on a phone or a desk, and none has an English word in Arabic`, async ({
    page,
    guard,
  }) => {
    test.setTimeout(420_000);
    guard.allow(/status (404|422|400)|status of 4(04|22|00)/);
    const found: string[] = [];
    const known = new Set<string>();
    await withoutPictures(page);
    await page.setViewportSize(wide);
    await visit(page, `/?lng=${language}`);
    for (const [turn, path] of everyScreen().entries()) {
      await goOn(page, path);
      if (language === "ar")
        for (const text of await latinTexts(page)) {
          if (!known.has(text) && englishIn(text)) found.push(`${path}: ${text}`);
          known.add(text);
        }
      for (const size of turn % 2 ? [narrow, wide] : [wide, narrow]) {
        await page.setViewportSize(size);
        for (const text of await cutTexts(page)) found.push(`${path} at ${size.width} cuts: ${text}`);
      }
    }
    expect(found).toEqual([]);
  });

test("what opens, errors and an order of one's own have no English word in Arabic", async ({ page, guard }) => {
  test.setTimeout(180_000);
  guard.allow(/status (401|422|404)|status of 4(01|22|04)/);
  const t = wordsIn("ar");
  const found: string[] = [];
  const look = async (where: string) => {
    for (const text of await latinTexts(page)) if (englishIn(text)) found.push(`${where}: ${text}`);
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await withoutPictures(page);
  await page.setViewportSize(wide);
  await visit(page, "/login-register");
  await openAccount(page);
  await page.waitForURL(/my-account/);

  await visit(page, "/product/42?lng=ar");
  await press(t("Departments"));
  await look("departments");
  await page.keyboard.press("Escape");
  await press(t("Wishlist"));
  await press(t("Compare"));
  await look("wishlist and comparison");
  await press(t("Add to cart"));
  await expect(page.getByText(t("Added To Cart"))).toBeVisible();
  await look("after adding");
  for (const path of ["/wishlist", "/compare", "/cart"]) {
    await goOn(page, path);
    await look(path);
  }
  await goOn(page, "/shop-grid-standard?tag=oak&sort=price-up");
  await look("filters");
  await page.locator("main article").first().hover();
  await page.locator("main article").first().locator(`[aria-haspopup=dialog]`).first().click({ force: true });
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("quick view");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox").first().fill("oa");
  await expect(page.getByRole("listbox")).toBeVisible();
  await look("suggestions");

  await visit(page, "/checkout");
  await press(t("Order with obligation to pay"));
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look("checkout with mistakes");
  await page.getByLabel(t("E-mail address")).fill(shopper.email);
  await page.getByLabel(t("First and last name")).fill(shopper.name);
  await page.getByLabel(t("Street and house number")).fill(shopper.street);
  await page.getByLabel(t("Postcode")).fill(shopper.postcode);
  await page.getByLabel(t("Town or city")).fill(shopper.city);
  await page.getByRole("checkbox").last().check();
  await press(t("Order with obligation to pay"));
  await page.waitForURL(/\/pay\//);
  await look("payment");
  await press(t("Pay"));
  await page.waitForURL(/\/success/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("success");
  for (const section of ["", "/orders", "/addresses", "/profile", "/security", "/requests", "/reviews", "/privacy"]) {
    await goOn(page, `/my-account${section}`);
    await look(`account${section}`);
  }
  await goOn(page, "/my-account/orders");
  await page.locator('main a[href*="order=V-"]').first().click();
  await look("an order");
  await page.setViewportSize(narrow);
  await press(t("Menu"));
  await look("menu");
  expect(found).toEqual([]);
});
