import type { OwnShop } from "../e2e/own-shop.ts";
import type { Shopper } from "./shopper.ts";

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

/** Runs in the open document: whether the worker is there and has a page. */
async function isKept(path: string): Promise<boolean> {
  return navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined;
}
