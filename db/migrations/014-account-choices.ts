import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Synchronises cart and wishlist across an account's devices: one row per account, deleted with it. */
export const accountChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("account_choices")
      .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("version", "integer", (c) => c.notNull().check(sql`version > 0`))
      .addColumn("choices", "text", (c) => c.notNull())
      .addColumn("updated_at", "text", (c) => c.notNull())
      .execute();
  },
};
