import type { ProductSummary, Variation } from "~/features/catalogue/product.ts";

/** A piece of an outfit, with colour and size if it has any. */
export type OutfitPick = { product: ProductSummary; color?: Variation["color"]; size?: string };

/** The first colour and size of a product that are in stock. */
export function firstPick(product: ProductSummary): OutfitPick {
  for (const variation of product.variation ?? [])
    for (const size of variation.size) if (size.stock > 0) return { product, color: variation.color, size: size.name };
  return { product };
}
