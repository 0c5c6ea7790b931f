import type { OwnShop } from "../e2e/own-shop.ts";
import { addToCart } from "./buying.ts";
import { follow, register } from "./opening-account.ts";
import { keys, type Shopper } from "./shopper.ts";

const SECOND = "another four words here";

/** Registers an account, visits each of its sections and resets the password. */
export async function openAccount(shopper: Shopper, shop: OwnShop): Promise<void> {
  const email = await register(shopper, shop, "/my-account/orders");
  await shopper.sees("You have no orders yet.");
  for (const [name, path] of parts) {
    await shopper.press(name, "main nav");
    await shopper.isAt(`^/my-account${path}$`);
    await shopper.finds(`${name} is its heading`, (title) => document.querySelector("h1")?.textContent === title, name);
  }
  await shopper.press("Sign out", "main");
  await shopper.isAt("^/login-register");
  await shopper.visit("/forgetpassword");
  await shopper.write("E-mail address", email, "main");
  await shopper.press("Send me a link", "main");
  await shopper.sees("an e-mail with a link is on its way");
  await follow(shopper, shop, email, "reset-password", "reset-password");
  await shopper.write("New password", SECOND, "main");
  await shopper.press("Save password", "main");
  await shopper.sees("Your password has been changed");
  await shopper.visit("/login-register?return=/wishlist");
  await shopper.write("E-mail address", email, "main");
  await shopper.write("Password", SECOND, "main");
  await shopper.types(keys.enter);
  await shopper.isAt("^/wishlist$");
}

const parts = [
  ["Addresses", "/addresses"],
  ["Profile", "/profile"],
  ["Overview", ""],
] as const;

export async function mistake(shopper: Shopper): Promise<void> {
  await addToCart(shopper, "13");
  await shopper.visit("/checkout");
  await shopper.write("/^E-mail address/", "ida at example", "main");
  await shopper.press("Order with obligation to pay", "main");
  await shopper.finds("the mistakes have the focus", () => document.activeElement?.matches("section[aria-label]"));
  const hasMistake = (name: string) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input[aria-invalid=true]")];
    const field = fields.find(({ labels }) => labels?.[0]?.textContent.startsWith(name));
    const notes = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return notes.some((id) => document.getElementById(id)?.textContent);
  };
  for (const name of ["E-mail address", "Postcode", "Town or city"])
    await shopper.finds(`${name} has its mistake beside it`, hasMistake, name);
  await shopper.press("/town or city/", "main section[aria-label]");
  await shopper.types("Berlin");
  await shopper.finds("the mistake has led to its field", () =>
    [...document.querySelectorAll<HTMLInputElement>("main input")].some(({ value }) => value === "Berlin"),
  );
}
