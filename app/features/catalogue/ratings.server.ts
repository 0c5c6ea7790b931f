import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import type { Ratings } from "./ratings.ts";

/** Returns a function that reads the ratings, all of them only if a review was written, changed or deleted since. */
export function createRatingsReader(db: Database): () => Promise<Ratings> {
  let last: { version: string | undefined; ratings: Ratings } | undefined;
  return async () => {
    const row = await db.selectFrom("ratings_version").select("version").executeTakeFirst();
    // Read before the ratings: what changes meanwhile is read next time.
    if (!last || last.version !== row?.version) last = { version: row?.version, ratings: await readRatings(db) };
    return last.ratings;
  };
}

/** Reads the customers' ratings of all products: the mean with one decimal, as screens show it. */
async function readRatings(db: Database): Promise<Ratings> {
  const rows = await db
    .selectFrom("reviews")
    .select([
      "product_id",
      sql<number>`cast(count(*) as integer)`.as("count"),
      sql<number>`cast(sum(rating) as integer)`.as("stars"),
    ])
    .groupBy("product_id")
    .orderBy("product_id")
    .execute();
  return Object.fromEntries(
    rows.map(({ product_id, count, stars }) => [product_id, { average: Math.round((10 * stars) / count) / 10, count }]),
  );
}
