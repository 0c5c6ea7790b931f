import { shop } from "../../shop.config.ts";
import { accessFaults, expect, shapeOf, test, visit, watchShifts } from "./shop-test.ts";

const screens = [
  "/",
  "/shop-grid-standard",
  "/shop-list-standard",
  "/categoryproduct/furniture",
  "/search?q=oak",
  "/search?q=zzzz",
  "/product/1",
  "/product-sticky/20",
  "/product/8",
  "/cart",
  "/wishlist",
  "/compare",
  "/checkout",
  "/order",
  "/withdraw",
  "/login-register",
  "/forgetpassword",
  "/blog-standard",
  "/blog-details-standard?post=what-a-stoneware-glaze-is",
  "/about",
  "/contact",
  "/newsletter",
  "/privacypolicy",
  "/homes",
];

/** Screens of forms and lists that show little: met in one language to each direction. */
const plain = new Set([
  "/search?q=zzzz",
  "/cart",
  "/wishlist",
  "/compare",
  "/login-register",
  "/forgetpassword",
  "/newsletter",
]);

/** 320 is also what a desktop screen of 1280 has left at 400 per cent. */
const widths = [390, 1440, 320];

const others = shop.languages.filter((language) => !["en", "ar"].includes(language));

/** Every screen in both directions and in one of the other languages, at one of the widths in turn. */
for (const [i, path] of screens.entries())
  for (const [j, language] of ["en", "ar", others[i % others.length] ?? "en"].entries()) {
    if (j === 2 && plain.has(path)) continue;
    const width = widths[(i + j) % widths.length] ?? 390;
    test(`${path} in ${language}, ${width} wide, opens without a fault, a shift or a barrier`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 780 });
      await watchShifts(page);
      await visit(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await shapeOf(page)).toEqual({ hasShifted: false, isWide: false });
      expect(await accessFaults(page)).toEqual([]);
    });
  }

/** Long texts, at the width at which a line that breaks elsewhere would move what follows it on the first screen. */
const longTexts: readonly [path: string, width: number][] = [
  ["/blog-details-standard?post=caring-for-leather", 390],
  ["/blog-details-standard?post=five-coats-and-what-each-is-for", 1440],
  ["/accessibility", 1440],
  ["/delivery", 1440],
];

for (const [path, width] of longTexts)
  test(`${path} stands still when its fonts come late, ${width} wide`, async ({ page }) => {
    const fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const painted = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const hasInter = () =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family === "Inter" && status === "loaded"));
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 780 });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await painted();
    expect(await hasInter()).toBe(false);
    fonts.resolve();
    await expect.poll(hasInter).toBe(true);
    await painted();
    expect((await shapeOf(page)).hasShifted).toBe(false);
  });
