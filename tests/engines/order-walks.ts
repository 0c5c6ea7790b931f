import type { OwnShop } from "../e2e/own-shop.ts";
import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import { register } from "./opening-account.ts";
import { keys, type Shopper } from "./shopper.ts";

const noted = (text: string) => document.querySelector("main section[aria-label=Reviews]")?.textContent.includes(text);
const focused = (text: string) => document.activeElement?.textContent === text;

/** A customer writes, edits and deletes a review. */
export async function reviewCream(shopper: Shopper, shop: OwnShop): Promise<void> {
  await register(shopper, shop, "/my-account/orders");
  await addToCart(shopper, "61");
  await shopper.visit("/checkout");
  await fillCheckout(shopper);
  await order(shopper);
  await pay(shopper);
  await shopper.visit("/product/61#reviews");
  await shopper.press("Write a review", "main");
  await shopper.finds("its heading has the focus", focused, "Write a review");
  await shopper.press("Publish review", "main");
  await shopper.finds("the mistakes have the focus", () => document.activeElement?.matches("section[aria-label]"));
  await shopper.press("Enter a short headline.", "main");
  await shopper.finds("the mistake leads to its field", () => document.activeElement?.id === "review-title");
  await shopper.types("A calm, good thing");
  await shopper.press("Rated 4 of 5", "main");
  await shopper.finds("what is mended is no mistake", () => document.getElementById("review-rating-error") === null);
  await shopper.write("Your review", "It came well packed.", "main");
  await shopper.press("Publish review", "main");
  await shopper.finds("it stands among the reviews", noted, "A calm, good thing");
  await shopper.finds("it is a verified purchase", noted, "Verified purchase");
  await shopper.press("Edit your review", "main");
  const asWritten = () => document.querySelector<HTMLInputElement>("main [type=radio]:checked")?.value === "4";
  await shopper.finds("its stars are as they were given", asWritten);
  await shopper.types(keys.tab + keys.right);
  await shopper.write("Headline", "Better each day", "main");
  await shopper.press("Publish review", "main");
  await shopper.finds("the edited text is shown", noted, "Better each day");
  await shopper.finds("it is marked as edited", noted, "edited");
  await shopper.press("Edit your review", "main");
  await shopper.finds(
    "a key has given it one star more",
    () => document.querySelector<HTMLInputElement>("main [type=radio]:checked")?.value === "5",
  );
  await shopper.press("Delete", "main");
  await shopper.press("Yes, delete it", "main");
  await shopper.sees("Review deleted");
  await shopper.finds("it is gone", () => document.querySelector("main section[aria-label=Reviews]") === null);
  await shopper.finds("the way to a new one has the focus", focused, "Write a review");
}

/** A part of an order is withdrawn, then the rest. */
export async function withdrawPart(shopper: Shopper): Promise<void> {
  await buyAsGuest(shopper, ["13", "30"]);
  await shopper.press("See the status of this order", "main");
  await shopper.press("Withdraw from contract here", "main");
  await shopper.press("Only some of it", "main");
  await shopper.press("/[Ii]ncrease|[Mm]ore/", "main #withdraw-lines li");
  await shopper.press("Continue", "main");
  await shopper.finds("what will be sent has the focus", focused, "Check and confirm");
  await shopper.sees("1 × ");
  await shopper.press("Confirm withdrawal", "main");
  await shopper.finds("the receipt has the focus", focused, "We have received your withdrawal");
  await prints(shopper, "Print");
  await shopper.press("Another withdrawal", "main");
  await shopper.sees("1 already withdrawn");
  await shopper.press("Continue", "main");
  await shopper.press("Confirm withdrawal", "main");
  await shopper.finds("the second receipt has the focus", focused, "We have received your withdrawal");
  await shopper.reload();
  await shopper.sees("We have received your withdrawal");
}

/** The invoice is a separate page rendered by the server. */
export async function printPapers(shopper: Shopper): Promise<void> {
  const number = await buyAsGuest(shopper, ["61"]);
  await shopper.press("/^Invoice INV-/", "main");
  await shopper.isAt("^/invoice");
  await shopper.sees(number);
  await shopper.finds("it is no wider than the phone", () => document.documentElement.scrollWidth <= innerWidth);
  await prints(shopper, "Print or save as PDF");
  await shopper.press("Back to the order");
  await shopper.finds(
    "the order is there",
    (wanted) => document.querySelector("main h1")?.textContent.replaceAll("\u2060", "").includes(wanted),
    number,
  );
}

async function buyAsGuest(shopper: Shopper, ids: readonly string[]): Promise<string> {
  for (const id of ids) await addToCart(shopper, id);
  await shopper.visit("/checkout");
  await fillCheckout(shopper, "ida@example.org");
  const number = await order(shopper);
  await pay(shopper);
  return number;
}

/** Presses a print button; `print` is stubbed, as the system's dialog would block everything after it. */
async function prints(shopper: Shopper, name: string): Promise<void> {
  await shopper.engine.evaluate(() => {
    window.print = () => {
      document.body.dataset["printed"] = "yes";
    };
  });
  await shopper.press(name);
  await shopper.finds(`"${name}" prints`, () => document.body.dataset["printed"] === "yes");
}
