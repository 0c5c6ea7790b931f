/**
 * `npm run homes:sheet [-- name ...]`: takes screenshots of all home pages of the built shop (or the named ones) at
 * 1440 and 390 pixels, arranges them in `.cache/homes-sheet/`, and updates the pictures of the index of home pages.
 */
import { mkdirSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { chooseHomes, type OpenHome } from "../app/showcase/homes/open-homes.ts";
import { openBrowser } from "../bench/browser.ts";
import { startShop } from "../bench/shop-process.ts";
import { composeSheet } from "./compose-sheet.ts";

const folder = ".cache/homes-sheet";
const pictures = "public/pictures/homes";
const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const all = chooseHomes({ main: "department-store", open: "all" });
const named = process.argv.slice(2);
const wanted = all.filter(({ key }) => named.length === 0 || named.includes(key));

/** Forces lazy pictures to load and waits for all of them. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, { polling: 100 });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

async function take(browser: Browser, base: string, { key, path }: OpenHome, viewport: (typeof views)[number]) {
  const context = await browser.newContext({ viewport, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${base}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "yes", undefined, { polling: 100 });
  await seeAll(page);
  await page.screenshot({ path: `${folder}/${key}-${viewport.width}.jpg`, fullPage: true, type: "jpeg", quality: 90 });
  await context.close();
}

/** Generates a home page's thumbnail in the two sizes used. */
async function makePictures({ key }: OpenHome): Promise<void> {
  const { width, height } = views[0];
  const first = await sharp(`${folder}/${key}-${width}.jpg`).extract({ left: 0, top: 0, width, height }).toBuffer();
  for (const size of [320, 640])
    await sharp(first).resize(size).avif({ quality: 45, effort: 4 }).toFile(`${pictures}/${key}-${size}.avif`);
}

mkdirSync(folder, { recursive: true });
mkdirSync(pictures, { recursive: true });
const shop = await startShop();
const browser = await openBrowser();
for (const home of wanted) {
  for (const view of views) await take(browser, shop.base, home, view);
  await makePictures(home);
}
await browser.close();
await shop.stop();
for (const { width } of views)
  console.info(
    await composeSheet(
      all.map(({ key }) => ({ name: key, file: `${folder}/${key}-${width}.jpg` })),
      `${folder}/${width}.png`,
      width === 390 ? 195 : 360,
    ),
  );
