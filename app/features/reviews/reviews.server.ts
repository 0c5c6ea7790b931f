import { type SelectQueryBuilder, sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import type { ReviewTable } from "../../../db/review-table.ts";
import type { Database, Tables } from "../../../db/tables.ts";
import type { CustomerRating } from "../../i18n/request-words.ts";
import { averageOf, countReviews, type Histogram } from "./histogram.ts";
import {
  type NewReview,
  type OwnReview,
  REVIEWS_AT_ONCE,
  type Review,
  type ReviewPage,
  type ReviewSort,
} from "./review.ts";

type ReviewQuery = { productId: string; sort: ReviewSort; offset: number };

const orders = {
  newest: ["written_at desc"],
  best: ["rating desc", "written_at desc"],
  worst: ["rating asc", "written_at desc"],
} as const;

/**
 * Whether a paid, shipped or delivered order of the author's includes the product: one in the account, or the one that
 * an imported review is about. Computed on each read.
 */
const isVerified = sql<number>`case when exists (
  select 1 from orders
  inner join order_lines on order_lines.order_id = orders.id
  where orders.id = reviews.order_id
  and order_lines.product_id = reviews.product_id
  and orders.state in ('paid', 'shipped', 'delivered')
) or exists (
  select 1 from account_orders
  inner join orders on orders.id = account_orders.order_id
  inner join order_lines on order_lines.order_id = orders.id
  where account_orders.user_id = reviews.user_id
  and order_lines.product_id = reviews.product_id
  and orders.state in ('paid', 'shipped', 'delivered')
) then 1 else 0 end`;

async function histogramOf(db: Database, productId: string): Promise<Histogram> {
  const counted = await db
    .selectFrom("reviews")
    .select(["rating", sql<number>`cast(count(*) as integer)`.as("times")])
    .where("product_id", "=", productId)
    .groupBy("rating")
    .execute();
  const times = (rating: number) => counted.find((row) => row.rating === rating)?.times ?? 0;
  return [times(1), times(2), times(3), times(4), times(5)];
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

/** Returns a page of a product's reviews, with the histogram of all of them. */
export async function listReviews(db: Database, { productId, sort, offset }: ReviewQuery): Promise<ReviewPage> {
  const histogram = await histogramOf(db, productId);
  let query = withVerified(db).where("product_id", "=", productId);
  for (const part of [...orders[sort], "id desc"]) query = query.orderBy(sql.raw(part));
  const rows = await query.limit(REVIEWS_AT_ONCE).offset(offset).execute();
  return { histogram, sources: await sourcesOf(db, productId), reviews: rows.map(reviewOf) };
}

async function sourcesOf(db: Database, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews")
    .select("source")
    .distinct()
    .where("product_id", "=", productId)
    .where("source", "is not", null)
    .orderBy("source")
    .execute();
  return rows.flatMap(({ source }) => source ?? []);
}

/** Returns a customer's own reviews, the latest first. */
export async function listOwnReviews(db: Database, userId: string): Promise<OwnReview[]> {
  const rows = await withVerified(db).where("user_id", "=", userId).orderBy("written_at", "desc").execute();
  return rows.map((row) => ({ ...reviewOf(row), productId: row.product_id }));
}

/** Returns whether a customer has bought a product and not returned it, and so may review it. */
export async function hasBought(db: Database, userId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom("account_orders")
    .innerJoin("orders", "orders.id", "account_orders.order_id")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select("orders.id")
    .where("account_orders.user_id", "=", userId)
    .where("order_lines.product_id", "=", productId)
    .where("orders.state", "in", ["paid", "shipped", "delivered"])
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates a customer's review of a product, or replaces it. */
export async function writeReview(
  db: Database,
  { userId, productId }: { userId: string; productId: string },
  review: NewReview,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("reviews")
    .values({ id: newId(now), user_id: userId, product_id: productId, ...review, written_at: at, edited_at: null })
    .onConflict((conflict) => conflict.columns(["product_id", "user_id"]).doUpdateSet({ ...review, edited_at: at }))
    .execute();
}

/** Deletes an account's review of a product. */
export async function deleteReview(db: Database, userId: string, productId: string): Promise<void> {
  await db.deleteFrom("reviews").where("user_id", "=", userId).where("product_id", "=", productId).execute();
}

function withVerified(db: Database): SelectQueryBuilder<Tables, "reviews", ReviewTable & { verified: number }> {
  return db.selectFrom("reviews").selectAll().select(isVerified.as("verified"));
}

function reviewOf(row: ReviewTable & { verified: number }): Review {
  const { id, author, rating, title, body, written_at, edited_at, source, verified } = row;
  const rest = { ...(edited_at && { editedAt: edited_at }), ...(source && { source }) };
  return { id, author, rating, title, body, writtenAt: written_at, ...rest, isVerified: verified === 1 };
}
