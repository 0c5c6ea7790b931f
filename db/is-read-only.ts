import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./tables.ts";

/** Returns whether the database takes no changes, as a standby or one that is being switched over. Throws if it is away. */
export async function isReadOnly(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`select 1`.execute(db);
    return false;
  }
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === "on";
}
