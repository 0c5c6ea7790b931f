import { type StockLeft, withStock } from "./live-stock.ts";
import type { CardProduct } from "./product.ts";
import { type Ratings, withRating } from "./ratings.ts";

/** What has changed since the catalogue was built: stock, and what customers think. */
export type ProductNews = { left: StockLeft; ratings: Ratings };

/** Returns the product as it is now, or itself if nothing changed. */
export function withNews<P extends CardProduct>(product: P, { left, ratings }: ProductNews): P {
  return withRating(withStock(product, left), ratings);
}
