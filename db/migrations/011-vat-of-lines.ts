import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The VAT rate of a line, where an order has several; earlier orders have one, in their own row. */
export const vatOfLines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_lines").addColumn("vat_rate", "integer").execute();
  },
};
