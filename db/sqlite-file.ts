import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./start-error.ts";

/** Returns the path of the shop's SQLite file in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "shop.db");
}

/** Throws `StartError` if any process has the SQLite file open; a missing file counts as closed. */
export function expectClosed(dataDir: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return;
  const raw = new DatabaseSync(file);
  try {
    // Every open connection holds a shared lock, so this succeeds only if there is no other.
    raw.exec("pragma busy_timeout=0; pragma locking_mode=exclusive; begin exclusive; rollback");
  } catch (error) {
    const isLocked = error instanceof Error && error.message.includes("locked");
    throw isLocked ? new StartError(`The shop is open on ${file}: close it first, so that no order is lost.`) : error;
  } finally {
    raw.close();
  }
}
