import type { Page } from "@playwright/test";
import { postFrom } from "./buying.ts";
import { pressKeyOn, tabTo, typeInto } from "./keyboard.ts";
import { linkIn } from "./mail-links.ts";
import { newAddress, PASSWORD, signUp } from "./opening-account.ts";
import { latestMailTo } from "./outbox.ts";
import { order, pay, shopper } from "./shop-api.ts";
import { expect, test, visit } from "./shop-test.ts";

test.use({ viewport: { width: 390, height: 780 } });
test.describe.configure({ timeout: 180_000 });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an account by keyboard only: the focus moves on from each form and row that disappears", async ({
  page,
  guard,
}) => {
  guard.allow(/preloaded using link preload|status of 40[01]/);
  const press = (name: string) => pressKeyOn(page, name);
  const focused = (text: string) => expect(page.locator(":focus")).toContainText(text);
  const email = newAddress();
  await visit(page, "/login-register");
  await tabTo(page, page.getByRole("tab", { name: "Sign in" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Create account" })).toBeFocused();
  await press("Create account");
  await focused("Please check these fields");
  await typeInto(page, "Your name", shopper.name);
  await tabTo(page, page.locator("#register-email"));
  await page.keyboard.type(email);
  await tabTo(page, page.locator("#register-password"));
  await page.keyboard.type(PASSWORD);
  await press("Create account");
  await focused("check your inbox");

  await visit(page, linkIn(await latestMailTo(email, "confirm-address"), "login-register"));
  await tabTo(page, page.locator("#confirm-password"));
  await page.keyboard.type(PASSWORD);
  await press("Open my account");
  await page.waitForURL(/\/my-account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeFocused();

  await visit(page, "/my-account/addresses");
  for (const street of ["Ahornweg 3", "Lindenhof 12"]) {
    await press("Add an address");
    await focused("Add an address");
    await typeInto(page, "First and last name", shopper.name);
    await typeInto(page, "Street and house number", street);
    await typeInto(page, "Postcode", shopper.postcode);
    await typeInto(page, "Town or city", shopper.city);
    await press("Save address");
    await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeFocused();
  }
  await press("Set as default: Lindenhof 12");
  await expect(page.getByRole("button", { name: "Edit the address Lindenhof 12" })).toBeFocused();
  await press("Delete the address Ahornweg 3");
  await expect(page.getByRole("button", { name: "Edit the address Lindenhof 12" })).toBeFocused();
  await press("Delete the address Lindenhof 12");
  await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeFocused();

  await visit(page, "/my-account/privacy");
  await tabTo(page, page.locator("#delete-password"));
  await page.keyboard.type(PASSWORD);
  await press("Delete my account");
  await focused("Your account is deleted");
});

test("a password reset by keyboard only: requested, chosen with the e-mailed link, used to sign in", async ({
  page,
  guard,
}) => {
  guard.allow(/preloaded using link preload|status of 40[01]/);
  const press = (name: string) => pressKeyOn(page, name);
  const focused = (text: string) => expect(page.locator(":focus")).toContainText(text);
  const email = await signUp(page);
  await visit(page, "/my-account");
  await press("Sign out");
  await expect(heading(page, "Your account"), "heading of the page after signing out").toBeFocused();

  await press("Sign in");
  await focused("Please check these fields");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#sign-in-email"), "the error links to its field").toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, page.locator("#sign-in-password"));
  await page.keyboard.type("not the right one");
  await press("Sign in");
  await expect(page.getByRole("alert").filter({ hasText: "do not match" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in", exact: true }), "keeps the focus").toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Forgot your password?" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Choose a new password")).toBeFocused();
  await typeInto(page, "E-mail address", email);
  await press("Send me a link");
  await focused("an e-mail with a link is on its way");

  await visit(page, linkIn(await latestMailTo(email, "reset-password"), "reset-password"));
  await press("Show password");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("another four words here");
  await press("Save password");
  await focused("Your password has been changed");
  await tabTo(page, page.getByRole("link", { name: "Sign in", exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your account")).toBeFocused();
  await typeInto(page, "E-mail address", email);
  await tabTo(page, page.locator("#sign-in-password"));
  await page.keyboard.type("another four words here");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Overview")).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Profile", exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Profile")).toBeFocused();
  await tabTo(page, page.getByLabel("Your name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ida Winter");
  await tabTo(page, page.getByLabel("Language of our e-mails"));
  await page.keyboard.press("ArrowDown");
  await press("Save");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true }), "keeps the focus").toBeFocused();
  const newEmail = `new-${email}`;
  await typeInto(page, "New e-mail address", newEmail);
  await tabTo(page, page.locator("#email-password"));
  await page.keyboard.type("another four words here");
  await press("Change e-mail address");
  await focused("an e-mail is on its way to it");
  await visit(page, linkIn(await latestMailTo(newEmail, "confirm-new-address"), "my-account/profile"));
  await expect(page.getByText("Your new e-mail address is now in use.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ida Winter");
});

test("a customer cancels an order, and writes, edits and deletes a review, by keyboard only", async ({
  page,
  guard,
}) => {
  guard.allow(/preloaded using link preload/);
  const press = (name: string) => pressKeyOn(page, name);
  const focused = (text: string) => expect(page.locator(":focus")).toContainText(text);
  const expectStatus = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await signUp(page);
  const post = postFrom(page);
  await pay(post, await order(post, { items: ["61"] }));
  const { number } = await order(post, { items: ["61"] });
  await visit(page, `/my-account/orders?order=${number}`);
  await press("Cancel this order");
  await focused("Cancel this order? The goods go back on sale");
  await press("Keep the order");
  await expect(page.getByRole("button", { name: "Cancel this order" })).toBeFocused();
  await press("Cancel this order");
  await press("Yes, cancel it");
  await expect(heading(page, "Order")).toBeFocused();
  await expectStatus("Cancelled");

  await visit(page, "/product/61#reviews");
  await expect(page.getByRole("button", { name: "Write a review" })).toBeVisible();
  await press("Write a review");
  await focused("Write a review");
  await press("Cancel");
  await expect(page.getByRole("button", { name: "Write a review" })).toBeFocused();
  await press("Write a review");
  await press("Publish review");
  await focused("Please check these fields");
  await tabTo(page, page.getByRole("radio", { name: "Rated 1 of 5" }));
  await page.keyboard.press("Space");
  for (let step = 1; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Rated 4 of 5" })).toBeChecked();
  await typeInto(page, "Headline", "A calm, good thing");
  await tabTo(page, page.getByRole("textbox", { name: "Your review" }));
  await page.keyboard.type("It came well packed and does what it is there for.");
  await press("Publish review");
  await expectStatus("Review published");
  await expect(page.getByRole("button", { name: "Edit your review" })).toBeFocused();
  await press("Edit your review");
  await tabTo(page, page.getByLabel("Headline"));
  await page.keyboard.press("End");
  await page.keyboard.type(", still");
  await press("Publish review");
  await expect(page.getByText("A calm, good thing, still")).toBeVisible();

  await visit(page, "/my-account/reviews");
  await press("Delete the review of Rose Day Cream");
  await focused("Delete your review?");
  await press("Yes, delete it");
  await expectStatus("Review deleted");
  await expect(heading(page, "Reviews")).toBeFocused();
});
