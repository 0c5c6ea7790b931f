import { itemKey } from "../catalogue/product.ts";
import type { CartLine, Choice } from "./cart.ts";

const MOST = 100;

/** A choice and pieces of it, as a shared link carries them. */
export type SharedChoice = Choice & { quantity: number };

/** The address that shares a cart: `/cart?items=1x2,5:black:m`. */
export function writeCartLink(lines: readonly CartLine[]): string {
  const items = lines.map((line) => {
    const key = itemKey(line._id, line.selectedProductColor, line.selectedProductSize);
    return line.quantity > 1 ? `${key}x${line.quantity}` : key;
  });
  return `/cart?items=${items.join(",")}`;
}

/** Reads the `items` of a shared address; what makes no sense there is left out. */
export function readCartLink(items: string | null): SharedChoice[] {
  return (items ?? "")
    .split(",")
    .slice(0, MOST)
    .flatMap((item) => {
      const found = /^(\d{1,9})(?::([a-z]{1,20}):([a-z]{1,20}?))?(?:x(\d{1,4}))?$/.exec(item);
      if (!found?.[1]) return [];
      const [, _id, color, size, count] = found;
      const choice = color && size ? { selectedProductColor: color, selectedProductSize: size } : {};
      return [{ _id, ...choice, quantity: Math.max(1, Number(count ?? 1)) }];
    });
}
