import { pathsFilledInBrowser } from "../app/features/screens/private-paths.ts";

/** What a screen may weigh before the load event: bytes as sent, counts of requests. */
export const budgets = {
  /** Script, brotli: it begins after the load event (docs/decisions/scripts-after-the-first-picture.md). */
  script: 120_000,
  /** Of a screen that nothing else can fill, where it begins with the page. */
  ownScript: 165_000,
  /** Once a page is asked for often and has been compressed thoroughly; home pages may weigh `homeHtml`. */
  html: 15_000,
  homeHtml: 20_000,
  /** The common sheet and the screen's own (docs/decisions/styles-by-screen.md). */
  css: 12_000,
  fonts: 60_000,
  fontFiles: 2,
  /** Everything, at 390 pixels wide. */
  total: 320_000,
  requests: 30,
  /** Scripts until a listing is warm, a file for each department among them (docs/decisions/few-files.md). */
  scriptFiles: 51,
} as const;

/** What a part of a screen may weigh. */
export function budgetOf(
  part: "html" | "script" | "css" | "fonts" | "fontFiles" | "total" | "requests",
  path: string,
): number {
  if (part === "html" && (path === "/" || path.startsWith("/home-"))) return budgets.homeHtml;
  if (part === "script" && pathsFilledInBrowser.test(path)) return budgets.ownScript;
  return budgets[part];
}

/** The screens that are weighed and timed. */
export const screens = {
  home: "/",
  plants: "/home-plants",
  fashion: "/home-fashion",
  listing: "/shop-grid-standard",
  product: "/product/20",
  cart: "/cart",
  checkout: "/checkout",
} as const;
