import { expect, type Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { latestMailTo } from "./outbox.ts";
import { visit } from "./shop-test.ts";

export const PASSWORD = "four words in a row";

export const newAddress = () => `ida-${crypto.randomUUID()}@example.org`;

/** Registers, follows the link in the e-mail, and returns the e-mail address. */
export async function openAccount(page: Page): Promise<string> {
  const email = newAddress();
  await page.getByRole("tab", { name: "Create account" }).click();
  await page.getByRole("tabpanel", { name: "Create account" }).getByLabel("E-mail address").fill(email);
  await register(page, email);
  return email;
}

/** Completes a registration whose e-mail address is filled in already. */
export async function register(page: Page, email: string): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Create account" });
  await panel.getByLabel("Your name").fill(shopper.name);
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await panel.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("One more step: check your inbox")).toBeVisible();
  await visit(page, linkIn(await latestMailTo(email, "confirm-address"), "login-register"));
  await expect(page, "the token is removed from the URL").not.toHaveURL(/confirm=/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Open my account" }).click();
}
