import { fitHomes } from "../../app/showcase/homes/fit-homes.server.ts";
import { chooseHomes } from "../../app/showcase/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { expect, isReady, isSettled, shapeOf, test, visit, visitFirst, watchShifts } from "./shop-test.ts";

const open = chooseHomes((await fitHomes(shop.homes)).homes);

test("on the narrowest screens, a long word of a slide wraps", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/home-furniture-six?lng=de");
  const slides = page.getByRole("region", { name: "Höhepunkte" }).locator("li");
  expect(await slides.count()).toBeGreaterThan(1);
  for (const [width, needed] of await slides.evaluateAll((all) => all.map((one) => [one.clientWidth, one.scrollWidth])))
    expect(needed).toBe(width);
});

test.describe("by keyboard", () => {
  test("arrow keys move a slider, and only the current slide is focusable", async ({ page }) => {
    await visit(page, "/home-furniture-six");
    const slides = page.getByRole("region", { name: "Highlights" }).getByRole("listitem");
    const [first, second] = [slides.nth(0), slides.nth(1)];
    await page.getByRole("group", { name: "Slides" }).getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(first).toHaveAttribute("inert");
    await expect(second).not.toHaveAttribute("inert");
    await page.keyboard.press("ArrowLeft");
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await expect(second).toHaveAttribute("inert");
  });

  test("arrow and page keys move through the panels, and the dots show the current one", async ({ page }) => {
    await visit(page, "/home-onepage-scroll");
    await isSettled(page);
    const dots = page.getByRole("navigation", { name: "Panels" }).getByRole("button");
    const panels = page.locator("main section[aria-label]");
    await expect(dots).toHaveCount(await panels.count());
    await page.keyboard.press("ArrowDown");
    await expect(panels.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("PageDown");
    await expect(panels.nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("PageUp");
    await expect(panels.nth(1)).toBeInViewport({ ratio: 0.9 });
    await dots.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect(panels.nth(0)).toBeInViewport({ ratio: 0.9 });
  });
});

test("sliders have a formatted value and a label with context", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/home-furniture-three");
  for (const side of ["Chair", "Sofa"]) {
    const budget = page.getByRole("slider", { name: `What is your budget? ${side}`, exact: true });
    await expect(budget).toHaveAttribute("aria-valuetext", /^€\d/);
    await expect(page.getByRole("group", { name: `How many will sit on it? ${side}`, exact: true })).toBeVisible();
  }
  await visit(page, "/home-furniture-five");
  const share = page.getByRole("slider", { name: "How much of the first picture shows" });
  await share.press("ArrowRight");
  await expect(share).toHaveAttribute("aria-valuetext", "55%");
});

test("part, system and price can be chosen in any order, and always leave a result", async ({ page }) => {
  await visit(page, "/home-auto-parts");
  const main = page.getByRole("main");
  const price = main.getByLabel("3. Price");
  await main.getByLabel("1. System").selectOption("Wheels and brakes");
  await expect(price.getByRole("option", { name: "Up to €50.00" })).toBeDisabled();
  await expect(main.getByText(/^\d+ products?$/).first()).not.toHaveText(/^0/);
  await main.getByLabel("1. System").selectOption("All systems");
  await price.selectOption("Up to €50.00");
  await expect(main.getByRole("option", { name: "Wheels and brakes" })).toBeDisabled();
  await expect(main.getByRole("option", { name: "Graphite Alloy Wheel" })).toBeDisabled();
});

test("a child's height leads to what is in stock in that size, and adds it to the cart", async ({ page }) => {
  await visit(page, "/home-kids-fashion");
  const found = page
    .getByRole("main")
    .getByText(/^\d+ pieces? in stock/)
    .first();
  const heights = page.getByRole("group", { name: "Height of the child" }).getByRole("radio");
  await heights.first().focus();
  for (let i = 0; i < (await heights.count()); i++) {
    await page.keyboard.press("ArrowRight");
    await expect(found).toHaveText(/^[1-9]\d* pieces? in stock/);
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .+ in .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Cart/ }).first()).toHaveAccessibleName(/1/);
});

test("an outfit is added to the cart as a whole, with one notification, and can be ordered", async ({ page }) => {
  await visit(page, "/home-fashion");
  await page.getByRole("button", { name: "Add the outfit to cart" }).click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator("[data-kind]")).toHaveText(["Added To Cart"]);
  await drawer.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("button", { name: "Order with obligation to pay" })).toBeEnabled();
});

test("the main home page's own path redirects to it", async ({ page }) => {
  await visit(page, `/home-${open[0].key}`);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a home page's theme stays while browsing, until another home page replaces it", { tag: "@long" }, async ({
  page,
}) => {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const heading = document.querySelector("h1");
      return `${backgroundColor} ${heading && getComputedStyle(heading).fontFamily}`;
    });
  await visit(page, "/shop-grid-standard");
  const plain = await look();
  await visit(page, "/home-plants");
  const plants = await look();
  expect(plants).not.toBe(plain);
  await page.locator('main article a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/product/);
  expect(await look()).toBe(plants);
  await page.reload();
  await isReady(page);
  expect(await look()).toBe(plants);
  await page.goBack();
  await expect(page).toHaveURL(/home-plants/);
  expect(await look()).toBe(plants);
  await visit(page, "/home-fashion-two");
  const fashion = await look();
  expect(fashion).not.toBe(plants);
  await page.getByRole("link", { name: "Contact" }).last().click();
  await expect(page).toHaveURL(/contact/);
  expect(await look()).toBe(fashion);
});

test("each step of the routine can be included or left out by its product's name", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/home-cosmetics");
  const steps = page.getByRole("checkbox", { name: /^Part of my routine / });
  await expect(steps).toHaveCount(3);
  await steps.and(page.getByRole("checkbox", { name: "Calming Face Oil" })).uncheck();
  await expect(page.getByText(/^2 steps, together/)).toBeVisible();
});

test("on a phone, departments of which no product is shown are one line each", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/home-black-friday-two");
  const lines = page.locator("main [id^='deals-']").filter({ hasNot: page.getByRole("list") });
  const heights = await lines.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.length).toBeGreaterThan(5);
  for (const height of heights) expect.soft(height).toBeLessThan(72);
});

test("the colour of a child's garment shows that it has the focus", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/home-kids-fashion");
  const colour = page
    .getByRole("main")
    .getByRole("button", { name: /^Add .+ in .+ to cart$/ })
    .first();
  await expect(colour).toHaveCSS("outline-width", "1px");
  await page.keyboard.press("Tab");
  await colour.focus();
  await expect(colour).toHaveCSS("outline-width", "2px");
});

test("on Black Friday itself the homes with a countdown say so in its space", { tag: "@long" }, async ({ page }) => {
  const date = "2027-11-26T11:00:00Z";
  await page.clock.setFixedTime(date);
  // The shop goes by its server's clock.
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(date).toUTCString() } });
  });
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/home-black-friday", "/home-black-friday-two"]) {
      await visitFirst(page, path);
      await expect(page.getByText("It is today.")).toBeVisible();
      expect.soft(await shapeOf(page), `${path}, ${width} px wide`).toEqual({ shifts: [], isWide: false });
      await expect(page.getByText("Until Black Friday")).toHaveCount(0);
      await expect(page.getByText("do not wait for Friday")).toHaveCount(0);
    }
  }
});
