import { readItems, writeItems } from "../catalogue/item-list.ts";
import { itemKey } from "../catalogue/product.ts";
import type { CartLine, Choice } from "./cart.ts";

const MOST = 100;

/** A choice and pieces of it, as a shared link carries them. */
export type SharedChoice = Choice & { quantity: number };

/** The address that shares a cart: `/cart?items=1x2,5:black:m`. */
export function writeCartLink(lines: readonly CartLine[]): string {
  const items = encodeURIComponent(writeItems(lines.map(itemOf)));
  return `/cart?items=${items.replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** A line's stock key and its pieces; a single piece is said only where the key could be read as having them: `50x2`. */
function itemOf({ _id, selectedProductColor, selectedProductSize, quantity }: CartLine): string {
  const key = itemKey(_id, selectedProductColor, selectedProductSize);
  return quantity > 1 || /x\d+$/.test(key) ? `${key}x${quantity}` : key;
}

/** Reads the `items` of a shared address; what makes no sense there is left out. */
export function readCartLink(items: string | null): SharedChoice[] {
  return readItems(items ?? "")
    .slice(0, MOST)
    .flatMap((item) => {
      const found = /^(\d{1,9})(?::([^:]{1,40}):([^:]{1,40}?))?(?:x(\d{1,4}))?$/.exec(item);
      if (!found?.[1]) return [];
      const [, _id, color, size, count] = found;
      const choice = color && size ? { selectedProductColor: color, selectedProductSize: size } : {};
      return [{ _id, ...choice, quantity: Math.max(1, Number(count ?? 1)) }];
    });
}
