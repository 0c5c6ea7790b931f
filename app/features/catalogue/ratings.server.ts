import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import type { Ratings } from "./ratings.ts";

/** Reads the customers' ratings of all products: the mean with one decimal, as screens show it. */
export async function readRatings(db: Database): Promise<Ratings> {
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
