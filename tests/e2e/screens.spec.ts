import { accessFaults, expect, test, visit } from "./shop-test.ts";

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
      await page.addInitScript(() => {
        const state = window as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await visit(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const { shift, isWide } = await page.evaluate(() => ({
        shift: (window as unknown as { shift: number }).shift,
        isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      expect(shift, "layout shift").toBeLessThan(0.005);
      expect(isWide, "wider than the screen").toBe(false);
      expect(await accessFaults(page)).toEqual([]);
    });
