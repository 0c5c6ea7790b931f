import type { Page } from "@playwright/test";
import { fillAddress, orderButton, payNow, postFrom, putInCart, shopper } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { newAccount, openAccount, PASSWORD, signIn, signUp } from "./opening-account.ts";
import { latestMailTo } from "./outbox.ts";
import { accessibilityViolations, brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

test("a guest registers on the way to their orders, keeps the cart, buys, reorders and writes a review", async ({
  page,
}) => {
  await putInCart(page, "61");
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
  await payNow(page);

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

test("a forgotten password is reset with a link that works once", async ({ page, guard, request }) => {
  guard.allow(/status of 40[01]/);
  const email = await newAccount(request);
  await postFrom(page)("/api/auth/forgot", { email });
  const link = linkIn(await latestMailTo(email, "reset-password"), "reset-password");
  for (const answer of [/Your password has been changed/, /This link is no longer valid/]) {
    await visit(page, link);
    await page.getByLabel("New password", { exact: true }).fill("another four words here");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.locator("main").getByText(answer)).toBeVisible();
  }
  await visit(page, "/reset-password");
  await expect(page.locator("main").getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await visit(page, "/login-register?return=//evil.example/");
  await signIn(page, email);
  await expect(page.getByText("E-mail address and password do not match.")).toBeVisible();
  await signIn(page, email, "another four words here");
  await page.waitForURL(/\/my-account$/);
});

test("a saved address is in view, a deleted one can be restored, and a changed password takes effect", async ({
  page,
  guard,
}) => {
  guard.allow(brokenNetwork);
  const email = await signUp(page);
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

test("an account's data can be downloaded, and the account deleted with its password", async ({ page, request }) => {
  const email = await newAccount(request);
  await visit(page, "/my-account/privacy");
  await page.waitForURL(/\/login-register/);
  await signIn(page, email);
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

test("a new e-mail address that could not be confirmed offline is confirmed by trying again", async ({
  page,
  guard,
}) => {
  guard.allow(brokenNetwork);
  const email = `new-${await signUp(page)}`;
  await postFrom(page)("/api/account/email", { email, password: PASSWORD });
  await page.route("**/api/account/email/confirm", (route) => route.abort());
  await visit(page, linkIn(await latestMailTo(email, "confirm-new-address"), "my-account/profile"));
  const notice = page.getByRole("status").filter({ hasText: "Check your connection and try again." });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your new e-mail address is now in use.")).toBeVisible();
});

/** Signs in or opens a page, and waits until cart and account agree: later requests would notice the session's end. */
async function synced(page: Page, work: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse("**/api/account/choices");
  await work();
  await (await asked).finished();
}

test("what was typed survives an expired session, noticed on returning to the tab or on saving", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  const email = await signUp(page);
  const name = page.getByLabel("Your name");
  await synced(page, () => visit(page, "/my-account/profile"));
  await name.fill("Ida Sommer-Winter");
  await page.context().clearCookies({ name: /session/ });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForURL(/\/login-register\?return=%2Fmy-account%2Fprofile$/);
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  await synced(page, () => signIn(page, email));
  await page.waitForURL(/\/my-account\/profile$/);
  await expect(name).toHaveValue("Ida Sommer-Winter");
  await expect(page.getByText("You have been signed out."), "it is no longer true").toHaveCount(0);

  await name.fill("Ida Sommer-Herbst");
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.locator("main").getByRole("alert").filter({ hasText: "Please sign in first." });
  await alert.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/login-register\?return=%2Fmy-account%2Fprofile$/);
  await signIn(page, email);
  await page.waitForURL(/\/my-account\/profile$/);
  await expect(name).toHaveValue("Ida Sommer-Herbst");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
