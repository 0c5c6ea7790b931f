import type { Shopper } from "./shopper.ts";

type InWords = (sentence: string) => string;

/** As in the translation files, with placeholders for links. */
const TERMS = "I accept the <0>terms</0> and have read the <1>right of withdrawal</1> and the <2>privacy policy</2>.";

const english: InWords = (sentence) => sentence;

/** Adds a product without variations to the cart from its own page. */
export async function addToCart(ida: Shopper, id: string): Promise<void> {
  await ida.visit(`/product/${id}`);
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
}

/** Fills in the open checkout and accepts the terms; a signed-in shopper needs no e-mail address. */
export async function fillCheckout(ida: Shopper, email = "", t = english): Promise<void> {
  if (email) await ida.write(`/^${t("E-mail address")}/`, email, "main");
  await ida.write(`/^${t("First and last name")}/`, "Ida Sommer", "main");
  await ida.write(`/^${t("Street and house number")}/`, "Ahornweg 3", "main");
  await ida.write(`/^${t("Postcode")}/`, "10405", "main");
  await ida.write(`/^${t("Town or city")}/`, "Berlin", "main");
  await ida.press(`/^${t(TERMS).replace(/<.*/, "")}/`, "main");
}

/** Submits the filled-in checkout; returns the order number. */
export async function order(ida: Shopper, t = english): Promise<string> {
  await ida.press(t("Order with obligation to pay"), "main");
  await ida.isAt("^/pay/");
  return ida.engine.ask(() => location.pathname.split("/").pop() ?? "");
}

/** Pays the order whose payment page is open. */
export async function pay(ida: Shopper, t = english): Promise<void> {
  await ida.press(t("Pay"), "main");
  await ida.isAt("^/success");
  await ida.sees(t("Thank you for your order"));
}
