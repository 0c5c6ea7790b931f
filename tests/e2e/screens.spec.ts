import { accessFaults, expect, shapeOf, test, visit, watchShifts } from "./shop-test.ts";

const screens = [
  "/",
  "/shop-grid-standard",
  "/shop-list-standard",
  "/categoryproduct/furniture",
  "/search?q=oak",
  "/product/1",
  "/product-sticky/20",
  "/product/8",
  "/checkout",
  "/order",
  "/withdraw",
  "/blog-standard",
  "/blog-details-standard?post=what-a-stoneware-glaze-is",
  "/about",
  "/contact",
  "/privacypolicy",
  "/homes",
];

for (const path of screens)
  for (const language of ["en", "ar"])
    test(`${path} in ${language} opens without a fault, a shift or a barrier`, async ({ page }) => {
      await watchShifts(page);
      await visit(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await shapeOf(page)).toEqual({ hasShifted: false, isWide: false });
      expect(await accessFaults(page)).toEqual([]);
    });
