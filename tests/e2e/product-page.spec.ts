import type { Locator, Page } from "@playwright/test";
import { fillCheckout, placeOrder } from "./buying.ts";
import { phone } from "./phone.ts";
import { expect, isReady, test, visit } from "./shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const choose = (page: Page, name: string) =>
  main(page)
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();
const addButton = (page: Page) => main(page).getByRole("button", { name: "Add to cart", exact: true }).first();
const choiceIn = (page: Page) =>
  main(page)
    .getByRole("radio", { checked: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test("a coat is bought in one colour and two sizes, and missing choices are requested", async ({ page }) => {
  await visit(page, "/product/6");
  await addButton(page).click();
  const colours = main(page).getByRole("group", { name: /^Colour/ });
  await expect(colours.getByText("Please choose a colour.")).toBeVisible();
  await expect(main(page).getByText("Please choose a size.")).toBeVisible();
  await expect(colours.getByRole("radio").first(), "the focus moves to the missing choice").toBeFocused();
  await choose(page, "black");
  await choose(page, "M");
  await expect(page).toHaveURL(/\?colour=black&size=m$/);
  await page.reload();
  await isReady(page);
  expect(await choiceIn(page)).toEqual(["black", "m"]);
  await addButton(page).click();
  await page.keyboard.press("Escape");
  await choose(page, "XL");
  await addButton(page).click();
  await visit(page, "/cart");
  const lines = main(page).getByRole("listitem").filter({ hasText: "Hooded Storm Parka" });
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: "Black, size M" })).toHaveCount(1);
  await expect(lines.filter({ hasText: "Black, size XL" })).toHaveCount(1);
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  for (const choice of ["Black, size M", "Black, size XL"])
    await expect(main(page).getByText(choice, { exact: true })).toBeVisible();
});
test("the size chart opens over the page and returns the focus", async ({ page }) => {
  await visit(page, "/product/1");
  const opener = main(page).getByRole("button", { name: "Size chart" });
  await opener.click();
  const chart = page.getByRole("dialog", { name: /sizes, body measurements$/ });
  await expect(chart.getByRole("columnheader", { name: "Chest (cm)" })).toBeVisible();
  await expect(chart.getByRole("rowheader", { name: "XXL" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chart).toBeHidden();
  await expect(opener).toBeFocused();
});

test("every product layout keeps the chosen options", async ({ page }) => {
  await visit(page, "/product/1");
  await choose(page, "brown");
  await choose(page, "XL");
  await expect(page).toHaveURL(/colour=brown&size=xl$/);
  const { search } = new URL(page.url());
  for (const layout of ["tab-left", "tab-right", "sticky", "slider", "fixed-image"]) {
    await visit(page, `/product-${layout}/1${search}`);
    expect(await choiceIn(page), layout).toEqual(["brown", "xl"]);
    const front = main(page).getByRole("region", { name: "Pictures", exact: true }).getByRole("img").first();
    await expect(front, layout).toHaveAttribute("src", /brown/);
  }
});

test("a listing is shown in columns or rows, on the same page and after a reload", async ({ page }) => {
  await visit(page, "/shop-grid-standard?page=2");
  const names = () => main(page).locator("article h2").allTextContents();
  const before = await names();
  const views = main(page).getByRole("navigation", { name: "View" });
  await views.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL(/\?page=2&view=list$/);
  await expect(views.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  await expect(
    main(page)
      .locator("article p")
      .filter({ hasText: /^[A-Z].{40,}/ })
      .first(),
  ).toBeVisible();
  await page.reload();
  await isReady(page);
  expect(await names()).toEqual(before);
  await views.getByRole("link", { name: "Large grid" }).click();
  await expect(page).toHaveURL(/\?page=2&view=2$/);
  await expect.poll(names).toEqual(before);
});

test("a tablet shows the number of columns that is selected, and a phone marks one of its views", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const views = main(page).getByRole("navigation", { name: "View" });
  for (const [layout, name, columns] of [
    ["two-column", "Large grid", 2],
    ["standard", "Medium grid", 3],
    ["full-width", "Small grid", 4],
  ] as const) {
    await visit(page, `/shop-grid-${layout}`);
    await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    const tops = await main(page)
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(views.locator("[aria-current]")).toBeVisible();
});

test("rows without a sidebar show prices in a column, and on a phone below the text", { tag: "@long" }, async ({
  page,
}) => {
  const row = main(page).getByRole("article").first();
  const boxes = async () => [
    await row.getByRole("heading").boundingBox(),
    await row.locator(".money").first().boundingBox(),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/shop-list-full-width");
  const [name, price] = await boxes();
  expect(price?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(Math.abs((price?.y ?? 0) - (name?.y ?? 0)), "beside the name").toBeLessThan(30);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(below?.x).toBe(above?.x);
});

test("colours can be told apart in print", { tag: "@long" }, async ({ page }) => {
  const sheet = page.waitForResponse(/on-paper.*\.css/);
  await visit(page, "/product/1");
  await (await sheet).finished();
  await page.emulateMedia({ media: "print" });
  const dots = page.getByRole("main").locator("label > span.rounded-full");
  await expect(dots).toHaveCount(3);
  for (const dot of await dots.all()) await expect(dot).toHaveCSS("print-color-adjust", "exact");
});

test("a printed product page shows product, price and all details, without navigation", async ({ page }) => {
  const sheet = page.waitForResponse(/on-paper.*\.css/);
  await visit(page, "/product/20");
  await (await sheet).finished();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.locator(".money").first()).toBeVisible();
  for (const name of ["details", "description"]) await expect(main.locator(`#${name}`)).toBeVisible();
  for (const way of ["navigation", "search", "tablist"] as const) await expect(page.getByRole(way)).toHaveCount(0);
  await expect(main.getByRole("button", { name: /to cart/ })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "More like this" })).toBeHidden();
  for (const selector of ["[data-stepper]", "a[href^='/contact']", "[aria-current]"])
    for (const one of await main.locator(selector).all()) await expect(one, "no controls").toBeHidden();
});

for (const [device, use] of Object.entries({ phone, desktop: {} }))
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test("a product's details give values more width than names", { tag: "@long" }, async ({ page }) => {
      await visit(page, "/product/83");
      const details = page.getByRole("table", { name: "Attributes of Dipped Stoneware Mugs" });
      const [name, said] = [details.getByRole("rowheader").first(), details.getByRole("cell").first()];
      const widthOf = async (cell: Locator) => (await cell.boundingBox())?.width ?? 0;
      expect(await widthOf(said)).toBeGreaterThan(1.3 * (await widthOf(name)));
    });
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("an add-to-cart bar stays at the bottom of the screen", async ({ page }) => {
    await visit(page, "/product/1");
    const bar = main(page).getByRole("region", { name: "Add to cart" });
    await expect(bar).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Add to cart" }).click();
    await expect(
      main(page).getByText("Please choose a colour."),
      "it scrolls back to the missing choice",
    ).toBeInViewport();
    await choose(page, "black");
    await choose(page, "XL");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added To Cart")).toBeVisible();
  });
});

test("reviews load half a screen before they are seen, so that nothing moves that is read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, "/product-sticky/20");
  const reviews = page.locator("#reviews");
  const invitation = reviews.getByRole("link", { name: "Sign in to review it" });
  await expect(invitation, "far away").toHaveCount(0);
  await reviews.evaluate((box) =>
    scrollBy({ top: box.getBoundingClientRect().top - 1.5 * innerHeight, behavior: "instant" }),
  );
  await expect(invitation).toBeVisible();
  await expect(reviews, "below what is seen").not.toBeInViewport();
});
