import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Indexes for what rounds and exports look up: with a million orders each of them read a whole table. */
export const foundAtSize: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("invoices_by_time").on("invoices").column("issued_at").execute();
    await sql`create index jobs_done on jobs (done_at) where done_at is not null`.execute(db);
    await sql`create index jobs_failed on jobs (failed_at) where failed_at is not null`.execute(db);
    await sql`create index stock_alerts_sent on stock_alerts (notified_at) where notified_at is not null`.execute(db);
    await db.schema.createIndex("sessions_by_end").on("sessions").column("expires_at").execute();
    await sql`create index users_unproven on users (created_at) where email_verified = 0`.execute(db);
    await db.schema.createIndex("attempts_by_time").on("attempts").column("since").execute();
    await db.schema.createIndex("order_keys_by_time").on("order_keys").column("created_at").execute();
  },
};
