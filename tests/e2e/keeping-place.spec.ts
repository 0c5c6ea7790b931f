import { phone } from "./phone.ts";
import { accessibilityViolations, expect, isReady, test, visit } from "./shop-test.ts";

test.describe("a listing that keeps its place", () => {
  test.use(phone);

  test("shows more below, with an address of its own, and is the same after Back and a reload", async ({ page }) => {
    await visit(page, "/shop-grid-standard?sort=price-up");
    const cards = page.locator("main article");
    const names = page.locator("#listing-results article h2");
    await expect(cards).toHaveCount(15);
    const first = await names.allTextContents();
    const more = page.getByRole("link", { name: "Show more" });
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?sort=price-up&page=2&from=1$/);
    await expect(cards).toHaveCount(30);
    expect((await names.allTextContents()).slice(0, 15), "those above stay").toEqual(first);
    await expect(page.locator("#listing-results > ul > li").nth(15)).toBeFocused();
    await expect(page.locator("main").getByText("Showing 1–30 of 144", { exact: true })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await more.click();
    await expect(cards).toHaveCount(45);
    const last = cards.nth(40).getByRole("link").first();
    const name = await last.textContent();
    await last.click();
    await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=3&from=1$/);
    await expect(last).toBeInViewport();
    await page.reload();
    await isReady(page);
    await expect(cards).toHaveCount(45);
    await page.getByRole("link", { name: "Page 4" }).click();
    await expect(page).toHaveURL(/\?sort=price-up&page=4$/);
    await expect(cards).toHaveCount(15);
  });
});

test("recent searches are offered again in this visit, and in later ones if that was ticked", async ({ page }) => {
  await visit(page, "/search?q=olive");
  await visit(page, "/");
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  const recent = page.getByRole("region", { name: "Recent searches" });
  const search = async (words: string) => {
    await field.fill(words);
    await field.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
    await field.fill("");
  };
  await search("mug");
  await search("lamp");
  await expect(recent.getByRole("link")).toHaveText(["lamp", "mug"]);
  expect(await page.evaluate(() => localStorage.getItem("vitrine:searched")), "nothing is stored unasked").toBeNull();
  await recent.getByRole("checkbox").check();
  await recent.getByRole("button", { name: "Remove lamp" }).click();
  await expect(recent.getByRole("link")).toHaveText(["mug"]);
  await visit(page, "/");
  await field.click();
  await expect(recent.getByRole("link")).toHaveText(["mug"]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await recent.getByRole("link", { name: "mug" }).click();
  await expect(page).toHaveURL(/q=mug/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("mug");
  // The new page takes the focus once it is there, which closes what is open below the field.
  await expect(async () => {
    await field.fill("");
    await field.click();
    await recent.getByRole("button", { name: "Clear all" }).click({ timeout: 2000 });
  }).toPass();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("vitrine:searched"))).toBeNull();
});

test("suggestions have pictures and prices, and the pages of the shop", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).fill("olive");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const tree = list.getByRole("option", { name: /Potted Olive Tree/ });
  await expect(tree.locator("img")).toBeVisible();
  await expect(tree).toContainText("€");
  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).fill("returns");
  await expect(list.getByRole("group", { name: "Pages of the shop" }).getByRole("option").first()).toBeVisible();
});
