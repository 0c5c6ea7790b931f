import type { Database } from "../../../db/tables.ts";

/** Makes failed jobs due again with all their attempts. Returns how many. */
export async function retryJobs(db: Database, now: Date): Promise<number> {
  const put = await db
    .updateTable("jobs")
    .set({ failed_at: null, attempts: 0, run_at: now.toISOString() })
    .where("failed_at", "is not", null)
    .returning("id")
    .execute();
  return put.length;
}
