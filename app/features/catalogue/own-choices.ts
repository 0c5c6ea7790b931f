import { ONLY } from "./choice-words.ts";
import { type ProductSummary, totalStock } from "./product.ts";

/** A colour and size that a product comes in, empty if it has none, and whether it is in stock. */
export type OwnChoice = { colour: string; size: string; inStock: boolean };

/** Returns every colour and size of a product, or the tone of one without colours; one without variations has a single choice. */
export function choicesOf(product: ProductSummary): readonly OwnChoice[] {
  const { tone = "" } = product;
  if (!product.variation) return [{ colour: tone, size: "", inStock: totalStock(product) > 0 }];
  return product.variation.flatMap(({ color, size }) =>
    size.map(({ name, stock }) => ({
      colour: nameOfChoice(color) || tone,
      size: nameOfChoice(name),
      inStock: stock > 0,
    })),
  );
}

/** Returns a colour or size as choices name it: empty if the product has only one. */
export function nameOfChoice(value: string): string {
  return value === ONLY ? "" : value;
}
