import type { Shopper } from "./shopper.ts";

type InWords = (sentence: string) => string;

/** As in the translation files, with placeholders for links. */
const TERMS = "I accept the <0>terms</0> and have read the <1>right of withdrawal</1> and the <2>privacy policy</2>.";

const english: InWords = (sentence) => sentence;

/** Adds a product without variations to the cart from its own page. */
export async function addToCart(shopper: Shopper, id: string): Promise<void> {
  await shopper.visit(`/product/${id}`);
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
}

/** Fills in the open checkout and accepts the terms; a signed-in shopper needs no e-mail address. */
export async function fillCheckout(shopper: Shopper, email = "", t = english): Promise<void> {
  if (email) await shopper.write(`/^${t("E-mail address")}/`, email, "main");
  await shopper.write(`/^${t("First and last name")}/`, "Ida Sommer", "main");
  await shopper.write(`/^${t("Street and house number")}/`, "Ahornweg 3", "main");
  await shopper.write(`/^${t("Postcode")}/`, "10405", "main");
  await shopper.write(`/^${t("Town or city")}/`, "Berlin", "main");
  await shopper.press(`/^${t(TERMS).replace(/<.*/, "")}/`, "main");
}

/** Submits the filled-in checkout; returns the order number. */
export async function order(shopper: Shopper, t = english): Promise<string> {
  await shopper.press(t("Order with obligation to pay"), "main");
  await shopper.isAt("^/pay/");
  return shopper.engine.evaluate(() => location.pathname.split("/").pop() ?? "");
}

/** Pays the order whose payment page is open. */
export async function pay(shopper: Shopper, t = english): Promise<void> {
  await shopper.press(t("Pay"), "main");
  await shopper.isAt("^/success");
  await shopper.sees(t("Thank you for your order"));
}
