import { expect, test, visit } from "./shop-test.ts";

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} px, panels show their products (almost) uncropped`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/home-kids-fashion", "/home-plants", "/home-electronics-two", "/home-furniture-seven"]) {
      await visit(page, path);
      // Compares with 4:5, the aspect ratio of all product pictures.
      const shares = await page.locator("main h2").evaluateAll((titles) =>
        titles
          .flatMap((title) => [...(title.parentElement?.parentElement?.querySelectorAll("img") ?? [])])
          .filter((picture) => picture.src.includes("products/"))
          .map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight) * (5 / 4))
          .map((form) => Math.min(form, 1 / form)),
      );
      expect(shares.length, path).toBeGreaterThan(0);
      for (const share of shares) expect.soft(share, path).toBeGreaterThan(0.75);
    }
  });

test("the grid shows its products uncropped at every width", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, "/home-grid-banner");
    const forms = await page
      .locator("main img")
      .evaluateAll((pictures) => pictures.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    expect(forms).toHaveLength(20);
    for (const form of forms) expect.soft(Math.abs(form / (4 / 5) - 1), `${width} px wide`).toBeLessThan(0.1);
  }
});

test("a home page's headline is aligned with the shop's name above", async ({ page }) => {
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

test("on a tablet, the first picture of a home page shows its product (almost) uncropped", async ({ page }) => {
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

test("on a tablet, a slider's headline and arrows are aligned with the page below", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const name of ["fashion-two", "fashion-five", "fashion-seven", "cosmetics", "furniture-three"]) {
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

test("the open book on a shelf is fully visible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/home-book-store-two");
  const cover = page.getByRole("listitem").filter({ hasText: "The Sunday Pantry" }).getByText("pages").first();
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toBeInViewport({ ratio: 1 });
});

test("on a phone, no price label covers what it names", async ({ page }) => {
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

test("the home page by colour shows no accessory twice", async ({ page }) => {
  await visit(page, "/home-fashion-five");
  const shown = await page
    .locator("main section:not(:has(h1)) img")
    .evaluateAll((pictures) =>
      pictures.map((one) => one.getAttribute("src")?.match(/accessories\/(.+)-\d+\.avif/)?.[1]),
    );
  const things = shown.filter((one) => one !== undefined);
  expect(things.length).toBeGreaterThan(8);
  expect([...new Set(things)]).toEqual(things);
});

test("category links show their products uncropped", async ({ page }) => {
  for (const path of ["/home-fashion", "/home-flower-shop-two", "/home-furniture-seven", "/home-kids-fashion"]) {
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

test("the home pages with price drops and furniture sizes show no product twice", async ({ page }) => {
  for (const [path, least] of [
    ["/home-electronics-three", 10],
    ["/home-furniture-six", 8],
  ] as const) {
    await visit(page, path);
    // The product of the week may repeat one shown elsewhere.
    const shown = await page
      .locator("main section:not([aria-roledescription]):not(:has(a:has-text('See the product'))) img")
      .evaluateAll((pictures) =>
        pictures.map((one) => one.getAttribute("src")?.match(/products\/(.+)-(?:front|cut)-\d+\.avif/)?.[1]),
      );
    const things = shown.filter((one) => one !== undefined);
    expect(things.length, path).toBeGreaterThanOrEqual(least);
    expect([...new Set(things)], path).toEqual(things);
  }
});
