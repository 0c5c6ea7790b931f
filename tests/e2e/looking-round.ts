import { expect, type Page } from "@playwright/test";

/** Goes from a product to one like it, inside the same document. */
export async function openAnother(page: Page): Promise<void> {
  const before = page.url();
  const more = page.locator("main section").filter({ has: page.getByRole("heading", { name: "More like this" }) });
  await more.getByRole("article").getByRole("link").first().click();
  await expect(page).not.toHaveURL(before);
}

/** Where a shopper says that the list of what they looked at outlives the visit. */
export const remembering = (page: Page) =>
  page.getByRole("main").getByRole("checkbox", { name: /^Remember on this device/ });
