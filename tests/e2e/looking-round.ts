import { expect, type Page } from "@playwright/test";

/** Navigates from a product to a similar one, within the same document. */
export async function openAnother(page: Page): Promise<void> {
  const before = page.url();
  const more = page.locator("main section").filter({ has: page.getByRole("heading", { name: "More like this" }) });
  await more.getByRole("article").getByRole("link").first().click();
  await expect(page).not.toHaveURL(before);
}

/** The checkbox that keeps the viewed products beyond the visit. */
export const remembering = (page: Page) =>
  page.getByRole("main").getByRole("checkbox", { name: /^Remember on this device/ });
