import { readItems, writeItems } from "../catalogue/item-list.ts";
import { itemKey } from "../catalogue/product.ts";
import { ID_PATTERN, MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";
import { type CartLine, type Choice, MAX_LINES } from "./cart.ts";

const name = `[^:]{1,${MAX_CHOICE_NAME}}`;
const sharedItem = new RegExp(`^(${ID_PATTERN})(?::(${name}):(${name}?))?(?:x(\\d{1,4}))?$`);

/** A choice and its quantity in a shared link. */
export type SharedChoice = Choice & { quantity: number };

/** Returns the path that shares a cart: `/cart?items=1x2,5:black:m`. */
export function writeCartLink(lines: readonly CartLine[]): string {
  const items = encodeURIComponent(writeItems(lines.map(itemOf)));
  return `/cart?items=${items.replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** Returns a line's stock key and quantity; a quantity of 1 is only written if the key itself ends like one: `50x2`. */
function itemOf({ _id, selectedProductColor, selectedProductSize, quantity }: CartLine): string {
  const key = itemKey(_id, selectedProductColor, selectedProductSize);
  return quantity > 1 || /x\d+$/.test(key) ? `${key}x${quantity}` : key;
}

/** Parses the `items` of a shared link, dropping invalid ones. */
export function readCartLink(items: string | null): SharedChoice[] {
  return readItems(items ?? "")
    .slice(0, MAX_LINES)
    .flatMap((item) => {
      const found = sharedItem.exec(item);
      if (!found?.[1]) return [];
      const [, _id, color, size, count] = found;
      const choice = color && size ? { selectedProductColor: color, selectedProductSize: size } : {};
      return [{ _id, ...choice, quantity: Math.max(1, Number(count ?? 1)) }];
    });
}
