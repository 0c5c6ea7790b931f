import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Which browsers have signed in to which accounts before, so that strangers' attempts do not count against them; and, as
 * a keyed hash, who holds what an order holds.
 */
export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("known_browsers")
      .addColumn("token_hash", "text", (c) => c.notNull())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("seen_at", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("known_browsers_pk", ["token_hash", "user_id"])
      .execute();
    await db.schema.createIndex("known_browsers_by_user").on("known_browsers").column("user_id").execute();
    await db.schema.alterTable("order_keys").addColumn("holder", "text").execute();
    await db.schema.createIndex("order_keys_by_holder").on("order_keys").column("holder").execute();
  },
};
