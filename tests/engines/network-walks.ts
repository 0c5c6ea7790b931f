import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { until } from "./until.ts";

/** The first document and the reloaded one. */
const MAX_DOCUMENTS = 2;

const heading = (text: string) => document.querySelector("h1")?.textContent === text;

export async function goOffline(shopper: Shopper, shop: OwnShop): Promise<void> {
  await shopper.visit("/shop-grid-standard");
  await shopper.finds("the worker has the listing", isKept, "/shop-grid-standard");
  await shopper.visit("/product/20");
  await shopper.finds("the screens are on hand", () => document.documentElement.dataset["warm"] === "yes");
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
  await shop.stop();
  await shopper.visit("/shop-grid-standard");
  await shopper.finds("the listing is there", heading, "All products");
  await shopper.visit("/cart");
  await shopper.sees("Oak Lounge Chair");
  await shopper.visit("/about");
  await shopper.finds("the page says what it needs", heading, "This page needs a connection");
  await shop.open();
  await shopper.press("Try again", "main");
  await shopper.finds("the page is there", heading, "About us");
  // What failed to load meanwhile is not the shop's fault.
  await shopper.engine.takeFaults();
}

/**
 * Firefox and Safari do not retry a failed chunk: there the shop offers to reload the page, which keeps what was typed.
 * Without the service worker, which would have the menu cached.
 */
export async function missPart(shopper: Shopper, shop: OwnShop): Promise<void> {
  const environment = { OFFLINE: "no" };
  await shop.stop();
  await shop.open({ environment });
  await shopper.visit("/product/20");
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
  await shopper.visit("/contact");
  await shopper.write("/^Your message/", "Does the chair come in oak as well?", "main");
  await shop.stop();
  await shopper.press("Menu", "header");
  await shopper.sees("This cannot be opened right now.");
  await shop.open({ environment });
  const loaded = new Set<string>();
  await until("the menu opens", async () => {
    loaded.add(await shopper.engine.evaluate(markDocument));
    return shopper.engine.evaluate(pressMenu);
  });
  if (loaded.size > MAX_DOCUMENTS) throw new Error(`not so: ${loaded.size} documents until the menu opened`);
  const typed = () => document.querySelector("textarea")?.value === "Does the chair come in oak as well?";
  await shopper.finds("what was typed is there", typed);
  await shopper.engine.takeFaults();
  await shopper.visit("/cart");
  await shopper.sees("Oak Lounge Chair");
  await shop.stop();
  await shop.open();
}

/** Runs in the page: returns whether the menu is open; if not, presses what opens it. */
function pressMenu(): boolean {
  const isOpen = document.querySelector("dialog[open]") !== null;
  const buttons = [...document.querySelectorAll<HTMLElement>("button")];
  const named = (name: string) =>
    buttons.find(({ ariaLabel, textContent }) => [ariaLabel, textContent.trim()].includes(name));
  if (!isOpen && document.documentElement.dataset["ready"]) (named("Load the page again") ?? named("Menu"))?.click();
  return isOpen;
}

/** Runs in the page: returns the document's name, which the first call sets. */
function markDocument(): string {
  const marked = window as unknown as { documentName?: string };
  marked.documentName ??= String(Math.random());
  return marked.documentName;
}

/** Runs in the page: returns whether the service worker is active and has cached a page. */
async function isKept(path: string): Promise<boolean> {
  return navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined;
}
