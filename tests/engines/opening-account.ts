import { linkIn } from "../e2e/mail-links.ts";
import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { until } from "./until.ts";

const PASSWORD = "four words in a row";

/** Registers an account by the link in its e-mail, which continues to `screen`; returns the e-mail address. */
export async function register(shopper: Shopper, shop: OwnShop, screen: string): Promise<string> {
  const email = `ida-${crypto.randomUUID()}@example.org`;
  await shopper.visit(`/login-register?return=${screen}`);
  await shopper.press("Create account", "main [role=tablist]");
  await shopper.write("Your name", "Ida Sommer", "main");
  await shopper.write("E-mail address", email, "main [role=tabpanel]:not([hidden])");
  await shopper.write("Password", PASSWORD, "main [role=tabpanel]:not([hidden])");
  await shopper.press("Create account", "main form");
  await shopper.sees("One more step: check your inbox");
  await follow(shopper, shop, email, "confirm-address", "login-register");
  await shopper.write("Password", PASSWORD, "main");
  await shopper.press("Open my account", "main");
  await shopper.isAt(`^${screen}$`);
  return email;
}

/** Waits for an e-mail and opens its link to a page. */
export async function follow(shopper: Shopper, shop: OwnShop, email: string, template: string, screen: string) {
  const mail = await until(`a mail ${template} comes`, async () => shop.latestMailTo(email, template));
  await shopper.visit(linkIn(mail, screen));
}
