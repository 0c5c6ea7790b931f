import type { OwnShop } from "../e2e/own-shop.ts";
import { addToCart } from "./buying.ts";
import { follow, register } from "./opening-account.ts";
import { keys, type Shopper } from "./shopper.ts";

const SECOND = "another four words here";

/** Registers an account, visits each of its sections and resets the password. */
export async function openAccount(ida: Shopper, shop: OwnShop): Promise<void> {
  const email = await register(ida, shop, "/my-account/orders");
  await ida.sees("You have no orders yet.");
  for (const [name, path] of parts) {
    await ida.press(name, "main nav");
    await ida.isAt(`^/my-account${path}$`);
    await ida.finds(`${name} is its heading`, (title) => document.querySelector("h1")?.textContent === title, name);
  }
  await ida.press("Sign out", "main");
  await ida.isAt("^/login-register");
  await ida.visit("/forgetpassword");
  await ida.write("E-mail address", email, "main");
  await ida.press("Send me a link", "main");
  await ida.sees("an e-mail with a link is on its way");
  await follow(ida, shop, email, "reset-password", "reset-password");
  await ida.write("New password", SECOND, "main");
  await ida.press("Save password", "main");
  await ida.sees("Your password has been changed");
  await ida.visit("/login-register?return=/wishlist");
  await ida.write("E-mail address", email, "main");
  await ida.write("Password", SECOND, "main");
  await ida.types(keys.enter);
  await ida.isAt("^/wishlist$");
}

const parts = [
  ["Addresses", "/addresses"],
  ["Profile", "/profile"],
  ["Overview", ""],
] as const;

export async function mistake(ida: Shopper): Promise<void> {
  await addToCart(ida, "13");
  await ida.visit("/checkout");
  await ida.write("/^E-mail address/", "ida at example", "main");
  await ida.press("Order with obligation to pay", "main");
  await ida.finds("the mistakes have the focus", () => document.activeElement?.matches("section[aria-label]"));
  const isTold = (name: string) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input[aria-invalid=true]")];
    const field = fields.find(({ labels }) => labels?.[0]?.textContent.startsWith(name));
    const notes = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    return notes.some((id) => document.getElementById(id)?.textContent);
  };
  for (const name of ["E-mail address", "Postcode", "Town or city"])
    await ida.finds(`${name} has its mistake beside it`, isTold, name);
  await ida.press("/town or city/", "main section[aria-label]");
  await ida.types("Berlin");
  await ida.finds("the mistake has led to its field", () =>
    [...document.querySelectorAll<HTMLInputElement>("main input")].some(({ value }) => value === "Berlin"),
  );
}
