import type { ItemKey } from "./product.ts";

/** Formats stock keys for a URL, `"1,5:black:m"`; a comma within a name is written as `%2C`. */
export function writeItems(items: readonly ItemKey[]): string {
  return items.map((item) => item.replace(/[%,]/g, encodeURIComponent)).join(",");
}

/** Parses such a list of stock keys. Never throws. */
export function readItems(text: string): ItemKey[] {
  return text.split(",").map((item) => item.replace(/%2[5C]/g, decodeURIComponent));
}
