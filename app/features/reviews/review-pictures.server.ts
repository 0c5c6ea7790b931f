import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { MadePicture } from "./make-picture.server.ts";
import { queueReviewMail } from "./queue-review-mail.server.ts";
import { MAX_PICTURES, type ReviewPicture } from "./review.ts";

/** Returns the pictures of reviews by the review's id, in the order in which they were added. */
export async function picturesOf(
  db: Database,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReviewPicture[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("review_pictures")
    .select(["id", "review_id", "width", "height", "released_at"])
    .where("review_id", "in", [...reviewIds])
    .orderBy("id")
    .execute();
  const pictures = new Map<string, ReviewPicture[]>();
  for (const { review_id, released_at, ...picture } of rows) {
    const own = pictures.get(review_id) ?? [];
    pictures.set(review_id, [...own, { ...picture, isReleased: released_at !== null }]);
  }
  return pictures;
}

/** Adds a picture to a review and has the owner told. Returns its id; undefined if the review has as many as it may. */
export async function addPicture(
  db: Database,
  reviewId: string,
  { data, width, height }: MadePicture,
  now: Date,
): Promise<string | undefined> {
  return transact(db, async (trx) => {
    // Locks the review, so that two pictures at once are counted one after the other.
    await trx.updateTable("reviews").set({ id: reviewId }).where("id", "=", reviewId).execute();
    const own = await trx.selectFrom("review_pictures").select("id").where("review_id", "=", reviewId).execute();
    if (own.length >= MAX_PICTURES) return undefined;
    const id = newId(now);
    const row = { id, review_id: reviewId, width, height, data: data.toString("base64") };
    await trx
      .insertInto("review_pictures")
      .values({ ...row, added_at: now.toISOString(), released_at: null })
      .execute();
    await queueReviewMail(trx, reviewId, now);
    return id;
  });
}

/** Returns the bytes of a picture, which is WebP: of a released one, or of one of this account. */
export async function readPicture(db: Database, id: string, userId?: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const pictures = db
    .selectFrom("review_pictures")
    .innerJoin("reviews", "reviews.id", "review_pictures.review_id")
    .select("data")
    .where("review_pictures.id", "=", id);
  const seen = userId ? pictures.where("user_id", "=", userId) : pictures.where("released_at", "is not", null);
  const row = await seen.executeTakeFirst();
  return row && Buffer.from(row.data, "base64");
}

/** Deletes a picture of an account's review. */
export async function deletePicture(db: Database, id: string, userId: string): Promise<void> {
  const theirs = db.selectFrom("reviews").select("id").where("user_id", "=", userId);
  await db.deleteFrom("review_pictures").where("id", "=", id).where("review_id", "in", theirs).execute();
}
