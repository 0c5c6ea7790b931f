/** Prefixes of the caches for a build's documents, which the offline screen lists, and for its files. */
export const PAGES = "shop-pages-";
export const BUILT = "shop-built-";
/** Pictures are shared by all builds, because their URLs do not change. */
export const PICTURES = "shop-pictures";
export const OFFLINE_PATH = "/offline";
/** Displayed instead of pictures that are not cached. */
export const PLACEHOLDER = "/pictures/placeholder.svg";
