/** What is known of a kind of page besides its file, `app/pages/NAME.page.tsx`; for those that the shop opens itself. */
export type PageKind = {
  /** Its addresses as the router writes them. Where they show the same, search engines are told the first. */
  paths: readonly string[];
  /** The pages that it shares scripts with, and if they are listings or products, styles. */
  family?: "listing" | "product" | "cart" | "checkout" | "account" | "offline";
  /** The query keys that its HTML depends on; others never reach the server's rendering. */
  keys?: readonly string[];
  /** Whether it also reads the filters, sort and page of a listing. */
  hasFilters?: boolean;
  /** Whether it shows one shopper's data: never sent as a referrer, nor cached on a device. */
  isPrivate?: boolean;
  /** Whether it is empty until the shopper's browser fills it. */
  isFilledInBrowser?: boolean;
  /** Which of its addresses are in the sitemap; those with a parameter are listed with what they show. */
  listed?: "first" | "all";
  /** An address that must answer before a new build takes over. */
  check?: string;
};

/** Every kind of page, by the name of its file. The home pages are in `homes.ts`. */
export const pageTable = {
  shop: {
    paths: [
      "shop-grid-standard",
      "shop-grid-filter",
      "shop-grid-two-column",
      "shop-grid-no-sidebar",
      "shop-grid-full-width",
      "shop-grid-right-sidebar",
      "shop-list-standard",
      "shop-list-full-width",
      "shop-list-two-column",
    ],
    family: "listing",
    hasFilters: true,
    listed: "first",
    check: "/shop-grid-standard",
  },
  category: { paths: ["categoryproduct/:category"], family: "listing", hasFilters: true },
  "sub-category": { paths: ["subcategoryproduct/:subCategory"], family: "listing", hasFilters: true },
  tag: { paths: ["tagproduct/:tag"], family: "listing", hasFilters: true },
  search: { paths: ["search"], family: "listing", keys: ["q"], hasFilters: true, check: "/search?q=a" },
  product: {
    paths: [
      "product/:id",
      "product-tab-left/:id",
      "product-tab-right/:id",
      "product-sticky/:id",
      "product-slider/:id",
      "product-fixed-image/:id",
    ],
    family: "product",
    keys: ["colour", "size"],
  },
  cart: { paths: ["cart"], family: "cart", isFilledInBrowser: true, check: "/cart" },
  wishlist: { paths: ["wishlist"], keys: ["ids"], isFilledInBrowser: true, check: "/wishlist" },
  compare: { paths: ["compare"], keys: ["ids"], isFilledInBrowser: true },
  checkout: {
    paths: ["checkout"],
    family: "checkout",
    isPrivate: true,
    isFilledInBrowser: true,
    check: "/checkout",
  },
  pay: { paths: ["pay/:number"], family: "account", isPrivate: true, isFilledInBrowser: true },
  success: { paths: ["success"], family: "account", isPrivate: true, isFilledInBrowser: true, check: "/success" },
  cancel: { paths: ["cancel"], family: "account", isPrivate: true },
  order: { paths: ["order"], family: "account", isPrivate: true, isFilledInBrowser: true },
  withdraw: { paths: ["withdraw"], family: "account", isPrivate: true },
  journal: {
    paths: ["blog-standard", "blog-no-sidebar", "blog-right-sidebar"],
    keys: ["q", "category", "tag", "author", "page"],
    check: "/blog-standard",
  },
  "journal-post": { paths: ["blog-details-standard"], keys: ["post"] },
  information: {
    paths: ["about", "privacypolicy", "returnandrefund", "terms", "imprint", "delivery", "faq", "accessibility"],
    listed: "all",
  },
  contact: { paths: ["contact"], listed: "first", check: "/contact" },
  newsletter: { paths: ["newsletter"], isPrivate: true },
  offline: { paths: ["offline"], family: "offline" },
  homes: { paths: ["homes"] },
  "my-account": { paths: ["my-account/:section?"], family: "account", isPrivate: true, isFilledInBrowser: true },
  "login-register": { paths: ["login-register"], family: "account", isPrivate: true, check: "/login-register" },
  forgetpassword: { paths: ["forgetpassword"], family: "account", isPrivate: true },
  "reset-password": { paths: ["reset-password"], family: "account", isPrivate: true },
  "not-found": { paths: ["*"] },
} as const satisfies Record<string, PageKind>;

type PageName = keyof typeof pageTable;
/** An address of a kind of page, as the router writes it. */
export type PathOf<Name extends PageName> = (typeof pageTable)[Name]["paths"][number];

/** All kinds of pages with their names. */
export const pageKinds: readonly (PageKind & { name: string })[] = Object.entries<PageKind>(pageTable).map(
  ([name, kind]) => ({ name, ...kind }),
);

/** Returns the first segment of each address. */
export function firstSegments(paths: readonly string[]): string[] {
  return paths.map((path) => path.replace(/\/.*/, ""));
}
