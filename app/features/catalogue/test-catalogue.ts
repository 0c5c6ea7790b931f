import products from "virtual:catalogue/summaries";
import { shop } from "../../../shop.config.ts";
import { openEmbeddedCatalogue } from "./embedded-catalogue.ts";
import { type Ratings, withRating } from "./ratings.ts";

/** Opens the build's catalogue for tests, in the shop's own language. */
export function sampleCatalogue(ratings: Ratings = {}) {
  const rated = products.map((product) => withRating(product, ratings));
  return openEmbeddedCatalogue(rated, { language: shop.fallbackLanguage });
}

/** Customers' ratings of two thirds of the sample, of all means and some counts. */
export const sampleRatings: Ratings = Object.fromEntries(
  products
    .filter((_, i) => i % 3 > 0)
    .map(({ id }, i) => [id, { average: 1 + ((i * 7) % 41) / 10, count: 1 + ((i * i) % 50) }]),
);
