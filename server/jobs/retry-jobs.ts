import { inBatches } from "../../db/in-batches.ts";
import type { Database } from "../../db/tables.ts";

/** Makes failed jobs due again with all their attempts. Returns how many. */
export async function retryJobs(db: Database, now: Date): Promise<number> {
  const failed = await db.selectFrom("jobs").select("id").where("failed_at", "is not", null).execute();
  const ids = failed.map(({ id }) => id);
  return inBatches(ids, (some) =>
    db
      .updateTable("jobs")
      .set({ failed_at: null, attempts: 0, sendings: 0, run_at: now.toISOString() })
      .where("id", "in", some)
      .where("failed_at", "is not", null)
      .returning("id")
      .execute(),
  );
}
