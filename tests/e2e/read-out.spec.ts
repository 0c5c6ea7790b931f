import type { Page } from "@playwright/test";
import { everyScreen } from "./every-screen.ts";
import { devTools, expect, test, visit } from "./shop-test.ts";
import { countWords, headingThenButtons, wordsHeard } from "./words-heard.ts";

type Listening = { heard: string[] };

/** Records what live regions announce from now on, as a screen reader would. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    (window as unknown as Listening).heard = heard;
    const live = "[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]";
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(`${live}, [aria-live=off]`);
      if (region?.getAttribute("aria-live") === "off") return;
      const changed = region?.getAttribute("aria-atomic") === "false" ? element : region;
      const words = changed?.textContent?.replace(/\s+/g, " ").trim();
      if (words) heard.push(words);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") note(target);
        for (const node of addedNodes) note(node);
        // An alert is announced when inserted; a status region must exist before it changes.
        for (const node of addedNodes)
          if (node instanceof Element && node.matches("[role=alert], :has([role=alert])"))
            note(node.querySelector("[role=alert]") ?? node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** What was heard so far, without repetitions in a row: a region changes in several steps. */
async function heardBy(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => (window as unknown as Listening).heard);
  // Where the processor is slow, the page says that it has not loaded completely: so it is.
  const own = heard.filter((said) => !said.startsWith("This page has not loaded completely"));
  return own.filter((said, i) => said !== own[i - 1]);
}

/** Checks that an action announces something, ignoring earlier announcements. */
async function hears(page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Listening).heard.length = 0;
  });
  await act();
  const heard = () => page.evaluate(() => (window as unknown as Listening).heard);
  const isIt = (said: string) => (typeof words === "string" ? said.includes(words) : words.test(said));
  await expect.poll(async () => (await heard()).some(isIt), `${words} is announced`).toBe(true);
}

test.beforeEach(({ page }) => listen(page));

test("a listing announces its range after a filter, sort order, page, and without the filter", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const filter = page.getByRole("group", { name: "Department" }).getByRole("checkbox", { name: /^Fashion/ });
  await hears(page, "Showing 1–15 of 17", () => filter.check());
  await hears(page, "Showing 1–15 of 17, Price, low to high", () =>
    page.getByRole("combobox", { name: "Sort" }).selectOption("price-up"),
  );
  await hears(page, "Showing 16–17 of 17, Price, low to high", () =>
    page.getByRole("link", { name: "Next page" }).click(),
  );
  await expect(page.getByRole("region", { name: "Products" }), "the focus is on the new products").toBeFocused();
  await hears(page, "Showing 1–15 of 144", () => page.getByRole("link", { name: "Remove filter: Fashion" }).click());
});

test("the cart announces additions, quantities and removals, and a page its title", async ({ page }) => {
  await visit(page, "/product/77");
  await hears(page, /^Canvas Flap Backpack is now in your cart$/, () =>
    page.locator("main").getByRole("button", { name: "Add to cart", exact: true }).first().click(),
  );
  await page.keyboard.press("Escape");
  await hears(page, /^Wishlist · /, () =>
    page
      .getByRole("banner")
      .getByRole("link", { name: /^Wishlist/ })
      .click(),
  );
  await expect(page.getByRole("heading", { level: 1 }), "the heading has the focus").toBeFocused();
  await visit(page, "/cart");
  const more = page.getByRole("button", { name: /^Increase quantity/ });
  await hears(page, /^Quantity of Canvas Flap Backpack, 2\. Delivery Free\. Total €[\d.]+\.$/, () => more.click());
  await hears(page, /^Canvas Flap Backpack is no longer in your cart$/, () =>
    page.getByRole("button", { name: /^Remove Canvas Flap Backpack/ }).click(),
  );
});

test("suggestions announce their number, and errors their text", async ({ page, guard }) => {
  guard.allow(/status of 40[14]/);
  await visit(page, "/");
  const search = page.getByRole("combobox", { name: "Search" }).first();
  await hears(page, /^\d+ suggestions$/, () => search.pressSequentially("headph"));
  await hears(page, /^0 suggestions$/, () => search.fill("qqqqxx"));
  await visit(page, "/newsletter");
  await page.locator("main").getByLabel("E-mail address").fill("ida at example");
  await hears(page, "Enter an e-mail address in the form name@example.com.", () => page.keyboard.press("Enter"));
  await visit(page, "/login-register");
  await page.locator("#sign-in-email").fill("nobody@example.org");
  await page.locator("#sign-in-password").fill("four words in a row");
  await hears(page, "E-mail address and password do not match.", () => page.keyboard.press("Enter"));
});

