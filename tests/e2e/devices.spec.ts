import type { Browser, Page } from "@playwright/test";
import { addToCart, cartOf, draftOf, payNow, placeOrder, store } from "./buying.ts";
import { signIn, signInTo, signUp } from "./opening-account.ts";
import { accessibilityViolations, brokenNetwork, expect, goOffline, test, visit } from "./shop-test.ts";

const NOTICE = "Your cart has what you chose on another device";
const PATH = "/api/account/choices";

const cart = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });
const wishes = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

/** Runs `work` and waits until the account has saved the change, if need be after another one of this browser's. */
async function sent(page: Page, work: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(async (response) => {
    if (response.request().method() !== "POST" || !response.url().endsWith(PATH)) return false;
    return (await response.json()).isKept === true;
  });
  await work();
  await kept;
}

/** Fires the event for a page that becomes visible again. */
async function comeIntoView(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith(PATH));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
}

/** Opens an account with what is in this browser's cart, and waits until it has kept that. */
async function openWith(page: Page, ids: readonly string[], path = "/shop-grid-standard"): Promise<string> {
  const email = await signUp(page, cartOf(ids));
  await sent(page, () => visit(page, path));
  return email;
}

async function signOut(page: Page): Promise<void> {
  await visit(page, "/my-account");
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/login-register/);
}

/** Opens another device and signs in on it. */
async function anotherDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await signInTo(page, email);
  await visit(page, "/shop-grid-standard");
  return page;
}

/** Ends the session as if it had expired, and waits until the next page notices. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session/ });
  await visit(page, "/shop-grid-standard");
  const isMarked = () => page.evaluate(() => /"left"/.test(localStorage.getItem("persist:vitrine") ?? ""));
  await expect.poll(isMarked).toBe(true);
}

const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();

test("cart and wishlist sync to another device and back, and an order empties the cart on both", async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const email = await openWith(phone, ["13"], "/product/61");
  await expect(cart(phone), "a guest's choices are merged into the account").toContainText("1");
  await sent(phone, () => press(phone, "Wishlist"));

  const desk = await anotherDevice(browser, baseURL, email);
  await expect(desk.getByText(NOTICE)).toBeVisible();
  expect(await accessibilityViolations(desk)).toEqual([]);
  await expect(cart(desk)).toContainText("1");
  await expect(wishes(desk)).toContainText("1");
  await visit(desk, "/");
  await expect(cart(desk)).toContainText("1");
  await expect(desk.getByText(NOTICE), "the notice is shown once").toHaveCount(0);

  await sent(desk, () => addToCart(desk, "30"));
  await comeIntoView(phone);
  await expect(phone.getByText(NOTICE)).toBeVisible();
  await expect(cart(phone)).toContainText("2");

  await visit(desk, "/cart");
  await sent(desk, () =>
    desk
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click(),
  );
  await sent(desk, async () => {
    await visit(desk, "/wishlist");
    await desk
      .locator("main")
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
  });
  await comeIntoView(phone);
  await expect(cart(phone)).toContainText("1");
  await expect(wishes(phone)).not.toContainText("1");

  await store(phone, { session: draftOf() });
  await visit(phone, "/checkout");
  await placeOrder(phone);
  await sent(phone, () => payNow(phone));
  await comeIntoView(desk);
  await expect(cart(desk)).not.toContainText(/\d/);
  await desk.context().close();
});

test("a change made offline is sent when back online", async ({ page: phone, browser, baseURL, guard }) => {
  guard.allow(brokenNetwork);
  const email = await openWith(phone, ["13"], "/cart");
  const desk = await anotherDevice(browser, baseURL, email);
  await expect(cart(desk)).toContainText("1");
  await goOffline(phone);
  const refused = phone.waitForEvent("requestfailed", (request) => request.url().endsWith(PATH));
  await phone
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await refused;
  await comeIntoView(desk);
  await expect(cart(desk)).toContainText("1");
  await sent(phone, () => phone.context().setOffline(false));
  await comeIntoView(desk);
  await expect(cart(desk)).not.toContainText(/\d/);
  await desk.context().close();
});

test("signing out clears cart and wishlist on the device; signing in restores them", async ({ page, context }) => {
  const ada = await openWith(page, ["13"], "/product/61");
  await sent(page, () => press(page, "Wishlist"));
  const other = await context.newPage();
  await visit(other, "/shop-grid-standard");
  await expect(cart(other)).toContainText("1");
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(cart(tab)).not.toContainText(/\d/);
    await expect(wishes(tab)).not.toContainText(/\d/);
  }
  // It would send what is chosen next as well, and either may be first.
  await other.close();
  await signUp(page);
  await sent(page, () => addToCart(page, "30"));
  await expect(cart(page)).toContainText("1");
  await visit(page, "/cart");
  await expect(page.locator("main").getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await signOut(page);

  await signIn(page, ada);
  await page.waitForURL(/\/my-account$/);
  await expect(cart(page)).toContainText("1");
  await expect(wishes(page)).toContainText("1");
});

test("an expired session changes nothing on the page, and leaks nothing to the next account", async ({ page }) => {
  const ada = await openWith(page, ["13"]);
  await endSession(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Account, signed in" })).toHaveCount(0);
  await addToCart(page, "30");
  await expect(cart(page)).toContainText("2");
  await signInTo(page, ada);
  await sent(page, () => visit(page, "/shop-grid-standard"));
  await expect(cart(page), "unchanged: nothing is doubled").toContainText("2");
  await endSession(page);
  await addToCart(page, "13");
  await expect(cart(page)).toContainText("3");
  await signUp(page);
  await sent(page, () => visit(page, "/shop-grid-standard"));
  await expect(cart(page), "added since").toContainText("1");
});

test("sending a change detects a session that ended elsewhere, and the header shows it", async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await openWith(page, ["13"], "/product/13");
  const signedIn = page.getByRole("banner").getByRole("link", { name: "Account, signed in" });
  await expect(signedIn).toHaveCount(1);
  await page.context().clearCookies({ name: /session/ });
  await press(page, "Wishlist");
  await expect(signedIn).toHaveCount(0);
  await expect(cart(page), "the choices stay").toContainText("1");
  await expect(wishes(page)).toContainText("1");
});
