import type { Locator, Page } from "@playwright/test";
import type { Press } from "./press.ts";

const desk = { width: 1280, height: 900 };

/** A shopper's action on a page, and the condition for its result. */
export type Interaction = {
  name: string;
  start: string;
  /** Milliseconds allowed by the performance requirements. */
  budget: number;
  isOfListing?: boolean;
  viewport?: { width: number; height: number };
  /** The event that starts the interaction. */
  event: "click" | "change";
  /** Steps before it, not measured. */
  prepare?(page: Page): Promise<unknown>;
  /** The element to press; a different one in each run if there are several. */
  target(page: Page, run: number): Locator;
  press: Press;
  /** Condition evaluated in the page; `header`, `heading` and `products` hold their texts from before the event. */
  isThere: string;
};

/** The products of a listing. */
export const PRODUCTS = "#listing-results > ul";
const otherProducts = `document.querySelector("${PRODUCTS}")?.textContent !== products`;

export const interactions: readonly Interaction[] = [
  {
    name: "tap on a card to the product's heading",
    start: "/shop-grid-standard",
    budget: 150,
    event: "click",
    target: (page, run) => page.locator('main article a[href^="/product/"]').nth(run + 1),
    press: "tap",
    isThere: '(document.querySelector("main h1")?.textContent ?? heading) !== heading',
  },
  {
    name: "click on a facet to the new products",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "click",
    target: (page, run) => page.getByRole("checkbox").nth(run),
    press: "click",
    isThere: otherProducts,
  },
  {
    name: "change the sort order",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "change",
    target: (page) => page.locator("select[name=sort]:visible"),
    press: "arrow-down",
    isThere: otherProducts,
  },
  {
    name: "next page",
    isOfListing: true,
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "click",
    target: (page) => page.locator("[data-pager] li a").nth(1),
    press: "click",
    isThere: otherProducts,
  },
  {
    name: "change the currency",
    start: "/shop-grid-standard",
    budget: 50,
    viewport: desk,
    event: "change",
    prepare: (page) => page.getByRole("button", { name: /^Language and currency/ }).click(),
    target: (page) => page.getByLabel("Currency", { exact: true }).locator("visible=true"),
    press: "arrow-down",
    isThere: 'document.querySelector("main article").textContent.includes("$")',
  },
  {
    name: "add to cart",
    start: "/shop-grid-standard?department=furniture",
    budget: 50,
    event: "click",
    target: (page) => page.getByRole("button", { name: /^Add .* to cart$/ }).first(),
    press: "tap",
    isThere: 'document.querySelector("header").textContent !== header',
  },
];
