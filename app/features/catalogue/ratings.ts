import type { CustomerRating } from "../../platform/i18n/request-words.ts";
import type { CardProduct } from "./product.ts";

/** The customers' ratings by product id. */
export type Ratings = Readonly<Record<string, CustomerRating>>;

type Rated = Pick<CardProduct, "rating"> & { customers?: CustomerRating | undefined };

/** How sure the lower bound is: 95 %, from both sides. */
const Z = 1.96;

/** Returns the rating that counts: the customers' or, until there is one, the shop's own as that of a single person. */
export function countedRating({ rating, customers }: Rated): CustomerRating {
  return customers ?? { average: rating, count: Math.sign(rating) };
}

/**
 * Returns the least that the mean is likely to be if everybody rated: Wilson's lower bound, with a star as a quarter. So
 * forty ratings of 4.7 stand above a single one of 5; 0 without ratings.
 */
export function leastMean({ average, count }: CustomerRating): number {
  if (count === 0) return 0;
  const share = (average - 1) / 4;
  const square = Z ** 2 / count;
  const spread = Z * Math.sqrt((share * (1 - share) + square / 4) / count);
  return 1 + (4 * (share + square / 2 - spread)) / (1 + square);
}

/** Returns the product with its customers' rating, or itself if it has none. */
export function withRating<P extends CardProduct>(product: P, ratings: Ratings): P {
  const customers = ratings[product.id];
  return customers ? { ...product, customers } : product;
}
