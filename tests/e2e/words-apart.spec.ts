import { shop } from "../../shop.config.ts";
import { everyScreen } from "./every-screen.ts";
import { expect, test } from "./shop-test.ts";
import { gluedTexts } from "./texts-on-screen.ts";

/** As the server sends them: nothing that scripts add. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ guard }) => guard.allow(/csp$/));

test("words that only a margin keeps apart are found", async ({ page }) => {
  await page.setContent(`<p><b style="margin-inline-end: 8px">Now</b><span>€17</span> <i>was</i> <s>€20</s></p>
    <p>A long<span style="display: inline-block">name</span></p><p><b>€</b>17<br>and<span>more</span></p>`);
  expect(await gluedTexts(page)).toEqual(["Now|€17"]);
});

const few = ["/", "/product/42", "/categoryproduct/fashion", "/search?q=oak", "/cart", "/contact"];

for (const language of shop.languages)
  test(`words of ${language} that stand apart are apart when they are read on`, async ({ page }) => {
    for (const path of few) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      expect.soft(await gluedTexts(page), path).toEqual([]);
    }
  });

test("the same on every screen, in all languages", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(30 * 60_000);
  for (const path of everyScreen())
    for (const language of shop.languages) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      expect.soft(await gluedTexts(page), `${language} ${path}`).toEqual([]);
    }
});
