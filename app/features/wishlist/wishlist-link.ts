import type { Choice } from "../cart/cart.ts";
import { readItems, writeItems } from "../catalogue/item-list.ts";
import { ID_PATTERN, MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";
import { MAX_WISHES } from "./wishlist.ts";

const name = `([^:]{1,${MAX_CHOICE_NAME}})`;
const wish = new RegExp(`^(${ID_PATTERN})(?::${name}?(?::${name})?)?$`);

/** Returns the path that shares a wishlist with its choices: `/wishlist?ids=20,5:black,1:blue:m`. */
export function writeWishlistLink(wishes: readonly Choice[]): string {
  const items = wishes.map(({ _id, selectedProductColor = "", selectedProductSize = "" }) =>
    [_id, selectedProductColor, selectedProductSize].join(":").replace(/:+$/, ""),
  );
  return `/wishlist?ids=${encodeURIComponent(writeItems(items)).replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** Reads the wishes of a shared link, each product once, dropping invalid ones. */
export function readWishlistLink(params: URLSearchParams): Choice[] {
  const wishes = readItems(params.get("ids") ?? "").flatMap((item): Choice[] => {
    const [, _id, color, size] = wish.exec(item) ?? [];
    if (!_id) return [];
    return [{ _id, ...(color && { selectedProductColor: color }), ...(size && { selectedProductSize: size }) }];
  });
  const first = new Map(wishes.toReversed().map((one) => [one._id, one]));
  return wishes.filter((one) => first.get(one._id) === one).slice(0, MAX_WISHES);
}
