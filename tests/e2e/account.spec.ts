import type { Page } from "@playwright/test";
import { addToCart, fillAddress, orderButton, shopper } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { openAccount, PASSWORD } from "./opening-account.ts";
import { latestMailTo } from "./outbox.ts";
import { accessibilityViolations, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Sign in" });
  await panel.getByLabel("E-mail address").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Sign in" }).click();
}

test("a guest registers on the way to their orders, keeps the cart, buys, reorders and writes a review", async ({
  page,
}) => {
  await addToCart(page, "61");
  await visit(page, "/my-account/orders");
  await page.waitForURL(/\/login-register\?return=/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await openAccount(page);
  await page.waitForURL(/\/my-account\/orders$/);
  await expect(page.getByText("You have no orders yet.")).toBeVisible();

  await visit(page, "/my-account/addresses");
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.locator("main").getByText("Enter the town or city.").first()).toBeVisible();
  await page.getByLabel("Country").selectOption("IE");
  await expect(page.getByLabel("Eircode")).toHaveAttribute("inputmode", "text");
  await page.getByLabel("Country").selectOption("DE");
  await expect(page.getByLabel("Postcode")).toHaveAttribute("inputmode", "numeric");
  await fillAddress(page);
  await page.getByLabel("Town or city").blur();
  await expect(
    page.getByText("Enter the town or city."),
    "a corrected field is no longer marked as invalid",
  ).toHaveCount(0);
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Default address", { exact: true })).toBeVisible();

  await visit(page, "/checkout");
  await expect(page.getByLabel("Street and house number")).toHaveValue(shopper.street);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await orderButton(page).click();
  await page.waitForURL(/\/pay\//);
  await isReady(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);

  await visit(page, "/my-account");
  await page.locator('main a[href*="?order="]').first().click();
  await expect(page.getByText(/^Arrives \w{3}/), "the order shows its arrival date").toBeVisible();
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.route("**/api/account/orders/*", async (route) => {
    const response = await route.fetch();
    const { order } = await response.json();
    const lines = order.lines.map((line: object) => ({ ...line, quantity: 2, withdrawn: 1 }));
    await route.fulfill({ response, json: { order: { ...order, state: "delivered", lines } } });
  });
  await page.reload();
  await isReady(page);
  await expect(page.getByText("1 already withdrawn"), "a withdrawal is shown on its line").toBeVisible();
  await page.locator("main").getByRole("link", { name: "Rose Day Cream", exact: true }).click();
  await page.waitForURL(/\/product\/61$/);
  await page.goBack();
  await page.getByRole("link", { name: "Write a review: Rose Day Cream" }).click();
  await page.waitForURL(/\/product\/61#reviews$/);
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("button", { name: "Publish review" }).click();
  await page.getByRole("link", { name: "Enter a short headline." }).click();
  await page.keyboard.type("A calm, good thing");
  await expect(page.getByLabel("Headline"), "the error links to its field").toHaveValue("A calm, good thing");
  await page.getByRole("radio", { name: "Rated 4 of 5" }).check({ force: true });
  await page.getByRole("textbox", { name: "Your review" }).fill("It came well packed and does what it is there for.");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("Verified purchase").first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("a forgotten password is reset with a link that works once", async ({ page, guard }) => {
  guard.allow(/status (400|401)|status of 40[01]/);
  await visit(page, "/login-register?return=//evil.example/");
  const email = await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/login-register/);

  await visit(page, "/forgetpassword");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText(/an e-mail with a link is on its way/)).toBeVisible();
  const link = linkIn(await latestMailTo(email, "reset-password"), "reset-password");
  for (const answer of [/Your password has been changed/, /This link is no longer valid/]) {
    await visit(page, link);
    await page.getByLabel("New password", { exact: true }).fill("another four words here");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.locator("main").getByText(answer)).toBeVisible();
  }
  await visit(page, "/reset-password");
  await expect(page.locator("main").getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await visit(page, "/login-register?return=/wishlist");
  await signIn(page, email, PASSWORD);
  await expect(page.getByText("E-mail address and password do not match.")).toBeVisible();
  await signIn(page, email, "another four words here");
  await page.waitForURL(/\/wishlist$/);
});

test("an account's data can be downloaded, and the account deleted with its password", async ({ page }) => {
  await visit(page, "/my-account/privacy");
  await page.waitForURL(/\/login-register/);
  await openAccount(page);
  await page.waitForURL(/\/my-account\/privacy$/);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await file).suggestedFilename()).toBe("my-data.json");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/Your account is deleted/)).toBeVisible();
  await visit(page, "/my-account");
  await page.waitForURL(/\/login-register/);
});

