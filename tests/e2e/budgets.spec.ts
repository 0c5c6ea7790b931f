import { budgetOf, screens } from "../../bench/budgets.ts";
import { warm, weigh } from "../../bench/weigh.ts";
import { expect, test } from "./shop-test.ts";

test.describe("a first visit on a phone", () => {
  for (const [name, path] of Object.entries(screens))
    test(`to the ${name} keeps within its budget of bytes and requests`, async ({ browser, baseURL }) => {
      await warm(`${baseURL}${path}`);
      const weight = await weigh(browser, `${baseURL}${path}`);
      for (const part of ["html", "script", "css", "fonts", "fontFiles", "total", "requests"] as const)
        expect.soft(weight[part], `${part} of ${path}`).toBeLessThanOrEqual(budgetOf(part, path));
    });
});
