import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Replaces the index for due jobs by a partial one over pending jobs: the shop polls every second, and done jobs are
 * kept for a month.
 */
export const jobsDue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("jobs_by_time").execute();
    await sql`create index jobs_due on jobs (run_at) where done_at is null and failed_at is null`.execute(db);
  },
};
