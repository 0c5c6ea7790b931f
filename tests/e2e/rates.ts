import type { Page } from "@playwright/test";

/** Stubs an exchange rate: 2 dollars per euro; the tests' shop has none. */
export async function stubRates(page: Page): Promise<void> {
  const json = { base: "EUR", rates: { EUR: 1, USD: 2 }, asOf: "2026-11-21T09:00:00.000Z" };
  await page.route("**/api/rates", (route) => route.fulfill({ json }));
}
