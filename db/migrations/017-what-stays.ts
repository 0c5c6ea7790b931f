import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What later changes must not alter or lose: the terms of delivery that an order was placed under, the secret that a
 * gift card's code was hashed with, and the earlier addresses of an account. Empty for all that was stored before.
 */
export const whatStays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("orders").addColumn("promise", "text").execute();
    await db.schema.alterTable("gift_cards").addColumn("secret_mark", "text").execute();
    await db.schema
      .createTable("former_addresses")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("until", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("former_addresses_pk", ["user_id", "email", "until"])
      .execute();
    await db.schema.createIndex("former_addresses_by_email").on("former_addresses").column("email").execute();
  },
};
