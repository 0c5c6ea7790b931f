import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import { currentTrace } from "./trace.server.ts";

export type NewJob = {
  kind: string;
  /** Stored as JSON. */
  payload: unknown;
  /** A second job with the same key is not added. */
  dedupeKey: string;
  /** The earliest time to run it; immediately if absent. */
  runAt?: Date;
};

export type Job = {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  /** To be called before something that cannot be undone. Throws if that was cut off twice before its end was noted. */
  begin(): Promise<void>;
};

/** Handles one kind of job. It must be idempotent, since a crash can make it run again. Throws to be retried later. */
export type JobHandler = (job: Job) => Promise<void>;

/** Queues a job in the transaction that causes it, so that it runs if and only if that commits. */
export async function addJob(trx: Database, { kind, payload, dedupeKey, runAt }: NewJob, now: Date): Promise<void> {
  await trx
    .insertInto("jobs")
    .values({
      id: newId(now),
      kind,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey,
      run_at: (runAt ?? now).toISOString(),
      attempts: 0,
      sendings: 0,
      locked_until: null,
      done_at: null,
      failed_at: null,
      last_error: null,
      trace: currentTrace() ?? null,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}
