import type { Page } from "@playwright/test";
import { fillCheckout, orderButton, placeOrder } from "./buying.ts";
import { setStock } from "./owner.ts";
import { accessibilityViolations, expect, isWide, test, visit, watchShifts } from "./shop-test.ts";

type Line = { _id: string; quantity: number; selectedProductColor?: string; selectedProductSize?: string };

/** Gives the browser a cart that was filled before the goods changed. */
async function bringCart(page: Page, lines: readonly Line[]): Promise<void> {
  const cartItems = lines.map((line, i) => ({ ...line, cartItemId: `line-${i}` }));
  await page.addInitScript(
    (cart) => {
      const isStored = localStorage.getItem("persist:vitrine");
      if (!isStored) localStorage.setItem("persist:vitrine", JSON.stringify({ version: 1.1, state: { cart } }));
    },
    { cartItems, savedForLater: [] },
  );
}

const coat = (color: string, size: string, quantity = 1): Line => ({
  _id: "1",
  quantity,
  selectedProductColor: color,
  selectedProductSize: size,
});

test("stock that has grown since the build reaches product, cart and wishlist; lists name no number of the build", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await setStock("15", 40);
  try {
    await visit(page, "/product/15");
    await expect(main.getByText("In stock").first(), "5 at the build").toBeVisible();
    const increase = main.getByRole("button", { name: /^Increase/ });
    for (let pieces = 1; pieces < 8; pieces++) await increase.click();
    await main.getByRole("button", { name: "Add to cart" }).first().click();
    const counted = page.waitForResponse(/api.stock.items=/);
    await visit(page, "/cart");
    await counted;
    const quantity = main.getByText(/^Quantity of/);
    await expect(quantity).toHaveText(/, 8$/);
    await expect(main.getByText("Your cart has changed")).toBeHidden();
    await main.getByRole("button", { name: /^Increase/ }).click();
    await expect(quantity).toHaveText(/, 9$/);
    await visit(page, "/search?q=Studio+Desk+Microphone");
    await main.getByRole("button", { name: "Add Studio Desk Microphone to cart" }).first().click();
    await expect(page.getByText("Added To Cart")).toBeVisible();
    await visit(page, "/wishlist?ids=15,31");
    await expect(main.getByText("In stock")).toBeVisible();
    await expect(main.getByText("Only 5 left"), "counted just now").toBeVisible();
  } finally {
    await setStock("15", 5);
  }
});

test("a choice that is no longer offered is said once, counts nowhere, and can be made anew", async ({ page }) => {
  await bringCart(page, [coat("green", "m", 2), coat("black", "m")]);
  await visit(page, "/checkout");
  const main = page.getByRole("main");
  const notice = main.getByText("Wool Pea Coat, Green, size M: this choice is no longer offered");
  await expect(notice).toBeVisible();
  const total = main.getByText("€170.10").filter({ visible: true });
  await expect(total.first(), "of the one coat that is made").toBeVisible();
  await visit(page, "/cart");
  await expect(notice, "said once").toBeHidden();
  await expect(total.first(), "the cart agrees").toBeVisible();
  await expect(main.getByText("No longer offered in this choice")).toBeVisible();
  await main.getByRole("button", { name: /^Choose anew: Wool Pea Coat/ }).click();
  const dialog = page.getByRole("dialog", { name: "Wool Pea Coat" });
  await dialog.getByRole("radio", { name: "Brown" }).check({ force: true });
  await dialog.getByRole("radio", { name: "XL", exact: true }).check({ force: true });
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(main.getByText("Brown, size XL")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Saved for later" })).toBeHidden();
});

test("a cart of nothing but former choices has no order to place", { tag: "@long" }, async ({ page }) => {
  await bringCart(page, [
    { _id: "15", quantity: 1, selectedProductColor: "red", selectedProductSize: "m" },
    { _id: "1", quantity: 1 },
  ]);
  await visit(page, "/checkout");
  await expect(page.getByText("Your cart is empty, so there is nothing to order yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose anew" })).toHaveCount(2);
  await expect(orderButton(page)).toHaveCount(0);
  await visit(page, "/cart?items=1:green:m,20");
  const shared = page.getByRole("region", { name: "Somebody shared a cart with you" });
  await expect(shared.getByRole("link", { name: "Choose anew" })).toHaveAttribute(
    "href",
    "/product/1?colour=green&size=m",
  );
  await shared.getByRole("button", { name: "Add all to my cart" }).click();
  await expect(page.getByText(/^Quantity of/)).toHaveCount(1);
});

test("a line's colour and size are changed in the cart by keyboard, and undone", async ({ page }) => {
  await watchShifts(page);
  await bringCart(page, [coat("black", "m", 2), coat("white", "m")]);
  await visit(page, "/cart");
  const main = page.getByRole("main");
  const lines = main.getByRole("region", { name: "In your cart" }).getByRole("listitem");
  const change = main.getByRole("button", { name: "Change: Wool Pea Coat, Black, size M" });
  await change.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Wool Pea Coat" });
  await expect(dialog.getByRole("radio", { name: "Black" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "Brown" })).toBeEnabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("radio", { name: "Black" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "White" })).toBeChecked();
  await dialog.getByRole("button", { name: "Change", exact: true }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(lines, "two of a kind are one line").toHaveCount(1);
  await expect(lines).toContainText("White, size M");
  await expect(page.getByText("only 2 left, so we lowered your quantity")).toBeVisible();
  await expect(page.locator(":focus"), "back where it was opened").toHaveAccessibleName(
    /^Change: Wool Pea Coat, White/,
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Black, size M");
  expect(await isWide(page)).toBe(false);
});

test("a cart as full as it can be is ordered", async ({ page, request }) => {
  const ids = Array.from({ length: 144 }, (_, i) => String(i + 1));
  const products = await Promise.all(ids.map(async (id) => (await request.get(`/api/stock?product=${id}`)).json()));
  const items = products.flatMap(({ left }) =>
    Object.entries(left).flatMap(([item, pieces]) => (Number(pieces) > 5 ? [item] : [])),
  );
  const lines = items.slice(0, 150).map((item) => {
    const [_id = "", color, size] = item.split(":");
    return {
      _id,
      quantity: 1,
      ...(color && { selectedProductColor: color }),
      ...(size && { selectedProductSize: size }),
    };
  });
  expect(lines.length).toBeGreaterThan(100);
  await bringCart(page, lines);
  await fillCheckout(page);
  await placeOrder(page);
});
