import { type DatabaseOptions, openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";
import { isReadOnly } from "./is-read-only.ts";
import { StartError } from "./start-error.ts";
import type { Database } from "./tables.ts";

const LAST_MS = 5 * 60_000;
const EVERY_MS = 2_000;

/**
 * Like `openDatabase`, but waits for a PostgreSQL that is away or read-only, by default up to five minutes: after a power
 * cut or a change of the primary it comes back later than the shop. Says once what it waits for.
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

class ReadOnly extends StartError {}

async function openToWrite(options: DatabaseOptions): Promise<Database> {
  const db = await openDatabase(options);
  if (!(await isReadOnly(db))) return db;
  await db.destroy();
  throw new ReadOnly("DATABASE_URL: this database takes no changes; the shop needs the primary, not a standby");
}

/** Not a wrong name or password. */
function mayComeBack(error: unknown): boolean {
  return error instanceof ReadOnly || (error instanceof StartError && isDatabaseUnavailable(error.cause));
}
