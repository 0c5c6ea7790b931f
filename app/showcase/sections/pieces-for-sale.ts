import { MAX_PIECES } from "~/features/cart/cart.ts";
import { type ProductSummary, totalStock } from "~/features/catalogue/product.ts";

/**
 * Pieces of a product that can be asked for: any number of what is in stock, as the number of the build says nothing about
 * today and adding counts anew; 0 for products sold by a partner.
 */
export function piecesForSale(product: ProductSummary): number {
  return product.affiliateLink || totalStock(product) === 0 ? 0 : MAX_PIECES;
}
