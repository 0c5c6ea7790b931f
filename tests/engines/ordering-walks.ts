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
export async function orderWithoutNetwork(shopper: Shopper, shop: OwnShop): Promise<void> {
  await addToCart(shopper, "30");
  await shopper.visit("/checkout");
  await fillCheckout(shopper, "ida@example.org");
  await shop.stop();
  await shopper.press("Order with obligation to pay", "main");
  await shopper.finds("what happened has the focus", () => document.activeElement?.matches("[role=alert]"));
  await shopper.sees("The shop could not be reached");
  await shop.open();
  await order(shopper);
  await shopper.sees("Test payment");
  await shop.stop();
  await shopper.press("Pay", "main");
  await shopper.sees("The shop did not answer. Please try again: you pay only once.");
  await shop.open();
  await pay(shopper);
  // What failed to load meanwhile is not the shop's fault.
  await shopper.engine.takeFaults();
}

/** The server responds late: the page shows progress, and further presses order nothing more. */
export async function orderFromSlowShop(shopper: Shopper, shop: OwnShop): Promise<void> {
  await addToCart(shopper, "30");
  await shopper.visit("/checkout");
  await fillCheckout(shopper, "ida@example.org");
  shop.pause();
  await shopper.press("Order with obligation to pay", "main");
  await shopper.sees("Sending your order…");
  await shopper.press("Order with obligation to pay", "main");
  shop.resume();
  await shopper.isAt("^/pay/");
  const sent = await shopper.engine.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/orders")).length,
  );
  if (sent !== 1) throw new Error(`not so: the order is sent once, but ${sent} times`);
  await pay(shopper);
  await shopper.visit("/cart");
  await shopper.sees("Your cart is empty");
}

/** A purchase in a right-to-left language; browsers can autofill each address field. */
export async function orderInArabic(shopper: Shopper): Promise<void> {
  await shopper.visit("/product/30?lng=ar");
  await shopper.press(`/^${arabic("Add {{name}} to cart").replace(/{{name}}/, ".*")}$/`, "main");
  await shopper.sees(arabic("Added To Cart"));
  await shopper.visit("/checkout");
  await isArabic(shopper);
  const unknown = await shopper.engine.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        "main :is(input:not([type=radio], [type=checkbox]), select)[autocomplete]",
      ),
    ];
    return fields.flatMap(({ name, autocomplete }) => (autocomplete ? [] : [name]));
  });
  if (unknown.length > 0) throw new Error(`not so: browsers know what ${unknown.join(", ")} is for`);
  await fillCheckout(shopper, "ida@example.org", arabic);
  const runsFromLeft = () =>
    getComputedStyle(document.querySelector("main [type=email]") as Element).direction === "ltr";
  await shopper.finds("an e-mail address runs from the left", runsFromLeft);
  await order(shopper, arabic);
  await isArabic(shopper);
  await pay(shopper, arabic);
  await isArabic(shopper);
}

async function isArabic(shopper: Shopper): Promise<void> {
  await shopper.finds(
    "the page runs from the right",
    () => document.dir === "rtl" && document.documentElement.lang === "ar",
  );
  const isWithin = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await shopper.finds("it is as wide as the phone", isWithin);
  await shopper.finds("its heading is Arabic", () =>
    /[\u0600-\u06ff]/.test(document.querySelector("main h1")?.textContent ?? ""),
  );
}
