import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { ownCurrency } from "../../app/features/shop/own-currency.ts";

/**
 * The currency that an order is charged in. Earlier orders were in the shop's own as it is now; the default is also
 * for those that a process of the version before still places.
 */
export const orderCurrency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("orders")
      .addColumn("currency", "text", (c) => c.notNull().defaultTo(ownCurrency))
      .execute();
  },
};
