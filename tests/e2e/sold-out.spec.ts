import type { Page } from "@playwright/test";
import { setStock } from "./owner.ts";
import { expect, test, visit } from "./shop-test.ts";

/** Presses the first of the buttons that ask for a sold-out size, and waits until it is gone: what follows moves up then. */
async function askForFirst(page: Page): Promise<void> {
  const first = page
    .getByRole("main")
    .getByRole("button", { name: /^Tell me when size .* is back$/ })
    .first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("button", { name, exact: true }), "the button is gone").toHaveCount(0);
}

const soldOutInWhite = { "1:white:x": 0, "1:white:m": 0, "1:white:xl": 1 };

test("after a stock alert for one size, another size can be requested", async ({ page }) => {
  await page.route("**/api/stock?product=1", (route) => route.fulfill({ json: { left: soldOutInWhite } }));
  await page.route("**/api/back-in-stock", (route) => route.fulfill({ json: {} }));
  await visit(page, "/product/1?colour=white");
  const main = page.getByRole("main");
  await askForFirst(page);
  await expect(main.getByLabel("E-mail address")).toBeFocused();
  await main.getByLabel("E-mail address").fill("ida@example.org");
  await main.getByRole("button", { name: "Tell me", exact: true }).click();
  await expect(page.locator(":focus"), "the form is gone").toHaveText(/^Done. We will e-mail you once/);
  await askForFirst(page);
  await expect(main.getByText("Done. We will e-mail you once"), "this size was not requested yet").toBeHidden();
  await expect(main.getByLabel("E-mail address")).toBeVisible();
});

test("a size that has sold out is promised for no day", async ({ page }) => {
  await visit(page, "/product/2?colour=black&size=m");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Arrives /).first()).toBeVisible();
  await visit(page, "/product/2?colour=black&size=xl");
  await expect(main.getByText("2 to 4 working days")).toBeVisible();
  await expect(main.getByText(/^Arrives /)).toHaveCount(0);
});

test("a stock alert for one size is kept while another is viewed, and sent once", async ({ page }) => {
  await page.route("**/api/stock?product=1", (route) => route.fulfill({ json: { left: soldOutInWhite } }));
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  await page.route("**/api/back-in-stock", async (route) => {
    asked.push(route.request().postDataJSON().item);
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ json: {} });
  });
  await visit(page, "/product/1?colour=white");
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Tell me", exact: true });
  const done = main.getByText("Done. We will e-mail you once");
  await askForFirst(page);
  await main.getByLabel("E-mail address").fill("ida@example.org");
  await send.click();
  await expect.poll(() => asked.length).toBe(1);
  await askForFirst(page);
  await send.click();
  await expect.poll(() => asked.length).toBe(2);
  await askForFirst(page);
  await expect(send, "the first one is being sent").toHaveAttribute("aria-disabled", "true");
  await main.getByLabel("E-mail address").press("Enter");
  for (const answer of answers) answer();
  await expect(done).toBeVisible();
  await askForFirst(page);
  await expect(done, "and so is the second").toBeVisible();
  expect(asked).toHaveLength(new Set(asked).size);
});

test("search engines and browsers without scripts see that a product has sold out since the build", async ({
  request,
}) => {
  await setStock("143", 0);
  const text = await (await request.get("/product/143?lng=es")).text();
  expect(text).toContain('"availability":"https://schema.org/OutOfStock"');
  expect(text).toContain("Agotado");
});

test("a listing shows what has sold out since the build, and offers it again once it is back", async ({ page }) => {
  const [id, name] = ["142", "Festive Espresso Pot"];
  const left = async () => (await (await page.request.get("/api/stock/changed")).json()).left[id];
  const listing = `/search?q=${encodeURIComponent(name)}`;
  const main = page.getByRole("main");
  const soldOut = main.getByText("Sold out").first();
  try {
    await visit(page, listing);
    await expect(main.getByRole("link", { name }).first()).toBeVisible();
    await expect(soldOut).toBeHidden();
    await setStock(id, 0);
    await expect.poll(left, { timeout: 20_000, intervals: [200] }).toBe(0);
    await visit(page, listing);
    await expect(page.locator("html[data-prefetched]")).toBeAttached();
    await expect(soldOut).toBeVisible();
    await visit(page, `${listing}&stock=1`);
    await expect(main.getByRole("link", { name })).toHaveCount(0);
  } finally {
    await setStock(id, 20);
  }
  await expect.poll(left, { timeout: 20_000, intervals: [200] }).toBe(undefined);
  await visit(page, listing);
  await expect(page.locator("html[data-prefetched]")).toBeAttached();
  await expect(main.getByRole("link", { name }).first()).toBeVisible();
  await expect(soldOut).toBeHidden();
});

test("the browser overlays its catalogue with the server's stock changes", { tag: "@long" }, async ({ page }) => {
  await page.route("**/api/stock/changed", (route) => route.fulfill({ json: { left: { 142: 0 } } }));
  await visit(page, "/search?q=Festive%20Espresso%20Pot");
  await expect(page.locator("html[data-prefetched]")).toBeAttached();
  const main = page.getByRole("main");
  await expect(main.getByText("Sold out").first(), "the open page is updated").toBeVisible();
  await main.getByRole("button", { name: "Add Festive Espresso Pot to wishlist" }).first().click();
  await visit(page, "/wishlist");
  await expect(main.getByText("In stock").first(), "as in the build").toBeVisible();
  await expect(main.getByText("Sold out").first(), "the open wishlist is updated").toBeVisible();
});

test("a change of stock that the browser's catalogue could not take is taken at the next occasion", async ({
  page,
  guard,
}) => {
  guard.allow(/goods-|the stock could not be loaded/);
  const goods = /\/assets\/goods-/;
  await page.route("**/api/stock/changed", (route) => route.fulfill({ json: { left: { 142: 0 }, ratings: {} } }));
  await page.route(goods, (route) => route.abort());
  const failed = page.waitForEvent("console", (message) => message.text().startsWith("the stock could not be"));
  await visit(page, "/search?q=Festive%20Espresso%20Pot");
  await failed;
  await page.unroute(goods);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("main").getByText("Sold out").first()).toBeVisible();
});

test("a page for an unknown product stays as it is when the stock changes", { tag: "@long" }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.route("**/api/stock/changed", (route) => route.fulfill({ json: { left: { 142: 0 } } }));
  const changed = page.waitForResponse("**/api/stock/changed");
  await page.goto("/product/999");
  await changed;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing at this address");
});
