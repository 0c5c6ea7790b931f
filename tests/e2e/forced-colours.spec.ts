import { addToCart } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";

test("in forced colours, selected options are marked, swatches keep their colours, and controls have borders", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/product/1");
  const options = page.locator("main fieldset label:has(input:not(:disabled))");
  expect(await options.count()).toBeGreaterThanOrEqual(2);
  await options.first().click();
  const looks = await options.evaluateAll((all) =>
    all.map((one) => {
      const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle } = getComputedStyle(one);
      return {
        isChosen: one.matches(":has(:checked)"),
        outline: `${outlineStyle} ${outlineWidth}`,
        border: `${borderTopStyle} ${borderTopWidth}`,
      };
    }),
  );
  const chosen = looks.filter(({ isChosen }) => isChosen);
  const others = looks.filter(({ isChosen }) => !isChosen);
  expect(chosen.length).toBeGreaterThan(0);
  for (const { outline } of chosen) expect(outline).toMatch(/^solid [2-9]px/);
  for (const { outline } of others) expect(outline).toMatch(/^none/);
  const dots = page.locator("main fieldset label span[class*='--dot-']");
  const colours = await dots.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(colours.length).toBeGreaterThanOrEqual(2);
  expect(new Set(colours).size, "each swatch shows its own colour").toBe(colours.length);
  const edges = await page
    .getByRole("button", { name: "Add to cart", exact: true })
    .first()
    .evaluate((one) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
      return `${borderTopStyle} ${borderTopWidth}`;
    });
  expect(edges).toMatch(/^solid [1-9]/);
  const stars = page.locator("main svg .fill-ink").first();
  expect(await stars.evaluate((one) => getComputedStyle(one).fill), "stars have the text colour").toBe(
    await page.locator("h1").evaluate((one) => getComputedStyle(one).color),
  );
});

test("in forced colours, the selected tab's outline is whole, and a header over a picture is opaque", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/product/1");
  const tab = page.getByRole("tab", { selected: true });
  await tab.scrollIntoViewIfNeeded();
  const reach = await tab.evaluate((one) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(one);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(reach, "the row clips what is outside the tab").toBeLessThanOrEqual(0);
  await visit(page, "/home-cosmetics");
  const ground = await page.locator("body > header").evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(ground).toBe("rgb(0, 0, 0)");
});

test("in forced colours, the progress towards free delivery has a border and keeps its colours", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await addToCart(page, "34");
  await visit(page, "/cart");
  const look = await page.locator("main progress").evaluate((one) => {
    const { borderTopStyle, forcedColorAdjust } = getComputedStyle(one);
    return [borderTopStyle, forcedColorAdjust];
  });
  expect(look).toEqual(["solid", "none"]);
});

test("in forced colours, the typed letters are visible in search suggestions", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/search");
  await page.locator("main").getByRole("combobox").pressSequentially("lea");
  const typed = page.getByRole("option").getByText("lea", { exact: true });
  await expect(typed.first()).toBeVisible();
  const colours = await typed.evaluateAll((all) =>
    all.map((one) => [one, one.parentElement ?? one].map((part) => getComputedStyle(part).color)),
  );
  for (const [own, around] of colours) expect(own).toBe(around);
});
