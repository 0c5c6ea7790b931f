import type { Page } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

/** Opens the language menu and returns its select. */
async function openLanguages(page: Page) {
  await page.getByRole("button", { name: "Language and currency" }).click();
  return page.locator("#header-language");
}

test("a page switches language as a whole, whichever file arrives first", async ({ page }) => {
  await visit(page, "/product/13?lng=en");
  const title = page.getByRole("heading", { level: 1 });
  const held: (() => void)[] = [];
  await page.route("**/goods-de-electronics-*", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const words = page.waitForResponse("**/locales/de/common.json*");
  const field = await openLanguages(page);
  await field.selectOption("de");
  await words;
  await expect.poll(() => held.length).toBe(1);
  await expect(title).toHaveText("Slim Desk Monitor");
  await expect(page.locator("html"), "no German page with an English product").toHaveAttribute("lang", "en");
  await expect(field, "the select keeps the choice").toHaveValue("de");
  for (const go of held) go();
  await expect(title).toHaveText("Schlanker Schreibtischmonitor");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

for (const [path, file] of [
  ["/product/13", "goods-de-electronics-*"],
  ["/blog-standard", "posts-de-*"],
  ["/about", "about-*"],
] as const)
  test(`a page that cannot be loaded in another language stays as it is and says so: ${path}`, async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|^the screen in de/);
    await visit(page, `${path}?lng=en`);
    const shown = await page.getByRole("heading", { level: 1 }).innerText();
    let wasAsked = false;
    await page.route(`**/assets/${file}`, (route) => {
      wasAsked = true;
      return route.abort();
    });
    const field = await openLanguages(page);
    await field.selectOption("de");
    await expect(page.getByText("This language cannot be loaded right now.")).toBeVisible();
    expect(wasAsked).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(field, "the select shows the current language").toHaveValue("en");
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
