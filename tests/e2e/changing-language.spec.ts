import type { Page } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

/** Opens the menu of languages, and gives its field. */
async function openLanguages(page: Page) {
  await page.getByRole("button", { name: "Language and currency" }).click();
  return page.locator("#header-language");
}

test("a screen changes its language whole: what it shows is awaited, whatever comes first", async ({ page }) => {
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
  await expect(page.locator("html"), "no German screen about an English product").toHaveAttribute("lang", "en");
  await expect(field, "what was chosen stays in the field").toHaveValue("de");
  for (const go of held) go();
  await expect(title).toHaveText("Schlanker Schreibtischmonitor");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

for (const [path, file] of [
  ["/product/13", "goods-de-electronics-*"],
  ["/blog-standard", "posts-de-*"],
  ["/about", "about-*"],
] as const)
  test(`what cannot be had in another language stays as it is, and says so: ${path}`, async ({ page, guard }) => {
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
    await expect(field, "the field tells what is shown").toHaveValue("en");
  });

test("a search screen that changes its language finds kinds of goods in the words of the new one", async ({ page }) => {
  await visit(page, "/search?q=chair&lng=en");
  await (await openLanguages(page)).selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnisse für „chair“");
  await page.keyboard.press("Escape");
  await page.locator("main").getByRole("combobox").first().fill("Pflanzen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ergebnisse für „Pflanzen“");
  await expect(page.locator("main").getByRole("link", { name: "Olivenbaum im Topf" }).first()).toBeVisible();
});

test("whoever chose a language is not brought back to that of the link they came by", async ({ page }) => {
  await visit(page, "/product/1?lng=en");
  await (await openLanguages(page)).selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Caban aus Wolle");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "schwarz" }).check({ force: true });
  await expect(page).toHaveURL(/\/product\/1\?colour=black$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Caban aus Wolle");
});
