import { PostgresAdapter, sql } from "kysely";
import type { BaseLogger } from "pino";
import type { JobHandler } from "../../app/features/jobs/add-job.server.ts";
import { traced } from "../../app/features/jobs/trace.server.ts";
import type { Database, JobTable } from "../../db/tables.ts";
import { redactEmails } from "./redact-emails.ts";

type WorkOptions = {
  db: Database;
  /** By kind, the most urgent first. Jobs of other kinds are left alone: another build may know them. */
  handlers: Readonly<Record<string, JobHandler>>;
  log: BaseLogger;
  now: () => Date;
  /** Once aborted, no further job is started. */
  signal?: AbortSignal;
};

/** After this time a job counts as abandoned by a crashed process, and is taken again. */
const LOCK_MS = 2 * 60_000;
const MAX_DELAY_MS = 6 * 3_600_000;
/** With the delays in between, these take three days: no mail is lost if the mail server is down over a weekend. */
const MAX_ATTEMPTS = 25;
/** Jobs at once in one process: a mail server takes a tenth of a second for a letter, most of it waiting. */
const AT_ONCE = 5;

/** Runs all due jobs, several at once. Returns how many it took. */
export async function workJobs(options: WorkOptions): Promise<number> {
  let taken = 0;
  async function lane(first: JobTable): Promise<void> {
    for (let row: JobTable | undefined = first; row; [row] = await claimJobs(options, 1)) {
      taken++;
      const job = row;
      await traced(row.trace ?? undefined, () => workJob(options, job));
    }
  }
  await Promise.all((await claimJobs(options, AT_ONCE)).map(lane));
  return taken;
}

/** Something that was cut off may have been done: it is done at most once more. */
const MAX_SENDINGS = 2;

class CutOffTwice extends Error {
  constructor() {
    super("it was cut off twice and may have been done");
  }
}

async function begin(db: Database, id: string): Promise<void> {
  const begun = await db
    .updateTable("jobs")
    .set({ sendings: sql<number>`sendings + 1` })
    .where("id", "=", id)
    .where("sendings", "<", MAX_SENDINGS)
    .returning("id")
    .executeTakeFirst();
  if (!begun) throw new CutOffTwice();
}

/** Claims due jobs, so that no other process runs them; on PostgreSQL it passes over what another is just claiming. */
async function claimJobs({ db, handlers, now, signal }: WorkOptions, most: number): Promise<JobTable[]> {
  if (signal?.aborted) return [];
  const at = now().toISOString();
  const kinds = Object.keys(handlers);
  const urgency = sql`case kind ${sql.join(
    kinds.map((kind, i) => sql`when ${kind} then ${sql.lit(i)}`),
    sql` `,
  )} end`;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const due = db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "in", kinds)
    .where("done_at", "is", null)
    .where("failed_at", "is", null)
    .where("run_at", "<=", at)
    .where((is) => is.or([is("locked_until", "is", null), is("locked_until", "<", at)]))
    .orderBy(urgency)
    .orderBy("run_at")
    .limit(most)
    .$if(isPostgres, (query) => query.forUpdate().skipLocked());
  const locked_until = new Date(now().getTime() + LOCK_MS).toISOString();
  return db
    .updateTable("jobs")
    .set({ locked_until, attempts: sql<number>`attempts + 1` })
    .where("id", "in", due)
    .returningAll()
    .execute();
}

async function workJob({ db, handlers, log, now }: WorkOptions, row: JobTable): Promise<void> {
  const { id, kind, attempts } = row;
  try {
    await handlers[kind]?.({ id, kind, attempts, payload: JSON.parse(row.payload), begin: () => begin(db, id) });
    await settle(db, id, { done_at: now().toISOString(), last_error: null });
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS || error instanceof CutOffTwice;
    log[isLast ? "error" : "warn"](
      { err: error, job: id, kind, attempts },
      isLast ? "a job was given up: npm run orders -- mail-retry puts it back" : "a job failed",
    );
    const run_at = new Date(now().getTime() + delayAfter(attempts)).toISOString();
    const failed_at = isLast ? now().toISOString() : null;
    await settle(db, id, { run_at, failed_at, last_error: redactEmails(String(error)).slice(0, 500) });
  }
}

async function settle(db: Database, id: string, change: Partial<JobTable>): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ ...change, locked_until: null, sendings: 0 })
    .where("id", "=", id)
    .execute();
}

/** Milliseconds until the next attempt: 5 s, then twice as long each time, at most 6 hours. */
export function delayAfter(attempts: number): number {
  return Math.min(MAX_DELAY_MS, 5_000 * 2 ** (attempts - 1));
}
