import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import type { NewReview } from "./review.ts";

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

type Author = { userId: string; productId: string };

/** Creates a customer's review of a product, or replaces it. */
export async function writeReview(
  db: Database,
  { userId, productId }: Author,
  { fit = null, language = null, ...rest }: Omit<NewReview, "fit" | "language"> & NullableParts,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const review = { ...rest, fit, language };
  await db
    .insertInto("reviews")
    .values({ id: newId(now), user_id: userId, product_id: productId, ...review, written_at: at, edited_at: null })
    .onConflict((conflict) => conflict.columns(["product_id", "user_id"]).doUpdateSet({ ...review, edited_at: at }))
    .execute();
}

type NullableParts = { [Part in "fit" | "language"]?: NewReview[Part] | null };

/** Deletes an account's review of a product, with its pictures. */
export async function deleteReview(db: Database, { userId, productId }: Author): Promise<void> {
  await db.deleteFrom("reviews").where("user_id", "=", userId).where("product_id", "=", productId).execute();
}

/**
 * Says that a customer found a review helpful, or no longer does. Returns how many do; undefined if there is no such
 * review, or if it is their own.
 */
export async function voteForReview(
  db: Database,
  { userId, reviewId, isHelpful }: { userId: string; reviewId: string; isHelpful: boolean },
  now: Date,
): Promise<number | undefined> {
  const review = await db.selectFrom("reviews").select("user_id").where("id", "=", reviewId).executeTakeFirst();
  if (!review || review.user_id === userId) return undefined;
  if (isHelpful)
    await db
      .insertInto("review_votes")
      .values({ review_id: reviewId, user_id: userId, voted_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["review_id", "user_id"]).doNothing())
      .execute();
  else await db.deleteFrom("review_votes").where("review_id", "=", reviewId).where("user_id", "=", userId).execute();
  const votes = await db.selectFrom("review_votes").select("user_id").where("review_id", "=", reviewId).execute();
  return votes.length;
}

/** Returns which reviews of a product a customer found helpful. */
export async function votesOf(db: Database, { userId, productId }: Author): Promise<string[]> {
  const rows = await db
    .selectFrom("review_votes")
    .innerJoin("reviews", "reviews.id", "review_votes.review_id")
    .select("review_votes.review_id")
    .where("review_votes.user_id", "=", userId)
    .where("reviews.product_id", "=", productId)
    .execute();
  return rows.map(({ review_id }) => review_id);
}
