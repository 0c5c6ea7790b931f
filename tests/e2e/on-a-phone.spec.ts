import { devices } from "@playwright/test";
import { addToCart } from "./buying.ts";
import { expect, saveData, test, visit } from "./shop-test.ts";

const { viewport, hasTouch, isMobile, userAgent } = devices["Pixel 7"];
test.use({ viewport, hasTouch, isMobile, userAgent });

test("every field has text of at least 16 px, or a phone would zoom in", async ({ page }) => {
  const small: string[] = [];
  const look = async (where: string) => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    small.push(...found.map((field) => `${where}: ${field}`));
  };
  await saveData(page);
  await addToCart(page, "20");
  for (const path of ["/shop-grid-standard", "/blog-standard", "/login-register", "/contact", "/checkout", "/cart"]) {
    await visit(page, path);
    await expect(page.locator("select, input, textarea").first()).toBeAttached();
    await look(path);
  }
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").locator("input, select").first()).toBeAttached();
  await look("menu");
  expect(small).toEqual([]);
});

for (const language of ["en", "ar"])
  test(`a notification covers no control of a product or a listing, in ${language}`, async ({ page }) => {
    const covered = () =>
      page
        .locator("[data-kind]")
        .first()
        .evaluate((card) => {
          const own = card.getBoundingClientRect();
          return [...document.querySelectorAll("main :is(button, select, input, label)")]
            .filter((control) => {
              const box = control.getBoundingClientRect();
              const overlaps =
                box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
              return overlaps && box.height < own.height * 2;
            })
            .map((control) => control.textContent || control.outerHTML.slice(0, 100));
        });
    await visit(page, `/product/20?lng=${language}`);
    const add = page.locator("main [data-once]").first();
    await add.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await page.evaluate(() => window.scrollBy(0, 160));
    await add.tap();
    await expect(page.locator("[data-kind]")).toHaveCount(1);
    expect(await covered()).toEqual([]);

    await visit(page, `/shop-grid-standard?lng=${language}`);
    await page.locator("main article [data-once]").nth(2).tap();
    await expect(page.locator("[data-kind]")).toHaveCount(1);
    expect(await covered()).toEqual([]);
  });

test("where cookies and storage are blocked, no page fails, and the checkout says so when it opens", async ({
  page,
  guard,
}) => {
  guard.allow(/left out:/);
  // As in Chromium with all cookies blocked.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {}, configurable: true });
    Object.assign(navigator.locks, { request: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  });
  await visit(page, "/product/20");
  await page.getByRole("button", { name: "Buy now" }).tap();
  await page.waitForURL("**/checkout");
  await expect(page.getByRole("alert").filter({ hasText: "Your browser blocks cookies" })).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(Document.prototype, "cookie", { value: "", writable: true, configurable: true }),
  );
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText("Your browser blocks cookies")).toHaveCount(0);
});
