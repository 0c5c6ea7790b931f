import { SqliteAdapter, sql } from "kysely";
import type { Trx } from "./tables.ts";

/** Until this transaction ends, others that name the same wait here, so that what it counts stays so. SQLite writes one at a time. */
export async function waitTurn(trx: Trx, of: "email" | "network" | "addresses", whose: string): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${of} ${whose}`}, 0))`.execute(trx);
}
