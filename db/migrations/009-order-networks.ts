import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** From which network address an order came, as a keyed hash: what is held unpaid from one is limited. */
export const orderNetworks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_keys").addColumn("network", "text").execute();
    await db.schema.createIndex("order_keys_by_network").on("order_keys").column("network").execute();
  },
};
