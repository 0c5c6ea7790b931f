import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The network address that an order came from, as a keyed hash: unpaid orders per network are limited. */
export const orderNetworks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_keys").addColumn("network", "text").execute();
    await db.schema.createIndex("order_keys_by_network").on("order_keys").column("network").execute();
  },
};
