import { addToCart } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";

test("the picture arrows keep the focus at both ends", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/product/42");
  await page.locator("main").getByRole("button", { name: "Full screen" }).first().click();
  for (const place of [page.getByRole("dialog"), page.locator("main")]) {
    const next = place.getByRole("button", { name: "Next picture" });
    const previous = place.getByRole("button", { name: "Previous picture" });
    for (const arrow of [next, previous]) {
      await arrow.focus();
      await expect(arrow).toBeEnabled();
      while (await arrow.isEnabled()) {
        await page.keyboard.press("Enter");
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
      }
      await expect(arrow).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(arrow).toBeFocused();
    }
    await page.keyboard.press("Escape");
  }
});

test("a button that becomes disabled keeps the focus: cleared filters, the last piece in the cart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, "/shop-grid-standard?colour=black");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const clear = page.getByRole("dialog").getByRole("button", { name: "Clear all" });
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
  await page.route("**/api/stock?*", (route) => route.fulfill({ json: { left: { 20: 1, 42: 1 } } }));
  const add = { name: "Add to cart", exact: true };
  await visit(page, "/product/42");
  const button = page.locator("main").getByRole("button", add).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await visit(page, "/product/20");
  await page.getByRole("tab", { name: "Reviews" }).evaluate((tab) => tab.scrollIntoView());
  const bar = page.getByRole("region", { name: "Add to cart" }).getByRole("button", add);
  await bar.focus();
  await page.keyboard.press("Enter");
  await expect(bar).toBeDisabled();
  await expect(bar).toBeFocused();
});

test("the cart drawer keeps the focus when lines are removed, and returns it when closed", async ({ page }) => {
  await addToCart(page, "20");
  await addToCart(page, "11");
  const opener = page.getByRole("banner").getByRole("button", { name: "Cart" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  const remove = drawer.getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await remove.last().focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: "Undo" }), "after the last one, its note").toBeFocused();
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("heading", { name: "Your cart" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("emptying a list moves the focus to the heading", async ({ page }) => {
  await visit(page, "/product/20");
  for (const name of ["Wishlist", "Compare"])
    await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
  await addToCart(page, "20");
  const lists = { "/cart": "Empty the cart", "/wishlist": "Clear the wishlist", "/compare": "Clear the comparison" };
  for (const [path, name] of Object.entries(lists)) {
    await visit(page, path);
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 }), path).toBeFocused();
  }
});

test("searching the journal keeps the focus in its field, which follows the URL", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/blog-standard");
  const field = page.getByRole("searchbox", { name: "Search the journal" });
  await field.fill("oak");
  await field.press("Enter");
  await expect(page).toHaveURL(/q=oak/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ posts?$/ })).toBeVisible();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue("");
});

test("after the last reviews are loaded, the focus moves from the button to the first of them", async ({ page }) => {
  const words = { author: "Ida", title: "Good", body: "I would buy it again.", writtenAt: "2026-01-01" };
  const review = { ...words, rating: 5, helpful: 0, pictures: [] };
  await page.route("**/api/reviews?*", (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get("offset"));
    const reviews = Array.from({ length: offset === 0 ? 10 : 2 }, (_, i) => ({ ...review, id: `${offset + i + 1}` }));
    const all = { histogram: [0, 0, 0, 0, 12], sources: [], fitting: {}, languages: [], found: 12 };
    return route.fulfill({ json: { ...all, reviews } });
  });
  await visit(page, "/product/10#reviews");
  const more = page.getByRole("button", { name: "Show more" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Reviews", exact: true }).getByRole("listitem").nth(10)).toBeFocused();
});
