import { addToCart } from "./buying.ts";
import { brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

test.use({ viewport: { width: 700, height: 800 } });

test("a click beside a drawer closes it, unless it started in a field, to select text", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog");
  const field = drawer.getByRole("textbox", { name: /^From/ });
  await field.fill("250");
  const place = await field.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 10);
  await page.mouse.down();
  const box = await drawer.boundingBox();
  const beside = (box?.x ?? 0) > 100 ? 20 : 680;
  await page.mouse.move(beside, (place?.y ?? 0) + 10);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
  await expect(field).toHaveValue("250");
  await page.mouse.click(beside, 400);
  await expect(drawer).toBeHidden();
});

test("a field chosen before a drawer is modal keeps the focus", async ({ page }) => {
  await visit(page, "/shop-grid-standard?colour=black");
  await page.evaluate(() => {
    const choose = ({ target }: Event) => {
      const last = [...(target as Element).querySelectorAll<HTMLElement>("button")].at(-2);
      queueMicrotask(() => last?.focus());
    };
    document.addEventListener("beforetoggle", choose, { capture: true, once: true });
  });
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog");
  await expect.poll(() => drawer.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await expect(drawer.getByRole("button", { name: "Clear all" })).toBeFocused();
});

const parts = [
  { part: "mobile-menu", opener: "Menu" },
  { part: "quick-view", opener: /^Choose/ },
  { part: "buying-dialogs", opener: "Full screen", path: "/product/42", heading: "Jointed Arm Lamp" },
];

for (const { part, opener, path = "/shop-grid-standard", heading = "All products" } of parts)
  test(`${part} that fails to load leaves the page as it is and can be opened again`, { tag: "@long" }, async ({
    page,
    guard,
  }) => {
    guard.allow(brokenNetwork);
    await visit(page, path);
    await page.route(new RegExp(`/assets/${part}-|/healthz$`), (route) => route.abort());
    await page.getByRole("button", { name: opener }).first().click();
    await expect(page.getByText("This cannot be opened right now.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: opener }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

test("a size tapped far down a phone's filter drawer leaves its title and buttons in place", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, "/categoryproduct/fashion");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filter" });
  const size = drawer.getByText("XL", { exact: true });
  await size.scrollIntoViewIfNeeded();
  await size.click();
  await expect(page).toHaveURL(/size=xl/);
  await expect(drawer.getByRole("heading", { name: "Filter" })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole("button", { name: /^Show \d+ products$/ })).toBeInViewport({ ratio: 1 });
});

test("a drawer reopened while closing stays open, and the focus returns to its button once it is closed", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop-grid-standard");
  await expect(page.locator("html[data-prefetched]")).toBeAttached();
  const opener = page.getByRole("button", { name: /^Filter/ }).locator("visible=true");
  const drawer = page.getByRole("dialog", { name: "Filter" });
  for (const wait of ["setTimeout", "requestAnimationFrame"] as const) {
    await opener.click();
    await drawer.getByRole("checkbox").first().waitFor();
    const button = await opener.elementHandle();
    await drawer.getByRole("button", { name: "Close" }).evaluate(
      (close: HTMLElement, [wait, button]) => {
        close.click();
        return new Promise<void>((done) => window[wait](() => done((button as HTMLElement).click())));
      },
      [wait, button] as const,
    );
    await drawer.getByRole("checkbox").first().click();
    await drawer.getByRole("button", { name: /^Show \d+ products?$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(drawer.getByRole("checkbox"), "it is empty").toHaveCount(0);
  }
});

test("a key pressed right after opening a drawer is the drawer's", async ({ page }) => {
  await visit(page, "/shop-grid-standard");
  const opener = page.getByRole("button", { name: /^Filter/ }).locator("visible=true");
  const drawer = page.getByRole("dialog", { name: "Filter" });
  await opener.focus();
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Escape")]);
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Tab")]);
  await expect(drawer.locator(":focus")).toBeVisible();
});

test("a menu whose chunk was deleted by a deployment reloads the page", { tag: "@long" }, async ({ page, guard }) => {
  guard.allow(brokenNetwork);
  await visit(page, "/product/20");
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.route(/\/assets\/mobile-menu-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.waitForFunction(() => !("isOld" in window));
  await isReady(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the legal guarantee is linked from products and checkout, with a page as fallback for its dialog", async ({
  page,
  guard,
}) => {
  guard.allow(brokenNetwork);
  await addToCart(page, "33");
  const line = page.getByRole("main").getByRole("link", { name: "Legal guarantee: 2 years" });
  await page.route(/\/assets\/guarantee-dialog-/, (route) => route.abort());
  await line.click();
  await page.waitForURL("/returnandrefund");
  await page.unrouteAll();
  for (const screen of ["/product/33", "/checkout"]) {
    await visit(page, screen);
    await line.click();
    const dialog = page.getByRole("dialog", { name: "Legal guarantee: 2 years" });
    await expect(dialog).toContainText("At least two years from delivery");
    await expect(dialog.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(line).toBeFocused();
  }
});

test("a focused filter is fully visible above the drawer's footer, even on a low screen", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: "Filter" }).click();
  const drawer = page.getByRole("dialog");
  const last = drawer.getByRole("button", { name: /^Show \d+ products/ });
  await expect(drawer.getByRole("checkbox").first()).toBeVisible();
  const seen = [];
  while (!(await last.evaluate((one) => one === document.activeElement)) && seen.length < 80) {
    await page.keyboard.press("Tab");
    seen.push(
      await last.evaluate((button) => {
        const field = document.activeElement;
        const row = field?.closest("label") ?? field;
        const foot = button.parentElement?.parentElement;
        if (!row || !foot || foot.contains(row)) return 0;
        return Math.max(0, row.getBoundingClientRect().bottom - foot.getBoundingClientRect().top);
      }),
    );
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(Math.max(...seen)).toBeLessThan(1);
});
