import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./tables.ts";

/**
 * Reads without PostgreSQL's compiler (`jit`), which it calls for what it takes for a huge query: as long as it has not
 * counted the rows of its tables that takes a second, a dozen times as long as the query itself.
 */
export function withoutCompiling<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return read(db);
  return db.transaction().execute(async (trx) => {
    await sql`set local jit = off`.execute(trx);
    return read(trx);
  });
}
