import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import type { CustomerRating } from "../../platform/i18n/request-words.ts";
import { averageOf, countReviews, type Histogram } from "./histogram.ts";
import { type Fit, fits } from "./review.ts";

const times = sql<number>`cast(count(*) as integer)`.as("times");

/** Counts a product's reviews by their stars. */
export async function histogramOf(db: Database, productId: string): Promise<Histogram> {
  const counted = await db
    .selectFrom("reviews")
    .select(["rating", times])
    .where("product_id", "=", productId)
    .groupBy("rating")
    .execute();
  const of = (rating: number) => counted.find((row) => row.rating === rating)?.times ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** Counts how a product fits by what its reviews say. */
export async function countFits(db: Database, productId: string): Promise<Record<Fit, number>> {
  const counted = await db
    .selectFrom("reviews")
    .select(["fit", times])
    .where("product_id", "=", productId)
    .where("fit", "is not", null)
    .groupBy("fit")
    .execute();
  const of = (fit: Fit) => [fit, counted.find((row) => row.fit === fit)?.times ?? 0] as const;
  return Object.fromEntries(fits.map(of)) as Record<Fit, number>;
}

/** Returns where a product's imported reviews were written. */
export async function sourcesOf(db: Database, productId: string): Promise<string[]> {
  return distinct(db, "source", productId);
}

/** Returns the languages that a product's reviews are in, as far as they are known. */
export async function languagesOf(db: Database, productId: string): Promise<string[]> {
  return distinct(db, "language", productId);
}

async function distinct(db: Database, column: "source" | "language", productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews")
    .select(column)
    .distinct()
    .where("product_id", "=", productId)
    .where(column, "is not", null)
    .orderBy(column)
    .execute();
  return rows.flatMap((row) => row[column] ?? []);
}

/**
 * Returns a product's customer rating for search engines; undefined if there are no reviews, or if some were imported,
 * which search engines do not accept.
 */
export async function customerRating(db: Database, productId: string): Promise<CustomerRating | undefined> {
  const histogram = await histogramOf(db, productId);
  const count = countReviews(histogram);
  if (count === 0 || (await sourcesOf(db, productId)).length > 0) return undefined;
  return { average: averageOf(histogram), count };
}
