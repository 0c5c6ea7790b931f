import { pathsFilledInBrowser } from "../app/settings/page-paths.ts";

/** Budgets of a page up to its load event: bytes as sent, counts of requests. */
export const budgets = {
  /** Scripts, brotli; they start after the load event (docs/decisions/scripts-after-the-first-picture.md). */
  script: 120_000,
  /**
   * Scripts of pages that only the browser can fill, where they start with the page. The checkout knows the provinces of
   * three countries and the places outside the EU's VAT area, and says each price that changes.
   */
  ownScript: 172_000,
  /** For a frequently requested page, compressed at the highest level; home pages may use `homeHtml`. */
  html: 15_000,
  homeHtml: 20_000,
  /**
   * The shared stylesheet plus the page's own (docs/decisions/styles-by-screen.md): 12.4 kB since cards have eight forms and
   * products have chapters, some bytes more or less by build.
   */
  css: 12_500,
  fonts: 60_000,
  fontFiles: 2,
  /** All resources at a viewport width of 390 pixels. */
  total: 320_000,
  requests: 30,
  /** Scripts and data as the server sent them until six seconds after the load event, with what is fetched ahead, while no stock has changed. */
  sent: 210_000,
  sentRequests: 25,
} as const;

/** Returns the budget of one part of a page. */
export function budgetOf(
  part: "html" | "script" | "css" | "fonts" | "fontFiles" | "total" | "requests",
  path: string,
): number {
  if (part === "html" && (path === "/" || path.startsWith("/home-"))) return budgets.homeHtml;
  if (part === "script" && pathsFilledInBrowser.test(path)) return budgets.ownScript;
  return budgets[part];
}

/** The pages that are measured. */
export const screens = {
  home: "/",
  plants: "/home-plants",
  fashion: "/home-fashion",
  listing: "/shop-grid-standard",
  product: "/product/20",
  cart: "/cart",
  checkout: "/checkout",
} as const;
