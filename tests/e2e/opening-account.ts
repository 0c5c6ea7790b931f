import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { postFrom, store } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { latestMailTo } from "./outbox.ts";
import { confirmationOf } from "./owner.ts";
import { newAddress, openAccount as openWith, PASSWORD, shopper } from "./shop-api.ts";
import { visit } from "./shop-test.ts";

export { newAddress, PASSWORD };

/** Opens an account that nobody is signed in to on a page; returns its e-mail address. */
export function newAccount(request: APIRequestContext): Promise<string> {
  return openWith(postFrom({ request }), confirmationOf);
}

/** Opens an account, signed in to in this browser, which has stored this; returns its e-mail address. */
export async function signUp(page: Page, local: Record<string, unknown> = {}): Promise<string> {
  const email = await openWith(postFrom(page), confirmationOf);
  await store(page, { local: { ...local, ...signedIn } });
  return email;
}

/** Signs in without a screen, to an account that is open. */
export async function signInTo(page: Page, email: string): Promise<void> {
  await postFrom(page)("/api/auth/sign-in", { email, password: PASSWORD });
  await store(page, { local: signedIn });
}

/** How a browser notes that it has a session, whose cookie its scripts cannot read. */
const signedIn = { "vitrine:signed-in": "yes" };

/** Signs in on the open page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Sign in" });
  await panel.getByLabel("E-mail address").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Sign in" }).click();
}

/** Opens an account on the open page for signing in; returns its e-mail address. */
export async function openAccount(page: Page): Promise<string> {
  const email = newAddress();
  await page.getByRole("tab", { name: "Create account" }).click();
  await register(page, email);
  return email;
}

/** Registers on the open page: fills in what is missing, follows the link in the e-mail and opens the account. */
export async function register(page: Page, email: string): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Create account" });
  await panel.getByLabel("E-mail address").fill(email);
  await panel.getByLabel("Your name").fill(shopper.name);
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await panel.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step: check your inbox")).toBeVisible();
  await visit(page, linkIn(await latestMailTo(email, "confirm-address"), "login-register"));
  await expect(page, "the token is removed from the URL").not.toHaveURL(/confirm=/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Open my account" }).click();
}
