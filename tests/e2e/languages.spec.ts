import { shop } from "../../shop.config.ts";
import { addToCart, fillCheckout, shopper } from "./buying.ts";
import { navigateInApp } from "./navigate-in-app.ts";
import { latestMailTo } from "./outbox.ts";
import { expect, test, visit } from "./shop-test.ts";
import { wordsIn } from "./words-in.ts";

const narrow = { width: 390, height: 844 };

test("the initial HTML is in the shopper's language, from query, cookie or header", async ({ request }) => {
  const requests: { path: string; headers: Record<string, string> }[] = [
    { path: "/cart?lng=ar", headers: {} },
    { path: "/cart", headers: { cookie: "i18next=ar" } },
    { path: "/cart", headers: { "accept-language": "ar-EG,ar;q=0.9,en;q=0.5" } },
  ];
  for (const { path, headers } of requests) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).toMatch(/<html [^>]*lang="ar" dir="rtl"/);
    expect(html).toContain(wordsIn("ar")("Your cart"));
  }
});

test("the language versions of a page link to each other and to themselves", async ({ request }) => {
  const linksOf = async (path: string) => {
    const links = (await (await request.get(path)).text()).match(/<link[^>]* rel="(alternate|canonical)"[^>]*>/g) ?? [];
    return links.map((link) => link.replace(/href="[^/]*\/\/[^/]*/, 'href="').replaceAll("&amp;", "&"));
  };
  for (const [path, opened] of [
    ["/", "/?sort=newest"],
    ["/product/1", "/product/1?colour=black&size=m"],
    ["/categoryproduct/fashion", "/categoryproduct/fashion?colour=black&sort=newest"],
    ["/about", "/about?from=letter"],
  ] as const) {
    const plain = await linksOf(opened);
    expect(plain).toContainEqual(expect.stringContaining(`rel="canonical" href="${path}"`));
    for (const version of [`hrefLang="de" href="${path}?lng=de"`, `hrefLang="x-default" href="${path}"`])
      expect(plain).toContainEqual(expect.stringContaining(version));
    const german = await linksOf(`${opened}${opened.includes("?") ? "&" : "?"}lng=de`);
    expect(german).toContainEqual(expect.stringContaining(`rel="canonical" href="${path}?lng=de"`));
    expect(german.slice(1)).toEqual(plain.slice(1));
    const shown = await request.get(opened, { headers: { "accept-language": "de" } });
    const named = await request.get(`${opened}${opened.includes("?") ? "&" : "?"}lng=de`);
    expect(await shown.text(), "the same page, opened in German").toBe(await named.text());
    expect(await linksOf(`${opened}${opened.includes("?") ? "&" : "?"}lng=en`)).toEqual(plain);
  }
});

test("the footer leads to the page in each language without scripts, and leaves the shopper's choices out", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  const footer = page.getByRole("contentinfo");
  await page.goto("/blog-details-standard?post=caring-for-leather&view=list&code=secret");
  await footer.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\?post=caring-for-leather&lng=de$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/shop-list-standard?lng=de&sort=newest&colour=black&page=2");
  await footer.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/shop-list-standard\?page=2&lng=en$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.close();
});

test("switching language on an open page changes its title immediately", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ["/categoryproduct/plant", "/contact"]) {
    await visit(page, `${path}?lng=en`);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByLabel("Language").selectOption("de");
    const title = path === "/contact" ? /^Kontakt ·/ : /^Pflanzen ·/;
    await expect(page).toHaveTitle(title);
    await expect(page, "the URL has no language any more").toHaveURL(path);
    await page.reload();
    await expect(page, "it stays chosen").toHaveTitle(title);
  }
});

test("an outfit is shown in a language that is chosen later", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(narrow);
  await visit(page, "/home-fashion?lng=en");
  const piece = (name: string) => page.locator("#outfit").getByRole("link", { name });
  await expect(piece("Camel Wrap Coat")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("de");
  await expect(piece("Wickelmantel in Camel")).toBeAttached();
});

test("the language menu closes when going back to another page", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact");
  await navigateInApp(page, "/newsletter");
  const menu = page.locator("#locale-menu");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/contact");
  await expect(menu).toBeHidden();
});

test("a page whose translations cannot be loaded is shown in English, says so and offers to reload", async ({
  page,
  guard,
}) => {
  guard.allow(/common\.json|words de\/common|status of 404|^hydration: Error: Minified React error #418/);
  await page.route("**/locales/de/common.json*", (route) => route.fulfill({ status: 404 }));
  const warned = page.waitForEvent("console", (message) => message.text().startsWith("words de/common"));
  await visit(page, "/cart?lng=de");
  await warned;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
  await expect(page.getByText("Not everything could be loaded.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn("de")("Your cart"));
});

test("an order in German has German names in the order and e-mail, and the shop's own names for its owner", async ({
  page,
}) => {
  const t = wordsIn("de");
  const [german, own] = ["Loungesessel aus Eiche", "Oak Lounge Chair"];
  await addToCart(page, "20");
  await fillCheckout(page);
  await visit(page, "/checkout?lng=de");
  await expect(page.getByText(german).filter({ visible: true }).first()).toBeVisible();
  await page.locator("main").getByRole("checkbox").last().check();
  await page.getByRole("button", { name: t("Order with obligation to pay") }).click();
  await page.waitForURL(/\/pay\//);
  const number = new URL(page.url()).pathname.split("/").pop() ?? "";
  await page.getByRole("button", { name: t("Pay"), exact: true }).click();
  await page.waitForURL(/\/success/);
  const name = page.locator("main").getByText(german, { exact: true }).first();
  await expect(name).toHaveAttribute("lang", "de");
  await visit(page, "/success?lng=en");
  await expect(name, "in another language, the order keeps the names agreed on").toHaveAttribute("lang", "de");
  await expect(page.locator("main").getByText(own)).toHaveCount(0);
  const confirmation = await latestMailTo(shopper.email, "order-confirmation", number);
  expect(confirmation).toContain(`1 × ${german}`);
  const notice = await latestMailTo(shop.mail.owner, "order-notice", number);
  expect(notice).toContain(`1 × ${own}`);
  expect(notice).not.toContain(german);
});

test("the care finder finds the same plants in every language", { tag: "@long" }, async ({ page }) => {
  const find = async (language: string) => {
    await visit(page, `/home-plants?lng=${language}`);
    const questions = page.locator("#care fieldset");
    const plants = page.locator("#care article a[href^='/product/']");
    const found: string[][] = [];
    for (const [question, answers] of [4, 4, 2].entries()) {
      const labels = questions.nth(question).locator("label");
      for (let answer = 1; answer < answers; answer++) {
        await labels.nth(answer).click();
        const paths = await plants.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
        found.push([...new Set(paths)]);
      }
      await labels.first().click();
    }
    return found;
  };
  const english = await find("en");
  for (const plants of english) {
    expect(plants.length).toBeGreaterThan(0);
    expect(plants.length).toBeLessThan(8);
  }
  for (const language of ["de", "fr", "es", "ar"]) expect(await find(language), language).toEqual(english);
});
