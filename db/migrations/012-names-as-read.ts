import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores a line's name as the shopper read it and, if that was a translation, the name in the shop's own language, too.
 * Earlier orders have only the latter.
 */
export const namesAsRead: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_lines").addColumn("own_name", "text").execute();
  },
};
