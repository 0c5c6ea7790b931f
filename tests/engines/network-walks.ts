import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { until } from "./until.ts";

/** The first, and the one that was loaded anew. */
const MOST_DOCUMENTS = 2;

const heading = (text: string) => document.querySelector("h1")?.textContent === text;

export async function goOffline(ida: Shopper, shop: OwnShop): Promise<void> {
  await ida.visit("/shop-grid-standard");
  await ida.finds("the worker has the listing", isKept, "/shop-grid-standard");
  await ida.visit("/product/20");
  await ida.finds("the screens are on hand", () => document.documentElement.dataset["warm"] === "yes");
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
  await shop.stop();
  await ida.visit("/shop-grid-standard");
  await ida.finds("the listing is there", heading, "All products");
  await ida.visit("/cart");
  await ida.sees("Oak Lounge Chair");
  await ida.visit("/about");
  await ida.finds("the page says what it needs", heading, "This page needs a connection");
  await shop.open();
  await ida.press("Try again", "main");
  await ida.finds("the page is there", heading, "About us");
  // What could not be fetched meanwhile is no fault of the shop.
  await ida.engine.takeFaults();
}

/**
 * Firefox and Safari do not ask again for a part that did not come: there the shop offers to load itself anew, and has the
 * part then, with all that was typed. Without the worker, which would have the menu on hand.
 */
export async function missPart(ida: Shopper, shop: OwnShop): Promise<void> {
  const environment = { OFFLINE: "no" };
  await shop.stop();
  await shop.open({ environment });
  await ida.visit("/product/20");
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
  await ida.visit("/contact");
  await ida.write("/^Your message/", "Does the chair come in oak as well?", "main");
  await shop.stop();
  await ida.press("Menu", "header");
  await ida.sees("This cannot be opened right now.");
  await shop.open({ environment });
  const loaded = new Set<string>();
  await until("the menu opens", async () => {
    loaded.add(await ida.engine.ask(markDocument));
    return ida.engine.ask(pressMenu);
  });
  if (loaded.size > MOST_DOCUMENTS) throw new Error(`not so: ${loaded.size} documents until the menu opened`);
  const typed = () => document.querySelector("textarea")?.value === "Does the chair come in oak as well?";
  await ida.finds("what was typed is there", typed);
  await ida.engine.takeFaults();
  await ida.visit("/cart");
  await ida.sees("Oak Lounge Chair");
  await shop.stop();
  await shop.open();
}

/** Runs in the open document: whether the menu is open; where it is not, what leads there is pressed. */
function pressMenu(): boolean {
  const isOpen = document.querySelector("dialog[open]") !== null;
  const buttons = [...document.querySelectorAll<HTMLElement>("button")];
  const named = (name: string) =>
    buttons.find(({ ariaLabel, textContent }) => [ariaLabel, textContent.trim()].includes(name));
  if (!isOpen && document.documentElement.dataset["ready"]) (named("Load the page again") ?? named("Menu"))?.click();
  return isOpen;
}

/** Runs in the open document: its name, given by the first who asks. */
function markDocument(): string {
  const marked = window as unknown as { documentName?: string };
  marked.documentName ??= String(Math.random());
  return marked.documentName;
}

/** Runs in the open document: whether the worker is there and has a page. */
async function isKept(path: string): Promise<boolean> {
  return navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined;
}
