import type { Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { everyScreen } from "./every-screen.ts";
import { expect, test } from "./shop-test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a visitor finds, sorts, filters, changes pages, reads a product, searches and reads the journal", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("noscript p").first()).toHaveText(/^You can browse without JavaScript/);
    await page.getByRole("link", { name: "All products" }).first().click();
    await expect(page.locator("main article")).toHaveCount(15);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("Showing 16–30 of 144").first()).toBeVisible();

    await page.locator("[name=department][value=fashion]").check();
    await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price, low to high" });
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/department=fashion/);
    await expect(page.getByText("Showing 1–15 of 17").first()).toBeVisible();
    await expect(page.locator("[name=department][value=fashion]")).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("price-up");
    await page.getByRole("link", { name: "Remove filter: Fashion" }).click();
    await expect(page).not.toHaveURL(/department=/);

    await page.goto("/product/1");
    for (const text of [
      "€170.10",
      "Eight buttons, wide lapels",
      "Material",
      "Pea coats were cut short",
      "What we think of it",
    ])
      await expect(page.locator("main").getByText(text).first(), text).toBeVisible();
    await expect(page.locator("main img").first()).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Fashion" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fashion" })).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page
      .getByRole("main")
      .getByRole("combobox", { name: /Search/ })
      .fill("olive");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("link", { name: "Potted Olive Tree" })).toBeVisible();

    await page.goto("/blog-standard");
    await page.locator("main article").getByRole("link").first().click();
    await expect(page.locator("main article, main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });

  test("a shopper withdraws from a contract: mistakes are beside the fields, and what was typed stays", async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await page.goto("/withdraw");
    const main = page.locator("main");
    await main.getByLabel("Your name").fill(shopper.name);
    await main.getByLabel("Order number").fill(" ");
    await main.getByLabel("E-mail address").fill(shopper.email);
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Order number")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Your name")).toHaveValue(shopper.name);
    await page.getByLabel("Order number").fill("V-7KQ4-M2XD");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Check and confirm" })).toBeVisible();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeVisible();
  });

  test("no page shows a dead button, and forms that need scripts say so", async ({ page, guard }) => {
    guard.allow(/status of 4(04|22|00)/);
    // Scripts preloaded by the HTML head, which this browser refuses.
    guard.allow(/assets\/\S+\.js csp$/);
    test.setTimeout(180_000);
    const faults: string[] = [];
    // Home pages share the same buttons, so only every fourth is tested.
    const paths = everyScreen().filter((path, i) => !path.startsWith("/home-") || i % 4 === 0);
    for (const path of paths) {
      await page.goto(path);
      const found = await page.evaluate(() => {
        const shown = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
        const isSent = (form: HTMLFormElement | null) => form?.hasAttribute("action") === true;
        return [
          ...shown("button").filter((one) => !isSent((one as HTMLButtonElement).form) && !one.querySelector("img")),
          ...shown("form input, form select, form textarea").filter((one) => !isSent((one as HTMLInputElement).form)),
          ...shown("form").filter(
            (one) => !isSent(one as HTMLFormElement) && !one.innerText.includes("needs JavaScript"),
          ),
        ].map((one) => `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent?.trim()}`.slice(0, 60));
      });
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test("what is typed before scripts load stays out of the URL, and is submitted afterwards", async ({ page, guard }) => {
  guard.allow(/status of 401/);
  const release = await holdScripts(page);
  await page.goto("/login-register");
  await page.locator("#sign-in-email").fill("nobody@example.org");
  await page.locator("#sign-in-password").fill("four words in a row");
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();
  await expect(page.getByText("E-mail address and password do not match.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("every field keeps what was typed before scripts load", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Your name").fill("Ida Sommer");
  await page.getByLabel("Your e-mail address").first().fill("ida@example.org");
  await page.getByLabel("Your message").fill("Is it deep enough for two?");
  release();
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Ida Sommer");
  await expect(page.getByLabel("Your message")).toHaveValue("Is it deep enough for two?");
});

/** Delays the shop's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
