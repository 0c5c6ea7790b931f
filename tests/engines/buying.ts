import type { Shopper } from "./shopper.ts";

type InWords = (sentence: string) => string;

/** As the words have it, with the places of its links. */
const TERMS = "I accept the <0>terms</0> and have read the <1>right of withdrawal</1> and the <2>privacy policy</2>.";

const english: InWords = (sentence) => sentence;

/** Puts a product without variations into the cart from its own screen. */
export async function addToCart(ida: Shopper, id: string): Promise<void> {
  await ida.visit(`/product/${id}`);
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
}

/** Fills the checkout that is open and accepts the terms; who is signed in has no address to write. */
export async function fillCheckout(ida: Shopper, email = "", t = english): Promise<void> {
  if (email) await ida.write(`/^${t("E-mail address")}/`, email, "main");
  await ida.write(`/^${t("First and last name")}/`, "Ida Sommer", "main");
  await ida.write(`/^${t("Street and house number")}/`, "Ahornweg 3", "main");
  await ida.write(`/^${t("Postcode")}/`, "10405", "main");
  await ida.write(`/^${t("Town or city")}/`, "Berlin", "main");
  await ida.press(`/^${t(TERMS).replace(/<.*/, "")}/`, "main");
}

/** Places the order of the checkout that is filled; returns its number. */
export async function order(ida: Shopper, t = english): Promise<string> {
  await ida.press(t("Order with obligation to pay"), "main");
  await ida.isAt("^/pay/");
  return ida.engine.ask(() => location.pathname.split("/").pop() ?? "");
}

/** Pays the order whose page of payment is open. */
export async function pay(ida: Shopper, t = english): Promise<void> {
  await ida.press(t("Pay"), "main");
  await ida.isAt("^/success");
  await ida.sees(t("Thank you for your order"));
}
