import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The VAT rate of each line, for orders with several rates; earlier orders have a single rate in their own row. */
export const vatOfLines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_lines").addColumn("vat_rate", "integer").execute();
  },
};
