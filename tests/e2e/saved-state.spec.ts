import { addToCart, cartOf, draftOf, payNow, placeOrder, putInCart, store } from "./buying.ts";
import { sampleChoices } from "./sample-choices.ts";
import { accessibilityViolations, expect, isReady, test, visit } from "./shop-test.ts";

test("cart, wishlist and comparison are stored in the browser and restored", async ({ page }) => {
  await addToCart(page, "20");
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: "Add Wool Pea Coat to wishlist" }).click();
  await expect(page.getByText("Added To wishlist")).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("button", { name: "Remove Wool Pea Coat from wishlist" })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("persist:vitrine") ?? "{}"));
  expect(stored.version).toBe(1.1);
  expect(stored.state.cart.cartItems).toHaveLength(1);
  expect(Object.keys(stored.state.cart.cartItems[0]).sort()).toEqual(["_id", "cartItemId", "quantity"]);
  expect(stored.state.wishlist.wishlistItems).toEqual([{ _id: "1" }]);
});

test("discontinued products are removed from wishlist, comparison and their counts", async ({ page }) => {
  const kept = [{ _id: "1" }, { _id: "987654" }];
  const state = { wishlist: { wishlistItems: kept }, compare: { compareItems: kept } };
  await store(page, { local: { "persist:vitrine": { version: 1.1, state } } });
  const stored = () =>
    page.evaluate(() => {
      const { wishlist, compare } = JSON.parse(localStorage.getItem("persist:vitrine") ?? "{}").state;
      return [wishlist.wishlistItems.length, compare.compareItems.length];
    });
  await visit(page, "/shop-grid-standard");
  const sign = page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });
  await expect(sign).toContainText("2");
  await visit(page, "/wishlist");
  await expect(sign).toContainText("1");
  await visit(page, "/compare");
  await expect.poll(stored).toEqual([1, 1]);
});

test("a full cart or wishlist says so instead of losing what is added on the next visit", async ({ page }) => {
  const ids = Array.from({ length: 500 }, (_, i) => `kept-${i}`);
  const wishlistItems = ids.map((_id) => ({ _id }));
  const cartItems = ids.slice(0, 200).map((_id) => ({ _id, cartItemId: _id, quantity: 1 }));
  const state = { wishlist: { wishlistItems }, cart: { cartItems, savedForLater: [] } };
  await store(page, { local: { "persist:vitrine": { version: 1.1, state } } });
  await visit(page, "/shop-grid-standard?department=furniture");
  await page
    .getByRole("button", { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(page.getByText("Your cart is full: it holds 200 different items")).toBeVisible();
  await page
    .getByRole("button", { name: /^Add .* to wishlist$/ })
    .first()
    .click();
  await expect(page.getByText("Your wishlist is full: it holds 500 products")).toBeVisible();
  await expect(page.getByText(/^Added To/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove .* from wishlist$/ })).toHaveCount(0);
});

test("a full list of items saved for later says so, and the item stays in the cart", { tag: "@long" }, async ({
  page,
}) => {
  const lines = sampleChoices().map((choice, i) => ({ ...choice, cartItemId: `line-${i}`, quantity: 1 }));
  const savedForLater = lines.filter(({ _id }) => _id !== "20").slice(0, 200);
  const state = { cart: { cartItems: lines.filter(({ _id }) => _id === "20"), savedForLater } };
  await store(page, { local: { "persist:vitrine": { version: 1.1, state } } });
  await visit(page, "/cart");
  await page.getByRole("button", { name: /^Save .*for later/ }).click();
  await expect(page.getByText("Only 200 items can be saved for later. Please remove one first.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Save .*for later/ })).toBeVisible();
});

test("two tabs show the same cart", async ({ page, context }) => {
  await visit(page, "/cart");
  const other = await context.newPage();
  await addToCart(other, "11");
  await expect(page.locator("main").getByRole("link", { name: "Walnut Bookshelf Speaker" }).first()).toBeVisible();
});

test("a tab that holds the state's lock does not hide the cart from another tab's checkout", async ({
  page,
  context,
}) => {
  await putInCart(page, "20");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request("persist:vitrine", () => {
          resolve();
          return new Promise(() => undefined);
        });
      }),
  );
  const other = await context.newPage();
  await visit(other, "/checkout");
  const line = other.locator("main").getByText("Oak Lounge Chair").filter({ visible: true });
  await expect(line.first()).toBeVisible();
});

