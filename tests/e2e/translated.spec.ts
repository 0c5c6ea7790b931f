import type { Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { expect, isReady, test } from "./shop-test.ts";
import { addTranslator } from "./translator.ts";

/** Checks that the page still has one heading, and that no text is shown beside its translation or without one. */
async function expectWhole(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  const bare = () =>
    page.locator("main").evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (textContent?.trim() && !parentElement?.closest("font, svg, noscript, textarea")) found.push(textContent);
      }
      return found;
    });
  await expect.poll(bare).toEqual([]);
}

const manners = [
  { language: "en", isEarly: true, isOneStep: true },
  { language: "ar", isEarly: false, isOneStep: false },
];

for (const { language, ...manner } of manners)
  test(`with a translator on, a guest searches, filters and buys, in ${language}`, async ({ page }) => {
    const start = await addTranslator(page, manner);
    const open = async (path: string) => {
      await page.goto(`${path}?lng=${language}`);
      await isReady(page);
      if (!manner.isEarly) await start();
    };
    await open("/shop-grid-standard");
    await expectWhole(page, /^«.+»$/);
    const main = page.locator("main");
    const shown = (total: string) => main.locator("p").filter({ hasText: total, visible: true });
    await expect(shown("144").first()).toBeVisible();

    await main.locator('#listing-filters [name="department"][value="fashion"]').check();
    await expect(shown("17").first()).toBeVisible();
    await page.waitForURL(/department=fashion/);
    await expect(shown("144"), "the former number is gone").toHaveCount(0);
    const first = main.getByRole("article").first();
    const before = await first.innerText();
    await main.locator("select").filter({ visible: true }).first().selectOption("price-up");
    await expect(first).not.toHaveText(before, { useInnerText: true });
    await page.waitForURL(/sort=price-up/);
    await page.goBack();
    await expect(first).toHaveText(before, { useInnerText: true });
    await page.goBack();
    await expect(shown("144").first()).toBeVisible();
    await expectWhole(page, /^«.+»$/);

    const field = page.getByRole("banner").getByRole("combobox");
    await field.pressSequentially(language === "en" ? "chair" : "كرسي");
    const option = page.getByRole("listbox").getByRole("option").first();
    await expect(option).toContainText("«");
    await field.press("Backspace");
    await expect(option).toContainText("«");
    await field.press("Enter");
    await page.waitForURL(/\/search\?q=/);
    await expectWhole(page, /«.+»/);
    await first.getByRole("link").first().click();
    await page.waitForURL(/\/product\//);
    await expectWhole(page, /«.+»/);

    await open("/product/1");
    const colours = main.locator('[data-choice="colour"] label:has(:enabled)');
    await colours.last().click();
    await main.locator('[data-choice="size"] label:has(:enabled)').last().click();
    await expectWhole(page, /«.+»/);
    await main.locator("[data-once]").first().click();
    await expect(page.locator("[data-kind=success]")).toContainText("«");

    await page.locator("[data-kind=success] a").click();
    await page.waitForURL("**/cart");
    await expectWhole(page, /«.+»/);
    await main.locator("[data-stepper] p + button").click();
    await expect(main.locator("[data-stepper] [aria-hidden]").filter({ hasText: /\d/ })).toHaveText("«2»");

    await main.locator('a[href="/checkout"]').filter({ visible: true }).first().click();
    await page.waitForURL("**/checkout");
    await expectWhole(page, /«.+»/);
    for (const [kind, text] of [
      ["email", shopper.email],
      ["shipping name", shopper.name],
      ["shipping address-line1", shopper.street],
      ["shipping postal-code", shopper.postcode],
      ["shipping address-level2", shopper.city],
    ] as const)
      await main.locator(`input[autocomplete="${kind}"]`).fill(text);
    await main.locator('input[aria-required="true"][type="checkbox"]').check();
    await main.locator('button[type="submit"]').last().click();
    await page.waitForURL(/\/pay\//);
    await expectWhole(page, /«.+»/);
  });
