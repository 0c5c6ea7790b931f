import { readFileSync } from "node:fs";
import type { OwnShop } from "../e2e/own-shop.ts";
import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import type { Shopper } from "./shopper.ts";

const words: Record<string, string> = Object.assign(
  {},
  ...["common", "checkout"].map((file) => JSON.parse(readFileSync(`public/locales/ar/${file}.json`, "utf8"))),
);

/** Returns the Arabic translation of a text. */
function arabic(sentence: string): string {
  const word = words[sentence];
  if (!word) throw new Error(`"${sentence}" has no Arabic`);
  return word;
}

/** The network fails while an order is sent: what was typed stays, and then pressing once is enough. */
export async function orderWithoutNetwork(ida: Shopper, shop: OwnShop): Promise<void> {
  await addToCart(ida, "30");
  await ida.visit("/checkout");
  await fillCheckout(ida, "ida@example.org");
  await shop.stop();
  await ida.press("Order with obligation to pay", "main");
  await ida.finds("what happened has the focus", () => document.activeElement?.matches("[role=alert]"));
  await ida.sees("The shop could not be reached");
  await shop.open();
  await order(ida);
  await ida.sees("Test payment");
  await shop.stop();
  await ida.press("Pay", "main");
  await ida.sees("The shop did not answer. Please try again: you pay only once.");
  await shop.open();
  await pay(ida);
  // What failed to load meanwhile is not the shop's fault.
  await ida.engine.takeFaults();
}

/** The server responds late: the page shows progress, and further presses order nothing more. */
export async function orderFromSlowShop(ida: Shopper, shop: OwnShop): Promise<void> {
  await addToCart(ida, "30");
  await ida.visit("/checkout");
  await fillCheckout(ida, "ida@example.org");
  shop.pause();
  await ida.press("Order with obligation to pay", "main");
  await ida.sees("Sending your order…");
  await ida.press("Order with obligation to pay", "main");
  shop.resume();
  await ida.isAt("^/pay/");
  const sent = await ida.engine.ask(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/orders")).length,
  );
  if (sent !== 1) throw new Error(`not so: the order is sent once, but ${sent} times`);
  await pay(ida);
  await ida.visit("/cart");
  await ida.sees("Your cart is empty");
}

/** A purchase in a right-to-left language; browsers can autofill each address field. */
export async function orderInArabic(ida: Shopper): Promise<void> {
  await ida.visit("/product/30?lng=ar");
  await ida.press(`/^${arabic("Add {{name}} to cart").replace(/{{name}}/, ".*")}$/`, "main");
  await ida.sees(arabic("Added To Cart"));
  await ida.visit("/checkout");
  await isArabic(ida);
  const unknown = await ida.engine.ask(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        "main :is(input:not([type=radio], [type=checkbox]), select)[autocomplete]",
      ),
    ];
    return fields.flatMap(({ name, autocomplete }) => (autocomplete ? [] : [name]));
  });
  if (unknown.length > 0) throw new Error(`not so: browsers know what ${unknown.join(", ")} is for`);
  await fillCheckout(ida, "ida@example.org", arabic);
  const runsFromLeft = () =>
    getComputedStyle(document.querySelector("main [type=email]") as Element).direction === "ltr";
  await ida.finds("an e-mail address runs from the left", runsFromLeft);
  await order(ida, arabic);
  await isArabic(ida);
  await pay(ida, arabic);
  await isArabic(ida);
}

async function isArabic(ida: Shopper): Promise<void> {
  await ida.finds(
    "the page runs from the right",
    () => document.dir === "rtl" && document.documentElement.lang === "ar",
  );
  const isWithin = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await ida.finds("it is as wide as the phone", isWithin);
  await ida.finds("its heading is Arabic", () =>
    /[\u0600-\u06ff]/.test(document.querySelector("main h1")?.textContent ?? ""),
  );
}
