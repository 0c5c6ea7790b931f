import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The index that the jobs that are due are found by holds those alone that are still to be done: the shop looks every
 * second, and done ones stay for a month.
 */
export const jobsDue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("jobs_by_time").execute();
    await sql`create index jobs_due on jobs (run_at) where done_at is null and failed_at is null`.execute(db);
  },
};
