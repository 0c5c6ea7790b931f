import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Pictures of reviews, how goods fit, what the owner replied, in which language a review is, and who found it helpful.
 * Pictures are text, as both databases have no type of bytes in common. The index is for the ratings of all products.
 */
export const reviewPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["fit", "language", "reply", "replied_at"])
      await db.schema.alterTable("reviews").addColumn(column, "text").execute();
    await db.schema.createIndex("reviews_by_rating").on("reviews").columns(["product_id", "rating"]).execute();
    await db.schema
      .createTable("review_pictures")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("review_id", "text", (c) => c.notNull().references("reviews.id").onDelete("cascade"))
      .addColumn("width", "integer", (c) => c.notNull())
      .addColumn("height", "integer", (c) => c.notNull())
      .addColumn("data", "text", (c) => c.notNull())
      .addColumn("added_at", "text", (c) => c.notNull())
      .addColumn("released_at", "text")
      .execute();
    await db.schema.createIndex("review_pictures_by_review").on("review_pictures").column("review_id").execute();
    await sql`create index review_pictures_waiting on review_pictures (added_at) where released_at is null`.execute(db);
    await db.schema
      .createTable("review_votes")
      .addColumn("review_id", "text", (c) => c.notNull().references("reviews.id").onDelete("cascade"))
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("voted_at", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("review_votes_pk", ["review_id", "user_id"])
      .execute();
    await db.schema.createIndex("review_votes_by_user").on("review_votes").column("user_id").execute();
  },
};
