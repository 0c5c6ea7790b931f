import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The name of a line is the one its shopper read; where that was not the shop's own, the shop's own stands beside it. Orders of
 * before name goods in the shop's own language alone.
 */
export const namesAsRead: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_lines").addColumn("own_name", "text").execute();
  },
};
