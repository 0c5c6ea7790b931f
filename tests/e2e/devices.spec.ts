import type { Browser, Page } from "@playwright/test";
import { addToCart, fillCheckout, placeOrder } from "./buying.ts";
import { openAccount, PASSWORD } from "./opening-account.ts";
import { accessibilityViolations, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

const NOTICE = "Your cart has what you chose on another device";
const PATH = "/api/account/choices";

const cart = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });
const wishes = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

/** Runs `work` and waits until the account has saved the change. */
async function sent(page: Page, work: () => Promise<unknown>): Promise<void> {
  // Read at once: the body is gone when the page is left.
  const answer = page
    .waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith(PATH))
    .then((response) => response.json());
  await work();
  expect(await answer).toMatchObject({ isKept: true });
}

/** Fires the event for a page that becomes visible again. */
async function comeIntoView(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith(PATH));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
}

async function signIn(page: Page, email: string): Promise<void> {
  await visit(page, "/login-register");
  const panel = page.getByRole("tabpanel", { name: "Sign in" });
  await panel.getByLabel("E-mail address").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await panel.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/my-account$/);
}

async function openNewAccount(page: Page): Promise<string> {
  await visit(page, "/login-register");
  const email = await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  await isReady(page);
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
  await signIn(page, email);
  return page;
}

/** Ends the session as if it had expired, and waits until the next page notices. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session/ });
  await visit(page, "/shop-grid-standard");
  const isMarked = () => page.evaluate(() => /"left"/.test(localStorage.getItem("persist:vitrine") ?? ""));
  await expect.poll(isMarked).toBe(true);
}

async function wish(page: Page, id: string): Promise<void> {
  await visit(page, `/product/${id}`);
  await page.locator("main").getByRole("button", { name: "Wishlist", exact: true }).click();
}

test("cart and wishlist sync to another device and back, and an order empties the cart on both", async ({
  page: phone,
  browser,
  baseURL,
}) => {
  await addToCart(phone, "13");
  const email = await openNewAccount(phone);
  await expect(cart(phone), "a guest's choices are merged into the account").toContainText("1");
  await sent(phone, () => wish(phone, "61"));

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

  await fillCheckout(phone);
  await placeOrder(phone);
  await sent(phone, async () => {
    await phone.getByRole("button", { name: "Pay", exact: true }).click();
    await phone.waitForURL(/\/success/);
  });
  await comeIntoView(desk);
  await expect(cart(desk)).not.toContainText(/\d/);
  await desk.context().close();
});

test("a change made offline is sent when back online", async ({ page: phone, browser, baseURL, guard }) => {
  guard.allow(brokenNetwork);
  const email = await openNewAccount(phone);
  await sent(phone, () => addToCart(phone, "13"));
  const desk = await anotherDevice(browser, baseURL, email);
  await expect(cart(desk)).toContainText("1");
  await visit(phone, "/cart");
  await phone.context().setOffline(true);
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
  const ada = await openNewAccount(page);
  await sent(page, () => addToCart(page, "13"));
  await sent(page, () => wish(page, "61"));
  const other = await context.newPage();
  await visit(other, "/shop-grid-standard");
  await expect(cart(other)).toContainText("1");
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(cart(tab)).not.toContainText(/\d/);
    await expect(wishes(tab)).not.toContainText(/\d/);
  }
  await openNewAccount(page);
  await sent(page, () => addToCart(page, "30"));
  await expect(cart(page)).toContainText("1");
  await visit(page, "/cart");
  await expect(page.locator("main").getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await signOut(page);

  await signIn(page, ada);
  await expect(cart(page)).toContainText("1");
  await expect(wishes(page)).toContainText("1");
});

test("an expired session changes nothing on the page, and leaks nothing to the next account", async ({ page }) => {
  const ada = await openNewAccount(page);
  await sent(page, () => addToCart(page, "13"));
  await endSession(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Account, signed in" })).toHaveCount(0);
  await addToCart(page, "30");
  await expect(cart(page)).toContainText("2");
  await sent(page, () => signIn(page, ada));
  await expect(cart(page), "unchanged: nothing is doubled").toContainText("2");
  await endSession(page);
  await addToCart(page, "13");
  await expect(cart(page)).toContainText("3");
  await sent(page, () => openNewAccount(page));
  await expect(cart(page), "added since").toContainText("1");
});

test("sending a change detects a session that ended elsewhere, and the header shows it", async ({ page, guard }) => {
  guard.allow(/status (of )?401/);
  await openNewAccount(page);
  await sent(page, () => addToCart(page, "13"));
  const signedIn = page.getByRole("banner").getByRole("link", { name: "Account, signed in" });
  await expect(signedIn).toHaveCount(1);
  await page.context().clearCookies({ name: /session/ });
  await page.locator("main").getByRole("button", { name: "Wishlist", exact: true }).click();
  await expect(signedIn).toHaveCount(0);
  await expect(cart(page), "the choices stay").toContainText("1");
  await expect(wishes(page)).toContainText("1");
});
