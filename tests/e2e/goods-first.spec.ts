import { listingLayouts } from "../../app/features/listing/listing-layouts.ts";
import { expect, test, visit } from "./shop-test.ts";

const chips = "colour=green&sale=1";
const listings = [
  ...Object.keys(listingLayouts).flatMap((layout) => [`/${layout}`, `/${layout}?${chips}`]),
  "/categoryproduct/fashion",
  "/categoryproduct/organic-food",
  "/categoryproduct/furniture?sale=1",
  "/subcategoryproduct/coats",
  "/tagproduct/wool",
  "/search?q=oak",
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`every listing begins with goods: picture, name and price of the first row are in view, ${width} px wide`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of listings) {
      await visit(page, path);
      const first = page.locator("#listing-results article").first();
      const ends = await Promise.all(
        [first.locator("img").first(), first.getByRole("heading"), first.locator(".money").first()].map((part) =>
          part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
        ),
      );
      expect.soft(Math.max(...ends), `where the first product of ${path} ends`).toBeLessThanOrEqual(height);
    }
  });

test("the footer of a phone is folded, with the links that the law wants outside the folds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/shop-grid-standard");
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThan(720);
  for (const name of ["Withdraw from contract here", "Imprint", "Privacy", "Deutsch"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
  const contact = footer.getByRole("link", { name: "Contact", exact: true });
  await expect(contact).toBeHidden();
  await footer.getByText("Help", { exact: true }).locator("visible=true").press("Enter");
  await expect(contact).toBeVisible();
});
