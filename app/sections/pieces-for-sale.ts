import { type ProductSummary, totalStock } from "~/features/catalogue/product.ts";

/** Pieces of a product that can go into the cart; none of what a partner sells. */
export function piecesForSale(product: ProductSummary): number {
  return product.affiliateLink ? 0 : totalStock(product);
}
