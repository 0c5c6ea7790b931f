import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Cart and wishlist of an account, for its other devices: a row each, which goes with the account. */
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