test("a saved address is in view, a deleted one can be restored, and a changed password takes effect", async ({
  page,
  guard,
}) => {
  guard.allow(brokenNetwork);
  await visit(page, "/login-register");
  const email = await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  await visit(page, "/my-account/addresses");
  const main = page.locator("main");
  await expect(main.getByText("No addresses yet.")).toBeVisible();
  await main.getByRole("button", { name: "Add an address" }).click();
  await fillAddress(page);
  await main.getByRole("button", { name: "Save address" }).click();
  const card = main.getByRole("listitem").filter({ hasText: shopper.street });
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await card.getByRole("button", { name: /^Delete the address/ }).click();
  await expect(card).toHaveCount(0);
  await page.route("**/api/account/addresses", (route) => route.abort());
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Check your connection and try again.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(card).toContainText("Default address");

  await visit(page, "/my-account/security");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByLabel("New password").fill("four other words now");
  await expect(main.locator("[autocomplete=username]"), "password managers know the account").toHaveValue(email);
  await main.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await main.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/login-register/);
  await signIn(page, email, "four other words now");
  await page.waitForURL(/\/my-account\/security$/);
});

test("a new e-mail address that could not be confirmed offline is confirmed by trying again", async ({
  page,
  guard,
}) => {
  guard.allow(brokenNetwork);
  await visit(page, "/login-register");
  const email = `new-${await openAccount(page)}`;
  await page.waitForURL(/\/my-account$/);
  await visit(page, "/my-account/profile");
  await page.getByLabel("New e-mail address").fill(email);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change e-mail address" }).click();
  await expect(page.getByText("an e-mail is on its way to it")).toBeVisible();
  await page.route("**/api/account/email/confirm", (route) => route.abort());
  await visit(page, linkIn(await latestMailTo(email, "confirm-new-address"), "my-account/profile"));
  const notice = page.getByRole("status").filter({ hasText: "Check your connection and try again." });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your new e-mail address is now in use.")).toBeVisible();
});

/** Types a new name into the profile of a new account, then ends its session; returns its e-mail address. */
async function typeUntilEnd(page: Page): Promise<string> {
  await visit(page, "/login-register");
  const email = await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  // Not an answer to the page before, which is cut off when it is left and never finishes.
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/account/choices") && page.url().endsWith("/profile"),
  );
  await visit(page, "/my-account/profile");
  await (await asked).finished();
  await page.getByLabel("Your name").fill("Ida Sommer-Winter");
  await page.context().clearCookies({ name: /session/ });
  return email;
}

test("what was typed survives an expired session that is noticed on returning to the tab", async ({ page, guard }) => {
  guard.allow(/status (of )?401/);
  const email = await typeUntilEnd(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForURL(/\/login-register\?return=%2Fmy-account%2Fprofile$/);
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  await signIn(page, email, PASSWORD);
  await page.waitForURL(/\/my-account\/profile$/);
  await expect(page.getByLabel("Your name")).toHaveValue("Ida Sommer-Winter");
  await expect(page.getByText("You have been signed out."), "it is no longer true").toHaveCount(0);
});

test("who signs out in one tab is told in the others, and not in that one", async ({ page, context }) => {
  await visit(page, "/login-register");
  await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  const other = await context.newPage();
  await visit(other, "/my-account/security");
  await expect(other.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
  await other.locator("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await other.waitForURL(/\/login-register/);
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  await expect(other.getByText("You have been signed out.")).toHaveCount(0);
});

test("an expired session leads to signing in, and back to what was typed", async ({ page, guard }) => {
  guard.allow(/status (of )?401/);
  const email = await typeUntilEnd(page);
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.locator("main").getByRole("alert").filter({ hasText: "Please sign in first." });
  await alert.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/login-register\?return=%2Fmy-account%2Fprofile$/);
  await signIn(page, email, PASSWORD);
  await page.waitForURL(/\/my-account\/profile$/);
  await expect(page.getByLabel("Your name")).toHaveValue("Ida Sommer-Winter");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
