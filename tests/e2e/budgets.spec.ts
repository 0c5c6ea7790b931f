import { budgetOf, budgets, screens } from "../../bench/budgets.ts";
import { warm, weigh } from "../../bench/weigh.ts";
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

test("a visit loads few scripts until warm, each with a compile hint", async ({ page, request }) => {
  // Changed stock, from another journey, would load a script more.
  await page.route("**/api/stock/changed", (route) => route.fulfill({ json: { left: {}, ratings: {} } }));
  const scripts = new Set<string>();
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.add(asked.url()));
  await page.goto("/shop-grid-standard");
  await expect(page.locator("html[data-warm]")).toBeAttached();
  const chunks = [...scripts].filter((url) => /assets\/(?!manifest)/.test(url));
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.length).toBeLessThanOrEqual(budgets.scriptFiles);
  for (const url of chunks)
    expect((await (await request.get(url)).text()).split("\n", 1), url).toEqual(["//# allFunctionsCalledOnLoad"]);
});

test("no page gets stylesheets after load, which would restyle it as a whole", async ({ page }) => {
  for (const path of Object.values(screens)) {
    await page.goto(path);
    const brought = await page.locator("head link[rel=stylesheet]").count();
    await expect(page.locator("html[data-warm]")).toBeAttached();
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
