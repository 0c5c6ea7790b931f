import { expect, test, visit } from "./shop-test.ts";

/** A phone, a tablet and a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test("panels show their products (almost) uncropped at every width", { tag: "@long" }, async ({ page }) => {
  for (const path of ["/home-kids-fashion", "/home-plants", "/home-electronics-two", "/home-furniture-seven"]) {
    await visit(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Compares with 4:5, the aspect ratio of all product pictures.
      const shares = await page.locator("main h2").evaluateAll((titles) =>
        titles
          .flatMap((title) => [...(title.parentElement?.parentElement?.querySelectorAll("img") ?? [])])
          .filter((picture) => picture.src.includes("products/"))
          .map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight) * (5 / 4))
          .map((form) => Math.min(form, 1 / form)),
      );
      const label = `${path}, ${size.width} px wide`;
      expect(shares.length, label).toBeGreaterThan(0);
      for (const share of shares) expect.soft(share, label).toBeGreaterThan(0.75);
    }
  }
});

test("the grid shows its products uncropped at every width", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/home-grid-banner");
  for (const size of sizes) {
    await page.setViewportSize(size);
    const forms = await page
      .locator("main img")
      .evaluateAll((pictures) => pictures.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    expect(forms).toHaveLength(20);
    for (const form of forms) expect.soft(Math.abs(form / (4 / 5) - 1), `${size.width} px wide`).toBeLessThan(0.1);
  }
});

test("a home page's headline is aligned with the shop's name above", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/home-fashion", "/home-fashion-three", "/home-furniture", "/home-pet-food"]) {
    await visit(page, path);
    const starts = await page
      .locator("header a[href='/'], main h1")
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth > 0 || one.getClientRects().length > 0)
          .map((one) => one.getBoundingClientRect().left),
      );
    const [name = 0, words = Number.NaN] = starts;
    expect.soft(Math.abs(words - name), path).toBeLessThan(2);
  }
});

test("on a tablet, the first picture of a home page shows its product (almost) uncropped", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const name of ["fashion-three", "fashion-five", "furniture-four", "auto-parts", "organic-food-two"]) {
    await visit(page, `/home-${name}`);
    const form = await page
      .locator("main img")
      .first()
      .evaluate(({ clientWidth, clientHeight }) => (clientWidth / clientHeight) * (5 / 4));
    expect.soft(Math.min(form, 1 / form), name).toBeGreaterThan(0.75);
  }
});

test("on a tablet, a slider's headline and arrows are aligned with the page below", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const name of ["fashion-two", "fashion-five", "cosmetics", "furniture-three"]) {
    await visit(page, `/home-${name}`);
    const startOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().left);
    const start = await startOf("footer p");
    expect.soft(Math.abs((await startOf("main h1")) - start), `headline of ${name}`).toBeLessThan(2);
    expect.soft(Math.abs((await startOf("main fieldset button")) - start), `arrows of ${name}`).toBeLessThan(2);
  }
});

test("the open book on a shelf is fully visible on a phone", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/home-book-store-two");
  const cover = page.getByRole("listitem").filter({ hasText: "The Sunday Pantry" }).getByText("pages").first();
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toBeInViewport({ ratio: 1 });
});

test("on a phone, no price label covers what it names", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, pictures, labels] of [
    ["/home-kids-fashion?lng=ar", "section:has(h1) li img", "section:has(h1) li a > div"],
    ["/home-electronics-two", "[role=tabpanel] img", "[role=tabpanel] a[href^='/product/']"],
    ["/home-pet-food", "section:has(h1) div:last-of-type > img", "section:has(h1) a[href^='/product/']"],
  ] as const) {
    await visit(page, path);
    const labelled = page.locator(labels).first();
    const picture = await page.locator(pictures).first().boundingBox();
    const label = await labelled.boundingBox();
    const share = picture && label ? (picture.y + picture.height - label.y) / picture.height : Number.NaN;
    // Product pictures have some empty background at the bottom.
    expect.soft(share, path).toBeLessThan(0.25);
  }
});

test("category links show their products uncropped", { tag: "@long" }, async ({ page }) => {
  for (const path of ["/home-fashion", "/home-fashion-two", "/home-kids-fashion"]) {
    await visit(page, path);
    const forms = await page
      .locator("main a[href^='/subcategoryproduct/'] > img")
      .evaluateAll((pictures) => pictures.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    expect(forms.length, path).toBeGreaterThan(2);
    for (const form of forms) expect.soft(Math.abs(form / (4 / 5) - 1), path).toBeLessThan(0.1);
  }
});

test("the boxes of the initial viewport keep their height when their pictures load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = () =>
    page.locator("section:has(h1) > ul > li").evaluateAll((boxes) => boxes.map((one) => one.clientHeight));
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route("**/*.avif", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/home-electronics-three", { waitUntil: "domcontentloaded" });
  await expect(page.locator("h1")).toBeVisible();
  const before = await heights();
  letThrough();
  await page.waitForLoadState();
  expect(before).toHaveLength(6);
  expect(await heights()).toEqual(before);
});

