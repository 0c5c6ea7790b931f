import { shop } from "../../shop.config.ts";
import { addToCart } from "./buying.ts";
import { devTools, expect, isWide, shiftsOf, test, visit, visitFirst, watchShifts } from "./shop-test.ts";

test("on phones two products are compared without horizontal scrolling, features above values", {
  tag: "@long",
}, async ({ page }) => {
  await visit(page, "/compare?ids=23,24");
  const table = page.getByRole("table", { name: "Products side by side" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(table.getByRole("rowheader", { name: "Price" })).toBeVisible();
    const { isInside, areAbove } = await table.evaluate((element) => {
      const boxOf = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
      const rows = [...element.querySelectorAll("tbody tr:has(th)")];
      return {
        isInside: [...element.querySelectorAll("th, td")].every((cell) => boxOf(cell).right <= innerWidth),
        areAbove: rows.map((row) => {
          const values = [...row.querySelectorAll("td > *")].map((value) => boxOf(value).top);
          return boxOf(row.querySelector("th span")).bottom <= Math.min(...values) + 1;
        }),
      };
    });
    expect(isInside, `${width} px wide`).toBe(true);
    expect(new Set(areAbove), `${width} px wide`).toEqual(new Set([true]));
  }
});

test("pages that start with their title start at the same position", { tag: "@long" }, async ({ page }) => {
  const paths = [
    "/cart",
    "/wishlist",
    "/compare",
    "/checkout",
    "/success",
    "/order",
    "/newsletter",
    "/offline",
    "/about",
  ];
  const widths = [390, 1440];
  const places = new Set<string>();
  for (const path of paths) {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole("heading", { level: 1 }).boundingBox();
      places.add(`${width} px wide: ${box?.x} ${box?.y}`);
    }
  }
  expect([...places], "one for each width").toHaveLength(widths.length);
});

test("a full-width listing is aligned with header and footer", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, "/shop-grid-full-width");
  const startOf = async (name: string) => (await page.getByRole("link", { name }).first().boundingBox())?.x;
  const { x: title } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  expect(title).toBeLessThan(100);
  expect(await startOf(shop.name)).toBe(title);
  expect((await page.getByRole("contentinfo").getByText(shop.name).first().boundingBox())?.x).toBe(title);
});

test("on a phone in landscape, products are in a department's initial viewport", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visitFirst(page, "/categoryproduct/furniture");
  const product = await page.getByRole("region", { name: "Products" }).getByRole("listitem").first().boundingBox();
  expect(product?.y).toBeLessThan(300);
});

/** Long texts, at the width where a different line break would move what follows in the initial viewport. */
const longTexts: readonly [path: string, width: number][] = [
  ["/blog-details-standard?post=caring-for-leather", 390],
  ["/accessibility", 1440],
  ["/delivery", 1440],
];

/** Without a browser's windows, Chromium finds no local Arial, which has the widths of the typeface that comes late. */
const isWhole = process.env["TEST_LONG"] === "1";
const another: [string, number] = ["/blog-details-standard?post=five-coats-and-what-each-is-for", 1440];

for (const [path, width] of isWhole ? [...longTexts, another] : longTexts)
  test(`${path} has no layout shift when fonts load late, ${width} px wide`, async ({ page }) => {
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
    expect(await shiftsOf(page)).toEqual([]);
  });

/** Pages whose rows would overflow first. */
const tight = ["/shop-list-standard", "/categoryproduct/furniture", "/product/20", "/cart", "/checkout", "/wishlist"];
const tightHomes = ["plants", "fashion-seven", "furniture-six", "electronics-three", "auto-parts", "black-friday"];

test("at twice the font size, a phone shows every page without horizontal scrolling", async ({ page }) => {
  const session = await devTools(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await addToCart(page, "20");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/shop-grid-standard?lng=de");
  const order = page.getByRole("combobox", { name: "Sortieren" }).filter({ visible: true });
  const room = await order.evaluate((one: HTMLSelectElement) => {
    const { font, paddingInlineEnd } = getComputedStyle(one);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = font;
    const word = one.selectedOptions[0]?.text ?? "";
    return one.clientWidth - Number.parseFloat(paddingInlineEnd) - (pen?.measureText(word).width ?? Number.NaN);
  });
  expect(room, "the selected sort order is not clipped").toBeGreaterThanOrEqual(0);
  await visit(page, "/?lng=en");
  // Stored when the page is idle: one opened before would open again in the language that was chosen.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("i18next=en");
  for (const path of ["/", "/shop-grid-standard", ...tight, ...tightHomes.map((name) => `/home-${name}`)]) {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await isWide(page), `${path}, ${width} px wide`).toBe(false);
    }
  }
});
