import { SqliteAdapter, sql } from "kysely";
import type { Trx } from "./tables.ts";

/** Locks a key until the transaction ends, so that counts stay valid. No-op on SQLite, which has one writer. */
export async function lockForTransaction(
  trx: Trx,
  of: "holder" | "network" | "addresses",
  whose: string,
): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${of} ${whose}`}, 0))`.execute(trx);
}