test("cart and checkout share one order note", async ({ page }) => {
  const note = page.getByLabel("Order note");
  await putInCart(page, "12");
  await visit(page, "/cart");
  await note.fill("Leave it at the door");
  await visit(page, "/checkout");
  await page.getByLabel("E-mail address").fill("ida@example.org");
  await visit(page, "/cart");
  await note.fill("Ring twice");
  await visit(page, "/checkout");
  await expect(note).toHaveValue("Ring twice");
  await note.fill("Ring once");
  await visit(page, "/cart");
  await expect(note).toHaveValue("Ring once");
});

test("a removal can be undone in the cart, in its drawer and over the page", async ({ page }) => {
  await putInCart(page, "12", "13");
  await visit(page, "/cart");
  const inCart = page.locator("main").getByRole("link", { name: "Retro Mirrorless Camera" }).first();
  await page.locator("main").getByRole("button", { name: "Remove Retro Mirrorless Camera" }).click();
  await expect(page.getByText("Removed From Cart")).toBeVisible();
  await expect(inCart).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(inCart).toBeVisible();

  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: /^Cart/ }).click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  const line = drawer.getByRole("link", { name: "Retro Mirrorless Camera" }).first();
  await drawer.getByRole("button", { name: "Remove Retro Mirrorless Camera" }).click();
  await expect(line).toBeHidden();
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(line).toBeVisible();
  await drawer.getByRole("button", { name: "Remove Retro Mirrorless Camera" }).click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Cart.*2/ })).toBeVisible();
});

test("an unreadable cart is set aside, and the shop works", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("persist:vitrine:unreadable")) localStorage.setItem("persist:vitrine", "{broken");
  });
  await visit(page, "/cart");
  await expect(page.getByText(/could not be read/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("persist:vitrine:unreadable"))).toContain("{broken");
});

test("a browser that denies storage can fill a cart", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await addToCart(page, "11");
  await page.getByRole("button", { name: "Cart", exact: false }).first().click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Walnut Bookshelf Speaker" })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("a browser with full storage keeps the old cart, says so, and can order everything", async ({ page }) => {
  await store(page, { local: cartOf(["11"]), session: draftOf() });
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("persist:vitrine") ?? "{}").state?.cart.cartItems.length);
  await page.evaluate(() => {
    for (let length = 2 ** 22; length >= 1; length /= 2)
      try {
        while (true) localStorage.setItem(`filler-${localStorage.length}`, "x".repeat(length));
      } catch {
        // Does not fit: try a smaller one.
      }
  });
  await addToCart(page, "42");
  await expect(page.getByText("it lasts until you close this tab")).toBeVisible();
  expect(await stored(), "the stored cart is intact").toBe(1);
  await page.getByRole("button", { name: "Cart", exact: false }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL(/\/checkout/);
  await placeOrder(page);
  await payNow(page);
  for (const name of ["Walnut Bookshelf Speaker", "Jointed Arm Lamp"])
    await expect(page.locator("main").getByText(name).first()).toBeVisible();
});

test("an empty checkout is helpful", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/checkout");
  const shelf = page.getByRole("heading", { name: "What others take home" });
  await expect(shelf, "the checkout offers what the cart does").toBeVisible();
  await page
    .locator("main")
    .getByRole("button", { name: /^Add .* to cart$/ })
    .last()
    .click();
  await expect(page.getByLabel("Town or city"), "there is something to order").toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a coupon added in another tab does not disturb a checkout being filled in", { tag: "@long" }, async ({
  page,
}) => {
  await putInCart(page, "20");
  await visit(page, "/checkout");
  const town = page.getByLabel("Town or city");
  await town.pressSequentially("Ber");
  let answer = () => {};
  await page.route("**/api/coupons", async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/coupons");
  const other = await page.context().newPage();
  await visit(other, "/cart");
  await other.locator("main").getByLabel("Coupon or gift card").fill("FIVER");
  await other.getByRole("button", { name: "Apply" }).click();
  await asked;
  await expect(town, "while the code is checked").toBeFocused();
  await page.keyboard.type("lin");
  await expect(town).toHaveValue("Berlin");
  answer();
  await expect(page.getByText("Applied").first()).toBeVisible();
  await expect(town).toBeFocused();
});

test("before its scripts, a screen is empty only in a browser that has stored nothing", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load resource|net::/);
  await store(page, { local: {} });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const screens = {
    "/cart": "Your cart is empty.",
    "/checkout": "Your cart is empty, so",
    "/wishlist": "Nothing on it",
  };
  for (const [path, words] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByText(words), path).toBeVisible();
  }
  await page.evaluate((cart) => localStorage.setItem("persist:vitrine", JSON.stringify(cart)), cartOf(["20"]));
  for (const [path, words] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    await expect(page.getByText(words), path).toBeHidden();
  }
});
