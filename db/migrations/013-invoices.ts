import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Invoices, credit notes and their number series. Earlier orders have none. */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("invoice_series")
      .addColumn("prefix", "text", (c) => c.primaryKey())
      .addColumn("last_place", "integer", (c) => c.notNull().check(sql`last_place >= 0`))
      .execute();
    await db.schema
      .createTable("invoices")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("number", "text", (c) => c.notNull().unique())
      .addColumn("series", "text", (c) => c.notNull())
      .addColumn("place", "integer", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("order_id", "text", (c) => c.notNull())
      .addColumn("corrects", "text")
      .addColumn("issued_at", "text", (c) => c.notNull())
      .addColumn("currency", "text", (c) => c.notNull())
      .addColumn("total", "integer", (c) => c.notNull().check(sql`total >= 0`))
      .addColumn("document", "text", (c) => c.notNull())
      .addUniqueConstraint("invoices_place", ["series", "place"])
      .execute();
    await db.schema.createIndex("invoices_by_order").on("invoices").column("order_id").execute();
    // The database itself guarantees one invoice per order.
    await sql`create unique index invoices_once on invoices (order_id) where kind = 'invoice'`.execute(db);
  },
};
