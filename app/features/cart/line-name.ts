import type { Translate } from "~/i18n/words.ts";
import { commaList } from "../../i18n/comma-list.ts";
import { productPath } from "../catalogue/addresses.ts";
import { choiceInWords } from "../catalogue/choice-words.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import type { Choice } from "./cart.ts";

/** A choice in words: "Black, size M"; undefined for a product without variations. */
export function choiceWords(t: Translate, choice: Omit<Choice, "_id">): string | undefined {
  return choiceInWords(t, choice.selectedProductColor, choice.selectedProductSize);
}

/** What tells a line from all others in the names of its buttons. */
export function lineName(t: Translate, product: ProductSummary, choice: Omit<Choice, "_id">): string {
  return commaList(t, [product.name, choiceWords(t, choice)]);
}

/** The address of a product with its choice. */
export function linePath(product: ProductSummary, choice: Omit<Choice, "_id">): string {
  const { selectedProductColor: colour, selectedProductSize: size } = choice;
  const search = new URLSearchParams({ ...(colour && { colour }), ...(size && { size }) }).toString();
  return `${productPath(product)}${search && `?${search}`}`;
}

/** The picture of a product in the chosen colour. */
export function linePicture(product: ProductSummary, choice: Omit<Choice, "_id">): string | undefined {
  const variation = product.variation?.find((v) => v.color === choice.selectedProductColor);
  return variation?.image ?? product.pictures[0];
}
