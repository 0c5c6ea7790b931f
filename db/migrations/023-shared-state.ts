import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the processes and hosts of a shop have in common: exchange rates, and until when one of them does something for all.
 * An index by which what was written to the stock since a moment is found.
 */
export const sharedState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("shared_state")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text")
      .addColumn("due_at", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("stock_by_time").on("stock").column("updated_at").execute();
  },
};
