import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addToCart } from "./buying.ts";
import { accessibilityViolations, expect, saveData, test, visit, visitFirst } from "./shop-test.ts";

// No state is one of what is fetched ahead.
test.beforeEach(({ page }) => saveData(page));

type Say = (sentence: string) => string;
type State = { name: string; path: string; open: (page: Page, say: Say) => Promise<void> };

function sayIn(language: string): Say {
  const words = JSON.parse(readFileSync(`public/locales/${language}/common.json`, "utf8")) as Record<string, string>;
  return (sentence) => words[sentence] ?? sentence;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const dialog = (page: Page) => expect(page.locator("dialog[open]")).toBeVisible();
const submit = async (page: Page) => {
  await page.locator("main form:visible button[type=submit]").first().click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
};
/** Adds a product to the cart and waits for the notification. */
const buy = async (page: Page, say: Say) => {
  await page
    .locator("main")
    .getByRole("button", { name: say("Add to cart"), exact: true })
    .first()
    .click();
  await expect(page.getByText(say("Added To Cart")).first()).toBeVisible();
};

/** Page states that only a shopper's actions lead to. */
const states: readonly State[] = [
  {
    name: "the menu, a department open",
    path: "/",
    async open(page, say) {
      await press(page, say("Menu"));
      await dialog(page);
      await page.locator("dialog[open] summary").first().click();
    },
  },
  {
    name: "the cart's drawer, empty",
    path: "/about",
    async open(page, say) {
      await press(page, say("Cart"));
      await dialog(page);
    },
  },
  { name: "a notification that something is in the cart", path: "/product/42", open: buy },
  {
    name: "the cart's drawer, filled",
    path: "/product/42",
    async open(page, say) {
      await buy(page, say);
      if ((await page.locator("dialog[open]").count()) === 0)
        await page.locator("header button[aria-haspopup=dialog]").last().click();
      await dialog(page);
    },
  },
  {
    name: "the viewer of pictures",
    path: "/product/42",
    async open(page, say) {
      await page
        .locator("main")
        .getByRole("button", { name: say("Full screen") })
        .first()
        .click();
      await dialog(page);
    },
  },
  {
    name: "a product of which a size is sold out",
    path: "/product/1",
    async open(page) {
      await page.locator("main fieldset label").last().click();
    },
  },
  {
    name: "the filters",
    path: "/shop-grid-standard",
    async open(page, say) {
      await press(page, say("Filter"));
      await dialog(page);
    },
  },
  {
    name: "a listing without a product",
    path: "/shop-grid-standard?department=plant&colour=brown&max=1",
    open: async (page) => expect(page.locator("main article")).toHaveCount(0),
  },
  {
    name: "suggestions of the search",
    path: "/search",
    async open(page) {
      await page.getByRole("combobox").last().fill("headph");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { name: "mistakes at signing in", path: "/login-register", open: submit },
  { name: "mistakes in a message", path: "/contact", open: submit },
  { name: "mistakes at looking an order up", path: "/order", open: submit },
  { name: "mistakes in a withdrawal", path: "/withdraw", open: submit },
  {
    name: "mistakes at checkout",
    path: "/product/42",
    async open(page, say) {
      await buy(page, say);
      await visit(page, "/checkout");
      await page.locator("main button[type=submit]").last().click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
];

/** `npm run test:long` opens each state in both directions, `npm test` in one of them by turns. */
const languagesOf = (turn: number) => (process.env["TEST_LONG"] === "1" ? ["en", "ar"] : [turn % 2 ? "ar" : "en"]);

test.describe("on a phone, free of accessibility violations in en or ar", () => {
  test.use({ viewport: { width: 390, height: 780 } });
  for (const [turn, { name, path, open }] of states.entries())
    test(name, async ({ page }) => {
      for (const language of languagesOf(turn)) {
        await visitFirst(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
        await open(page, sayIn(language));
        expect.soft(await accessibilityViolations(page), language).toEqual([]);
      }
    });
});

const shown = ["/", "/shop-grid-standard", "/product/1", "/checkout"];

test("text with increased spacing is not clipped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  for (const path of shown) {
    await visit(page, path);
    const cut = await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [spaced];
      const isHidden = (one: Element) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false;
      const cuts = [...document.querySelectorAll("body *")].filter((one) => {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const hasText = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText || isHidden(one) || (position === "absolute" && one.clientWidth <= 1)) return false;
        const isDown = /hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2;
        const isAcross = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 2;
        return isDown || isAcross;
      });
      const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      return [
        ...(isWide ? ["the screen is wider than the window"] : []),
        ...cuts.map((one) => `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 60)}`),
      ];
    });
    expect.soft(cut, path).toEqual([]);
  }
});

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 780 });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 20)
        .map((animation) => {
          const target = (animation.effect as KeyframeEffect | null)?.target;
          const what =
            animation instanceof CSSTransition
              ? animation.transitionProperty
              : (animation as CSSAnimation).animationName;
          return `${what} of ${target?.tagName}.${target?.className}`;
        })
        // Colour and opacity transitions are not motion.
        .filter(
          (label) =>
            !/^(color|background-color|border-.*color|text-decoration-color|fill|stroke|opacity|outline-color)/.test(
              label,
            ),
        ),
    );
  for (const path of [...shown, "/shop-list-standard"]) {
    await visit(page, path);
    expect.soft(await moving(), path).toEqual([]);
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect.soft(await moving(), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await visit(page, "/product/42");
  await buy(page, (sentence) => sentence);
  expect.soft(await moving(), "cart").toEqual([]);
});

test("in a window as low as at 400% zoom, bars do not stick and nothing overlaps", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await addToCart(page, "42");
  for (const path of ["/shop-grid-standard", "/product/1", "/cart", "/home-cosmetics", "/home-onepage-scroll"]) {
    await visit(page, path);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }));
    const bars = page.locator("body > header, [data-bottom-bar], main .sticky:not(th)");
    const inSight = await bars.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && ["sticky", "fixed"].includes(getComputedStyle(one).position))
        .map((one) => one.className),
    );
    expect.soft(inSight, path).toEqual([]);
  }
  const panel = page.locator(".snap-panel").first();
  const boxes = await panel
    .getByRole("link")
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(box.bottom <= other.top || other.bottom <= box.top).toBe(true);
});
