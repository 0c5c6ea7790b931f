import { linkIn } from "../e2e/letters.ts";
import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { until } from "./until.ts";

const PASSWORD = "four words in a row";

/** Registers an account by the link in its e-mail, which continues to `screen`; returns the e-mail address. */
export async function register(ida: Shopper, shop: OwnShop, screen: string): Promise<string> {
  const email = `ida-${crypto.randomUUID()}@example.org`;
  await ida.visit(`/login-register?return=${screen}`);
  await ida.press("Create account", "main [role=tablist]");
  await ida.write("Your name", "Ida Sommer", "main");
  await ida.write("E-mail address", email, "main [role=tabpanel]:not([hidden])");
  await ida.write("Password", PASSWORD, "main [role=tabpanel]:not([hidden])");
  await ida.press("Create account", "main form");
  await ida.sees("One more step: check your inbox");
  await follow(ida, shop, email, "confirm-address", "login-register");
  await ida.write("Password", PASSWORD, "main");
  await ida.press("Open my account", "main");
  await ida.isAt(`^${screen}$`);
  return email;
}

/** Waits for an e-mail and opens its link to a page. */
export async function follow(ida: Shopper, shop: OwnShop, email: string, template: string, screen: string) {
  const letter = await until(`a letter ${template} comes`, async () => shop.letterTo(email, template));
  await ida.visit(linkIn(letter, screen));
}
