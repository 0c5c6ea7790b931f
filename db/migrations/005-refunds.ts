import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Partial refunds: each is recorded before the provider is called, so that it can be completed after a crash. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("orders")
      .addColumn("refunded", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update orders set refunded = total where state = 'refunded'`.execute(db);
    await db.schema
      .createTable("refunds")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
      .addColumn("amount", "integer", (c) => c.notNull().check(sql`amount >= 0`))
      .addColumn("lines", "text", (c) => c.notNull())
      .addColumn("restocked", "text", (c) => c.notNull())
      .addColumn("asked_at", "text", (c) => c.notNull())
      .addColumn("done_at", "text")
      .execute();
    await db.schema.createIndex("refunds_by_order").on("refunds").column("order_id").execute();
  },
};
