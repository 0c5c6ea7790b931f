import { type DatabaseOptions, openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";
import { isReadOnly } from "./is-read-only.ts";
import { share } from "./shared-state.ts";
import { reasonOf, StartError } from "./start-error.ts";
import type { Database } from "./tables.ts";
import { transact } from "./transact.ts";

const LAST_MS = 5 * 60_000;
const EVERY_MS = 2_000;

/**
 * Like `openDatabase`, but waits for a PostgreSQL that is away or takes no changes, by default up to five minutes: after a
 * power cut or a change of the primary it comes back later than the shop. Says once what it waits for.
 */
export async function openWhenThere(options: DatabaseOptions, lastMs = LAST_MS): Promise<Database> {
  const giveUpAt = performance.now() + lastMs;
  for (let hasSaid = false; ; ) {
    try {
      return await openToWrite(options);
    } catch (error) {
      if (!options.url || !mayComeBack(error) || performance.now() > giveUpAt) throw error;
      if (!hasSaid)
        console.error(`${(error as Error).message}. The shop waits for it, at most ${LAST_MS / 60_000} minutes.`);
      hasSaid = true;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }
}

class TakesNoChanges extends StartError {}

async function openToWrite(options: DatabaseOptions): Promise<Database> {
  const db = await openDatabase(options);
  try {
    if (options.url) await expectChanges(db);
    return db;
  } catch (error) {
    // A commit that is not confirmed keeps its connection for another minute.
    db.destroy().catch(() => undefined);
    throw error;
  }
}

/** Throws `StartError` unless a change is confirmed. */
async function expectChanges(db: Database): Promise<void> {
  if (await isReadOnly(db))
    throw new TakesNoChanges("DATABASE_URL: this database takes no changes; the shop needs the primary, not a standby");
  try {
    await transact(db, (trx) => share(trx, "opened", ""));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const hint = "is its disk full, or a synchronous standby away or full?";
    throw new TakesNoChanges(`DATABASE_URL: this database stores nothing now (${reasonOf(error)}): ${hint}`);
  }
}

/** Not a wrong name or password. */
function mayComeBack(error: unknown): boolean {
  return error instanceof TakesNoChanges || (error instanceof StartError && isDatabaseUnavailable(error.cause));
}
