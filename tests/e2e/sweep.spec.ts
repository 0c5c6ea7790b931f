import type { Page } from "@playwright/test";
import { shop } from "../../shop.config.ts";
import { isLong } from "../is-long.ts";
import { englishIn, isUntranslatedIn } from "./catalogue-words.ts";
import { inGroups, type View, viewsOfHomes, viewsOfScreens } from "./every-view.ts";
import {
  accessibilityViolations,
  devTools,
  expect,
  isSettled,
  saveData,
  shapeOf,
  test,
  visitFirst,
  visitWithoutTouching,
  watchShifts,
} from "./shop-test.ts";
import { cutTexts, latinTexts, smallTexts } from "./texts-on-screen.ts";

/** Answers to addresses that name nothing, such as `/pay/x`. */
const refused = /status of (400|404|422).*(\/api\/|\/x\b)/;
/** A browser shows a larger version of a picture that it has from the page before, instead of the preloaded one. */
const otherPicture = isLong ? /^$/ : /preloaded using link preload but not used/;
const PER_VIEW_MS = 20_000;

/** Nothing that is fetched ahead is looked at here; `npm run test:long` sees that it moves nothing, either. */
async function prepare(page: Page): Promise<void> {
  await watchShifts(page);
  if (!isLong) await saveData(page);
}

/** Opens a view as on a first visit, and expects it to be stable, accessible, whole and in its language. */
async function sweep(page: Page, { path, language, width }: View): Promise<void> {
  const label = `${path} in ${language}, ${width} px wide`;
  await page.setViewportSize({ width, height: width === 1440 ? 900 : 780 });
  await visitFirst(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  await isSettled(page);
  expect.soft(await shapeOf(page), label).toEqual({ shifts: [], isWide: false });
  expect.soft(await page.locator("html").getAttribute("dir"), label).toBe(language === "ar" ? "rtl" : "ltr");
  await expect(page.getByRole("heading", { level: 1 }), label).toHaveCount(1);
  expect.soft(await accessibilityViolations(page), label).toEqual([]);
  expect.soft(await cutTexts(page), `${label}: clipped`).toEqual([]);
  expect.soft(await smallTexts(page), `${label}: small`).toEqual([]);
  if (language !== shop.fallbackLanguage)
    expect.soft(await foreignTexts(page, language), `${label}: untranslated, or English without a mark`).toEqual([]);
}

async function foreignTexts(page: Page, language: string): Promise<string[]> {
  const texts = await latinTexts(page);
  return texts.filter((text) => isUntranslatedIn(language, text) || (language === "ar" && englishIn(text)));
}

const titleOf = (group: readonly View[][]) => group.map(([first]) => first?.path).join(" ");

test.describe("stable, accessible, whole and translated at each width, in Arabic and another language:", () => {
  for (const group of inGroups(viewsOfScreens, 4))
    test(titleOf(group), async ({ page, guard }) => {
      const views = group.flat();
      test.setTimeout(views.length * PER_VIEW_MS);
      guard.allow(refused);
      guard.allow(otherPicture);
      await prepare(page);
      for (const view of views) await sweep(page, view);
    });
});

test.describe("home pages, stable, accessible, whole and translated, on a phone, a tablet and a desktop:", () => {
  // Without motion, no colour transition is running when contrast is checked.
  test.use({ hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  for (const group of inGroups(viewsOfHomes, 4))
    test(titleOf(group), async ({ page, guard }) => {
      guard.allow(otherPicture);
      test.setTimeout(group.flat().length * PER_VIEW_MS);
      await prepare(page);
      for (const view of group.flat()) {
        await sweep(page, view);
        if (view.width !== 390) continue;
        for (const [width, height] of [
          [820, 1180],
          [844, 390],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          const found = await cutTexts(page);
          expect.soft(found, `${view.path} in ${view.language}, ${width} px wide`).toEqual([]);
        }
      }
    });
});

test("a slow phone paints a page once it is whole, without a layout shift", async ({ page, guard }) => {
  guard.allow(otherPicture);
  const session = await devTools(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.setViewportSize({ width: 390, height: 780 });
  await watchShifts(page);
  for (const path of [
    "/home-valentines-day",
    "/home-flower-shop-two",
    "/terms?lng=ar",
    "/home-organic-food-two?lng=ar",
  ]) {
    await visitFirst(page, path);
    expect(await shapeOf(page), path).toEqual({ shifts: [], isWide: false });
  }
});

test.describe("a page nobody has touched starts by itself, without a layout shift:", () => {
  test("the main home page, whose cart opens then", async ({ page }) => {
    await watchShifts(page);
    await visitWithoutTouching(page, "/");
    await isSettled(page);
    expect(await shapeOf(page)).toEqual({ shifts: [], isWide: false });
    await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
    await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
  });

  test("a listing, which can be filtered then", async ({ page }) => {
    await watchShifts(page);
    await visitWithoutTouching(page, "/shop-grid-standard");
    await isSettled(page);
    expect(await shapeOf(page)).toEqual({ shifts: [], isWide: false });
    await page.getByRole("checkbox", { name: "Cakes" }).first().click();
    await expect(page.getByText("Showing 1–15 of 16").first()).toBeVisible();
  });

  test("a product, which can be bought then", async ({ page }) => {
    await watchShifts(page);
    await visitWithoutTouching(page, "/product/42");
    await isSettled(page);
    expect(await shapeOf(page)).toEqual({ shifts: [], isWide: false });
    await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await expect(page.getByText("Added To Cart").first()).toBeVisible();
  });
});
