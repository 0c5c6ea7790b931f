import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Indexes for what the export and the erasure of an account look up: they read all jobs, used coupons and withdrawals. Most
 * jobs are letters about orders, which name the order alone.
 */
export const foundByPerson: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index jobs_beside_orders on jobs (run_at) where kind <> 'order-mail'`.execute(db);
    await db.schema.createIndex("coupon_uses_by_customer").on("coupon_uses").column("customer").execute();
    await sql`create index withdrawals_by_address on withdrawals (lower(email))`.execute(db);
  },
};
