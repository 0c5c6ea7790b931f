import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Imported reviews have no account; they store their source and the order that verifies them. The table is recreated
 * because SQLite cannot drop a NOT NULL constraint.
 */
export const importedReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reviews_anew")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("product_id", "text", (c) => c.notNull())
      .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
      .addColumn("rating", "integer", (c) => c.notNull().check(sql`rating between 1 and 5`))
      .addColumn("author", "text", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("written_at", "text", (c) => c.notNull())
      .addColumn("edited_at", "text")
      .addColumn("source", "text")
      .addColumn("order_id", "text", (c) => c.references("orders.id"))
      .execute();
    const columns = sql.raw("id, product_id, user_id, rating, author, title, body, written_at, edited_at");
    await sql`insert into reviews_anew (${columns}) select ${columns} from reviews`.execute(db);
    await db.schema.dropTable("reviews").execute();
    await db.schema.alterTable("reviews_anew").renameTo("reviews").execute();
    const oneEach = db.schema.createIndex("reviews_one_each").on("reviews").columns(["product_id", "user_id"]);
    await oneEach.unique().execute();
    await db.schema.createIndex("reviews_by_user").on("reviews").column("user_id").execute();
  },
};
