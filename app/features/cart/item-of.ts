import { type ItemKey, itemKey } from "../catalogue/product.ts";
import type { Choice } from "./cart.ts";

/** Returns the stock key of a choice. */
export function itemOf({ _id, selectedProductColor, selectedProductSize }: Choice): ItemKey {
  return itemKey(_id, selectedProductColor, selectedProductSize);
}
