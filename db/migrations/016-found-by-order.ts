import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Indexes for what is looked up by its order, charge or e-mail address, and for what is sold out: every order that was
 * shown, paid or cancelled searched the withdrawals and the used coupons of all others.
 */
export const foundByOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("withdrawals_by_order").on("withdrawals").column("order_id").execute();
    await db.schema.createIndex("coupon_uses_by_order").on("coupon_uses").column("order_id").execute();
    await db.schema.createIndex("order_keys_by_order").on("order_keys").column("order_id").execute();
    await db.schema.createIndex("reviews_by_order").on("reviews").column("order_id").execute();
    await db.schema.createIndex("payments_by_charge").on("payments").column("charge_ref").execute();
    await sql`create index orders_by_address on orders (lower(email))`.execute(db);
    await sql`create index stock_sold_out on stock (updated_at) where on_hand <= 0`.execute(db);
  },
};
