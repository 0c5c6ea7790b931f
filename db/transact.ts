import { PostgresAdapter, sql } from "kysely";
import type { Database, Trx } from "./tables.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;
/** How long a host that hangs in a transaction keeps its locks, in ms; PostgreSQL ends its session then. */
const IDLE_MS = 5_000;
/** How long a transaction waits for a lock of another one, in ms. */
const LOCK_MS = 5_000;
const STATEMENT_MS = 10_000;
const COMMIT_MS = 8_000;

/** The commit was sent and has not been answered: the transaction may count or not. */
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
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const whole = db.transaction().execute(async (trx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${String(IDLE_MS)}, true),
      set_config('lock_timeout', ${String(LOCK_MS)}, true),
      set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(trx);
    const result = await work(trx);
    timer = setTimeout(() => reject(new CommitUnknown("the database has not confirmed a commit")), commitMs);
    return result;
  });
  try {
    return await Promise.race([whole, tooLate]);
  } finally {
    clearTimeout(timer);
    // One that ends after its time has nobody left who asks for it.
    whole.catch(() => undefined);
  }
}

function isConflict(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
