/** Documents and built files of one build; `pages` is read by the offline screen too. */
export const PAGES = "shop-pages-";
export const BUILT = "shop-built-";
/** Pictures stay through builds: their addresses do. */
export const PICTURES = "shop-pictures";
export const OFFLINE_PATH = "/offline";
/** Stands for pictures that were not seen before. */
export const PLACEHOLDER = "/pictures/placeholder.svg";
