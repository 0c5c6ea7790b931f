import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reviews")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("product_id", "text", (c) => c.notNull())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("rating", "integer", (c) => c.notNull().check(sql`rating between 1 and 5`))
      .addColumn("author", "text", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("written_at", "text", (c) => c.notNull())
      .addColumn("edited_at", "text")
      .addUniqueConstraint("reviews_one_each", ["product_id", "user_id"])
      .execute();
    await db.schema.createIndex("reviews_by_user").on("reviews").column("user_id").execute();
  },
};
