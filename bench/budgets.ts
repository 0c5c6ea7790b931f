/** What a screen may weigh: bytes as sent, counts of requests. Sources: the shop's own quality table. */
export const budgets = {
  /** Script before the load event, brotli. */
  script: 120_000,
  html: 20_000,
  css: 12_000,
  fonts: 60_000,
  fontFiles: 2,
  /** Everything before the load event at 390 pixels wide. */
  total: 320_000,
  requests: 30,
} as const;

/** The screens that are weighed and timed. */
export const screens = {
  home: "/",
  listing: "/shop-grid-standard",
  product: "/product/20",
  cart: "/cart",
  checkout: "/checkout",
} as const;
