import type { Shopper } from "./shopper.ts";

/** Puts a product without variations into the cart from its own screen. */
export async function addToCart(ida: Shopper, id: string): Promise<void> {
  await ida.visit(`/product/${id}`);
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
}

/** Fills the checkout that is open and accepts the terms; who is signed in has no address to write. */
export async function fillCheckout(ida: Shopper, email?: string): Promise<void> {
  if (email) await ida.write("/^E-mail address/", email, "main");
  await ida.write("/^First and last name/", "Ida Sommer", "main");
  await ida.write("/^Street and house number/", "Ahornweg 3", "main");
  await ida.write("/^Postcode/", "10405", "main");
  await ida.write("/^Town or city/", "Berlin", "main");
  await ida.press("/^I accept the terms/", "main");
}

/** Places the order of the checkout that is filled; returns its number. */
export async function order(ida: Shopper): Promise<string> {
  await ida.press("Order with obligation to pay", "main");
  await ida.isAt("^/pay/");
  return ida.engine.ask(() => location.pathname.split("/").pop() ?? "");
}

/** Pays the order whose page of payment is open. */
export async function pay(ida: Shopper): Promise<void> {
  await ida.press("Pay", "main");
  await ida.isAt("^/success");
  await ida.sees("Thank you for your order");
}
