import { PostgresAdapter, sql } from "kysely";
import type { Database, Trx } from "./tables.ts";
import { isStuck, mayCommit, watchTransaction } from "./unconfirmed-commits.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;
/** How long a host that hangs in a transaction keeps its locks, in ms; PostgreSQL ends its session then. */
const IDLE_MS = 5_000;
/** How long a transaction waits for a lock of another one, in ms: longer than a host that hangs keeps it. */
const LOCK_MS = 6_000;
const STATEMENT_MS = 10_000;
/** Less than for a lock: whoever waits for that is then not told to try again. */
const COMMIT_MS = 4_000;

/** The commit was sent and has not been answered, so the transaction may count or not; or it would not be, and none was sent. */
class CommitUnknown extends Error {
  readonly code = "57014";
}

type TransactOptions = {
  /** For what fills tables, which may take minutes. */
  isLong?: boolean;
  /** How long a commit may take, in ms: PostgreSQL itself waits for a lost standby without end. */
  commitMs?: number;
};

/**
 * Runs `work` in a transaction and retries it on PostgreSQL conflicts; `work` must have no other side effects. On
 * PostgreSQL, a wait that is too long ends with an error that `isDatabaseUnavailable` knows, so that a host that hangs
 * stops no other: see docs/decisions/waits-that-end.md.
 */
export async function transact<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  { isLong = false, commitMs = COMMIT_MS }: TransactOptions = {},
): Promise<T> {
  const isLimited = !isLong && db.getExecutor().adapter instanceof PostgresAdapter;
  for (let attempt = 1; ; attempt++) {
    try {
      return await (isLimited ? withinLimits(db, work, commitMs) : db.transaction().execute(work));
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

/** The limits hold for this transaction only, so that poolers and owner's commands are left alone. */
async function withinLimits<T>(db: Database, work: (trx: Trx) => Promise<T>, commitMs: number): Promise<T> {
  const commitUnknown = () => new CommitUnknown("the database does not confirm changes");
  if (!mayCommit(db)) throw commitUnknown();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const watch = watchTransaction(db, commitMs, () => reject(commitUnknown()));
  let isProof = true;
  const whole = db.transaction().execute(async (trx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${String(IDLE_MS)}, true),
      set_config('lock_timeout', ${String(LOCK_MS)}, true),
      set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(trx);
    const result = await work(trx);
    // PostgreSQL confirms a commit that changes nothing without its standby.
    if (isStuck(db)) isProof = await hasChanged(trx);
    watch.commitIsSent();
    return result;
  });
  // One that ends after its time has nobody left who asks for it.
  whole.then(
    () => watch.hasEnded(isProof),
    () => watch.hasEnded(false),
  );
  return Promise.race([whole, tooLate]);
}

async function hasChanged(trx: Trx): Promise<boolean> {
  const asked = sql<{ changed: boolean }>`select pg_current_xact_id_if_assigned() is not null as changed`;
  return (await asked.execute(trx)).rows[0]?.changed === true;
}

function isConflict(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
