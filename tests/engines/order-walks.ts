import type { OwnShop } from "../e2e/own-shop.ts";
import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import { register } from "./opening-account.ts";
import { keys, type Shopper } from "./shopper.ts";

const noted = (text: string) => document.querySelector("main section[aria-label=Reviews]")?.textContent.includes(text);
const focused = (text: string) => document.activeElement?.textContent === text;

/** A customer writes, edits and deletes a review. */
export async function reviewCream(ida: Shopper, shop: OwnShop): Promise<void> {
  await register(ida, shop, "/my-account/orders");
  await addToCart(ida, "61");
  await ida.visit("/checkout");
  await fillCheckout(ida);
  await order(ida);
  await pay(ida);
  await ida.visit("/product/61#reviews");
  await ida.press("Write a review", "main");
  await ida.finds("its heading has the focus", focused, "Write a review");
  await ida.press("Publish review", "main");
  await ida.finds("the mistakes have the focus", () => document.activeElement?.matches("section[aria-label]"));
  await ida.press("Enter a short headline.", "main");
  await ida.finds("the mistake leads to its field", () => document.activeElement?.id === "review-title");
  await ida.types("A calm, good thing");
  await ida.press("Rated 4 of 5", "main");
  await ida.finds("what is mended is no mistake", () => document.getElementById("review-rating-error") === null);
  await ida.write("Your review", "It came well packed.", "main");
  await ida.press("Publish review", "main");
  await ida.finds("it stands among the reviews", noted, "A calm, good thing");
  await ida.finds("it is a verified purchase", noted, "Verified purchase");
  await ida.press("Edit your review", "main");
  const asWritten = () => document.querySelector<HTMLInputElement>("main [type=radio]:checked")?.value === "4";
  await ida.finds("its stars are as they were given", asWritten);
  await ida.types(keys.tab + keys.right);
  await ida.write("Headline", "Better each day", "main");
  await ida.press("Publish review", "main");
  await ida.finds("it is told anew", noted, "Better each day");
  await ida.finds("it is marked as told anew", noted, "edited");
  await ida.press("Edit your review", "main");
  await ida.finds(
    "a key has given it one star more",
    () => document.querySelector<HTMLInputElement>("main [type=radio]:checked")?.value === "5",
  );
  await ida.press("Delete", "main");
  await ida.press("Yes, delete it", "main");
  await ida.sees("Review deleted");
  await ida.finds("it is gone", () => document.querySelector("main section[aria-label=Reviews]") === null);
  await ida.finds("the way to a new one has the focus", focused, "Write a review");
}

/** A part of an order is withdrawn, then the rest. */
export async function withdrawPart(ida: Shopper): Promise<void> {
  await buyAsGuest(ida, ["13", "30"]);
  await ida.press("See the status of this order", "main");
  await ida.press("Withdraw from contract here", "main");
  await ida.press("Only some of it", "main");
  await ida.press("/[Ii]ncrease|[Mm]ore/", "main #withdraw-lines li");
  await ida.press("Continue", "main");
  await ida.finds("what will be sent has the focus", focused, "Check and confirm");
  await ida.sees("1 × ");
  await ida.press("Confirm withdrawal", "main");
  await ida.finds("the receipt has the focus", focused, "We have received your withdrawal");
  await prints(ida, "Print");
  await ida.press("Another withdrawal", "main");
  await ida.sees("1 already withdrawn");
  await ida.press("Continue", "main");
  await ida.press("Confirm withdrawal", "main");
  await ida.finds("the second receipt has the focus", focused, "We have received your withdrawal");
  await ida.reload();
  await ida.sees("We have received your withdrawal");
}

/** The invoice is a separate page rendered by the server. */
export async function printPapers(ida: Shopper): Promise<void> {
  const number = await buyAsGuest(ida, ["61"]);
  await ida.press("/^Invoice INV-/", "main");
  await ida.isAt("^/invoice");
  await ida.sees(number);
  await ida.finds("it is no wider than the phone", () => document.documentElement.scrollWidth <= innerWidth);
  await prints(ida, "Print or save as PDF");
  await ida.press("Back to the order");
  await ida.finds(
    "the order is there",
    (wanted) => document.querySelector("main h1")?.textContent.replaceAll("\u2060", "").includes(wanted),
    number,
  );
}

async function buyAsGuest(ida: Shopper, ids: readonly string[]): Promise<string> {
  for (const id of ids) await addToCart(ida, id);
  await ida.visit("/checkout");
  await fillCheckout(ida, "ida@example.org");
  const number = await order(ida);
  await pay(ida);
  return number;
}

/** Presses a print button; `print` is stubbed, as the system's dialog would block everything after it. */
async function prints(ida: Shopper, name: string): Promise<void> {
  await ida.engine.ask(() => {
    window.print = () => {
      document.body.dataset["printed"] = "yes";
    };
  });
  await ida.press(name);
  await ida.finds(`"${name}" prints`, () => document.body.dataset["printed"] === "yes");
}
