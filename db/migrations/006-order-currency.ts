import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { ownCurrency } from "../../app/settings/own-currency.ts";

/**
 * The currency that an order is charged in. Earlier orders used the shop's current one; the default also covers orders
 * that a process of the previous version still places during a deployment.
 */
export const orderCurrency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("orders")
      .addColumn("currency", "text", (c) => c.notNull().defaultTo(ownCurrency))
      .execute();
  },
};
