import { expect, isReady, test, visit } from "./shop-test.ts";

/** The file of a picture, whatever its width. */
const fileOf = (source: string | null) => source?.replace(/-\d+\.avif$/, "");

test("who looks for a colour sees products in it, and finds it chosen on the product's page", async ({ page }) => {
  await visit(page, "/shop-grid-standard?colour=brown");
  const card = page.locator("main article").filter({ hasText: "Wool Pea Coat" });
  const shown = fileOf(await card.getByRole("presentation").first().getAttribute("src"));
  expect(shown).toContain("brown");
  await card.getByRole("button", { name: /^Choose/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "Brown" })).toBeChecked();
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: "Wool Pea Coat" }).click();
  await expect(page).toHaveURL(/\/product\/1\?colour=brown$/);
  await isReady(page);
  const front = page.getByRole("region", { name: /^Pictures of/ }).getByRole("img");
  expect(fileOf(await front.first().getAttribute("src"))).toBe(shown);
  await expect(page.getByRole("main").getByRole("radio", { name: "Brown" })).toBeChecked();
});
