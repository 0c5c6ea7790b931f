import type { Translate } from "~/platform/i18n/words.ts";
import { commaList } from "../../platform/i18n/comma-list.ts";
import { choicePath } from "../catalogue/addresses.ts";
import { choiceInWords } from "../catalogue/choice-words.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import type { Choice } from "./cart.ts";

/** Describes a choice: "Black, size M"; undefined for a product without variations. */
export function choiceWords(t: Translate, choice: Omit<Choice, "_id">): string | undefined {
  return choiceInWords(t, choice.selectedProductColor, choice.selectedProductSize);
}

/** Returns a name that tells a line from all others, for its buttons. */
export function lineName(t: Translate, product: ProductSummary, choice: Omit<Choice, "_id">): string {
  return commaList(t, [product.name, choiceWords(t, choice)]);
}

/** Returns the path of a product with its choice. */
export function linePath(product: ProductSummary, choice: Omit<Choice, "_id">): string {
  return choicePath(product, { colour: choice.selectedProductColor, size: choice.selectedProductSize });
}

/** Returns a product's picture in the chosen colour. */
export function linePicture(product: ProductSummary, choice: Omit<Choice, "_id">): string | undefined {
  const variation = product.variation?.find((v) => v.color === choice.selectedProductColor);
  return variation?.image ?? product.pictures[0];
}
