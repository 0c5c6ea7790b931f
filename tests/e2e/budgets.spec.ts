import { budgetOf, budgets, screens } from "../../bench/budgets.ts";
import { countSent } from "../../bench/sent.ts";
import { warm, weigh } from "../../bench/weigh.ts";
import { freePort } from "../free-port.ts";
import { OwnShop } from "./own-shop.ts";
import { expect, test } from "./shop-test.ts";

test.describe("a first visit on a phone", () => {
  for (const [name, path] of Object.entries(screens))
    test(`to the ${name} stays within its budget of bytes and requests`, async ({ browser, baseURL }) => {
      await warm(`${baseURL}${path}`);
      const weight = await weigh(browser, `${baseURL}${path}`);
      for (const part of ["html", "script", "css", "fonts", "fontFiles", "total", "requests"] as const)
        expect.soft(weight[part], `${part} of ${path}`).toBeLessThanOrEqual(budgetOf(part, path));
    });
});

test("six seconds after load, home, listing, product and cart have been sent few scripts and data", async ({
  browser,
}) => {
  // Where other journeys have bought, what has changed would be fetched as well.
  const shop = new OwnShop(await freePort());
  const paths = [screens.home, screens.listing, screens.product, screens.cart];
  await shop.open();
  const counted = Promise.all(paths.map((path) => countSent(browser, shop.base, path)));
  const pages = await counted.finally(() => shop.remove());
  for (const [i, sent] of pages.entries()) {
    const list = [paths[i], ...sent.map(({ path, bytes }) => `${bytes} ${path}`)].join("\n");
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    expect.soft(bytes, list).toBeLessThanOrEqual(budgets.sent);
    expect.soft(sent.length, list).toBeLessThanOrEqual(budgets.sentRequests);
  }
});

test("scripts have a compile hint", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.add(asked.url()));
  await page.goto("/shop-grid-standard");
  await expect(page.locator("html[data-prefetched]")).toBeAttached();
  const chunks = [...scripts].filter((url) => /assets\/(?!manifest)/.test(url));
  expect(chunks.length).toBeGreaterThan(5);
  for (const url of chunks)
    expect((await (await request.get(url)).text()).split("\n", 1), url).toEqual(["//# allFunctionsCalledOnLoad"]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "3g" }])
  test(`with ${JSON.stringify(connection)} only what is pointed at is fetched ahead`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const ahead: string[] = [];
    page.on("request", (asked) => /\/assets\/(goods|product)[.-]/.test(asked.url()) && ahead.push(asked.url()));
    await page.goto("/shop-grid-standard");
    await expect(page.locator("html[data-prefetched]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(ahead).toEqual([]);
    await page.locator("main article").getByRole("link").first().hover();
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
  });

test("no page gets stylesheets after load, which would restyle it as a whole", async ({ page }) => {
  for (const path of Object.values(screens)) {
    await page.goto(path);
    const brought = await page.locator("head link[rel=stylesheet]").count();
    await expect(page.locator("html[data-prefetched]")).toBeAttached();
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ media }) => media.mediaText !== "print")
        .map(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSPropertyRule).length),
    );
    expect.soft(sheets, path).toHaveLength(brought);
    expect.soft(sheets[0], path).toBeGreaterThan(10);
    expect.soft(sheets.slice(1), "only the common sheet registers properties").toEqual(sheets.slice(1).map(() => 0));
  }
});
