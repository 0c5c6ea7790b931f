import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { until } from "./until.ts";

/** The first document and the reloaded one. */
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
  // What failed to load meanwhile is not the shop's fault.
  await ida.engine.takeFaults();
}

/**
 * Firefox and Safari do not retry a failed chunk: there the shop offers to reload the page, which keeps what was typed.
 * Without the service worker, which would have the menu cached.
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
