import { expect, test, visit } from "./shop-test.ts";

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`on screens ${width} wide, panels show what they sell whole, or nearly so`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/home-kids-fashion", "/home-plants", "/home-electronics-two", "/home-furniture-seven"]) {
      await visit(page, path);
      // Of a picture with the form of 4 to 5, as all of goods are.
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

test("the grid shows its goods whole on every screen", async ({ page }) => {
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
    for (const form of forms) expect.soft(Math.abs(form / (4 / 5) - 1), `${width} wide`).toBeLessThan(0.1);
  }
});

test("a home's first words begin where the shop's name above them does", async ({ page }) => {
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

test("on a tablet a window's first picture shows its product whole, or nearly so", async ({ page }) => {
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

test("on a tablet the words and the arrows of a slider begin where the page below them does", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const name of ["fashion-two", "fashion-five", "fashion-seven", "cosmetics", "furniture-three"]) {
    await visit(page, `/home-${name}`);
    const startOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().left);
    const start = await startOf("footer p");
    expect.soft(Math.abs((await startOf("main h1")) - start), `words of ${name}`).toBeLessThan(2);
    expect.soft(Math.abs((await startOf("main fieldset button")) - start), `arrows of ${name}`).toBeLessThan(2);
  }
});

test("the book that stands open on a shelf is seen whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/home-book-store-two");
  const cover = page.getByRole("listitem").filter({ hasText: "The Sunday Pantry" }).getByText("pages").first();
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toBeInViewport({ ratio: 1 });
});

test("on a phone no label with a price lies over what it names", async ({ page }) => {
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
    // Pictures of goods end with some empty ground.
    expect.soft(share, path).toBeLessThan(0.25);
  }
});

test("the window by colour shows none of its small things twice", async ({ page }) => {
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

test("the ways into a department show their goods whole", async ({ page }) => {
  for (const path of ["/home-fashion", "/home-flower-shop-two", "/home-furniture-seven", "/home-kids-fashion"]) {
    await visit(page, path);
    const forms = await page
      .locator("main a[href^='/subcategoryproduct/'] > img")
      .evaluateAll((pictures) => pictures.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    expect(forms.length, path).toBeGreaterThan(2);
    for (const form of forms) expect.soft(Math.abs(form / (4 / 5) - 1), path).toBeLessThan(0.1);
  }
});

test("the boxes of a first view are as tall before their pictures come as after", async ({ page }) => {
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

test("the window of price drops shows each thing once, and so does the one that measures its furniture", async ({
  page,
}) => {
  for (const [path, least] of [
    ["/home-electronics-three", 10],
    ["/home-furniture-six", 8],
  ] as const) {
    await visit(page, path);
    // The piece of the week has its turn whatever else is shown.
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
