import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What was typed into fields of the checkout that have no column of their own. */
export const orderDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("orders").addColumn("details", "text").execute();
  },
};