test("a screen says nothing while it loads, and what changes is said once", async ({ page }) => {
  for (const path of ["/", "/product/77", "/search?q=oak", "/cart"]) {
    await visit(page, path);
    expect(await heardBy(page), path).toEqual([]);
  }
  await visit(page, "/product/77");
  await page.locator("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect.poll(() => heardBy(page)).toContain("Canvas Flap Backpack is now in your cart");
  const sentences = (await heardBy(page)).filter((said) => /Backpack|Added|View cart/.test(said));
  expect(sentences).toEqual(["Canvas Flap Backpack is now in your cart"]);
});

const live = "[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]";

test("no live region has anything in it at the start, on any screen", async ({ page, request }) => {
  const screens = everyScreen();
  // One after another: the shop turns visitors away who ask for all at once, and not these alone.
  const pages: { path: string; html: string }[] = [];
  for (const path of screens) pages.push({ path, html: await (await request.get(path)).text() });
  const full = await page.evaluate(
    ({ pages, live }) =>
      pages.flatMap(({ path, html }) => {
        const page = new DOMParser().parseFromString(html, "text/html");
        const said = [...page.querySelectorAll(`:is(${live}):not([hidden])`)].map(({ textContent }) =>
          textContent?.trim(),
        );
        return said.filter(Boolean).map((words) => `${path}: ${words}`);
      }),
    { pages, live },
  );
  expect(full).toEqual([]);
  for (const path of ["/home-fashion", "/home-furniture-seven", "/my-account", "/login-register", "/blog-standard"]) {
    await visit(page, path);
    const regions = page.locator(live);
    const said = (await regions.allTextContents()).map((words) => words.trim()).filter(Boolean);
    expect(
      said.filter((words) => !words.startsWith("This page has not loaded completely")),
      path,
    ).toEqual([]);
    expect(await heardBy(page), path).toEqual([]);
  }
});

test("a chooser of a home says once what a press changed", async ({ page }) => {
  const once = async (path: string, button: RegExp, said: RegExp) => {
    await visit(page, path);
    const control = page.locator("main").getByRole("button", { name: button }).first();
    await control.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await heardBy(page)).join("|"), `${path}: said`).toMatch(said);
    await page.waitForTimeout(400);
    expect(await heardBy(page), path).toHaveLength(1);
  };
  await once("/home-fashion", /: next$/, /^[^|]+, €[\d.]+\. Together: €[\d.]+$/);
  await once("/home-flower-shop-two", /^Increase quantity of/, /^Quantity of [^|]+, \d+\. \d+ stems, €[\d.]+$/);
  await once("/home-organic-food-two", /^Increase quantity of/, /^Quantity of [^|]+, \d+\. \d+ pieces, €[\d.]+$/);
});

test("a product is put into the cart after few words: its page read on, and its card in a list", async ({ page }) => {
  await visit(page, "/product/42");
  const whole = await wordsHeard(page, { to: /^Add to cart button/ });
  const notice = await wordsHeard(page, { from: /^Good to know/, to: /change your mind/ });
  expect(notice.length).toBeGreaterThan(1);
  expect(countWords(whole) - countWords(notice), whole.join("\n")).toBeLessThanOrEqual(145);
  const jumps = await headingThenButtons(page, /^Add to cart button/);
  expect(countWords(jumps), jumps.join("\n")).toBeLessThanOrEqual(16);
  await visit(page, "/categoryproduct/electronics");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Compare Jointed Arm Lamp" })).toHaveCount(1);
  const card = await wordsHeard(page, { from: /^Jointed Arm Lamp link/, to: /^Add Jointed Arm Lamp to cart/ });
  expect(countWords(card), card.join("\n")).toBeLessThanOrEqual(45);
  expect(card.join(" ")).toMatch(/Now €[\d.]+ , was €[\d.]+/);
});

test("no space stands alone beside a React text marker, where Chromium drops it from speech", async ({ request }) => {
  for (const path of everyScreen()) {
    const html = await (await request.get(path)).text();
    const alone = html.match(/(<!-- --> +<(?!br)|> +<!-- -->)[^<>]*/g) ?? [];
    expect.soft(alone, `${path}: join the space and the text before it into one string`).toEqual([]);
  }
});

test("no name is announced twice", { tag: "@long" }, async ({ page }) => {
  for (const path of ["/shop-list-standard", "/product/42", "/home-fashion-two"]) {
    await visit(page, path);
    const session = await devTools(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const twice = nodes.filter(({ name, description }) => name?.value && name.value === description?.value);
    expect
      .soft(
        twice.map(({ name }) => name?.value),
        path,
      )
      .toEqual([]);
  }
});

test("a product added to the comparison keeps the focus, and a notification is announced without earlier ones", async ({
  page,
}) => {
  await visit(page, "/product/42");
  const main = page.locator("main");
  const wish = main.getByRole("button", { name: "Wishlist", exact: true });
  await hears(page, "Jointed Arm Lamp", () => wish.click());
  await expect(page.getByText("Added To wishlist")).toBeVisible();
  const compare = main.getByRole("button", { name: "Compare", exact: true });
  await compare.focus();
  await hears(page, /^Jointed Arm Lamp is in your comparison$/, () => page.keyboard.press("Enter"));
  await expect(main.getByRole("button", { name: "In your comparison" })).toBeFocused();
  await expect(main.getByRole("button", { name: "In your comparison" })).toHaveAttribute("aria-disabled", "true");
});