test("on a phone, the scene at the top of a home page keeps its goods in view", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The goods of each scene stand between these shares of its width.
  for (const [name, from, to] of [
    ["book-store-two", 0.28, 0.98],
    ["electronics-two", 0.24, 0.98],
    ["fashion-six", 0.09, 0.91],
    ["furniture", 0.24, 0.98],
    ["furniture-five", 0.11, 0.93],
    ["furniture-seven", 0.13, 0.95],
    ["handmade", 0.19, 0.97],
    ["organic-food", 0.13, 0.97],
  ] as const) {
    await visit(page, `/home-${name}`);
    const [start = Number.NaN, end = Number.NaN] = await page
      .locator("main img[src*='/scenes/']")
      .first()
      .evaluate((picture) => {
        const shown = Math.min(1, picture.clientWidth / picture.clientHeight / (3 / 2));
        const before = (1 - shown) * (Number.parseFloat(getComputedStyle(picture).objectPosition) / 100);
        return [before, before + shown];
      });
    expect.soft(start, name).toBeLessThan(from);
    expect.soft(end, name).toBeGreaterThan(to);
  }
});

test("the lookbook's row of other coats is as wide as the page", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/home-fashion-two");
  const row = page.locator("main section", { has: page.getByRole("heading", { name: "The other coats" }) });
  const last = await row.getByRole("article").last().boundingBox();
  const whole = await row.getByRole("list").first().boundingBox();
  expect((whole?.x ?? 0) + (whole?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeLessThan(12);
});

test("a home page's only journal post is shown with its picture", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/home-cake-shop");
  await expect(page.locator("main a[href*='/blog-details'] img")).toHaveCount(1);
});

test("the arrow of a link stands beside its last word", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, label] of [
    ["/home-organic-food-two", "Larder goods"],
    ["/home-pet-food", "Everything with salmon"],
    ["/home-organic-food-two?lng=ar", ""],
  ] as const) {
    await visit(page, path);
    const gaps = await page.locator("main li a:has(svg.inline-block)", { hasText: label }).evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.querySelector("span")?.firstChild ?? link);
        const last = [...words.getClientRects()].at(-1);
        const arrow = link.querySelector("svg")?.getBoundingClientRect();
        if (!last || !arrow) return Number.NaN;
        const isBeside = arrow.top < last.bottom && arrow.bottom > last.top;
        return isBeside ? Math.max(arrow.left - last.right, last.left - arrow.right) : Number.NaN;
      }),
    );
    expect(gaps.length, path).toBeGreaterThan(0);
    for (const gap of gaps) expect.soft(gap, path).toBeLessThan(16);
  }
});

test("on wide screens, the bouquet is not enlarged beyond its size", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, "/home-flower-shop");
  const width = await page
    .locator("main img")
    .first()
    .evaluate((one) => one.clientWidth);
  expect(width).toBeLessThanOrEqual(960);
});
