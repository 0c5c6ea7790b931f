/** Prefix of the caches for a build's documents, which the service worker fills and the offline screen lists. */
export const PAGES = "shop-pages-";
