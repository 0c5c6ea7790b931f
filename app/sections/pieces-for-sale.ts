import { type ProductSummary, totalStock } from "~/features/catalogue/product.ts";

/** Pieces of a product that can be added to the cart; 0 for products sold by a partner. */
export function piecesForSale(product: ProductSummary): number {
  return product.affiliateLink ? 0 : totalStock(product);
}
