import { expect, test, visit } from "./shop-test.ts";

test("the home page by colour shows no accessory twice", { tag: "@long" }, async ({ page }) => {
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

test("the home pages with price drops and furniture sizes show no product twice", { tag: "@long" }, async ({
  page,
}) => {
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
