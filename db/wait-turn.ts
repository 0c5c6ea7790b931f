import { SqliteAdapter, sql } from "kysely";
import type { Trx } from "./tables.ts";

/** A lock until the transaction ends: others with the same key wait here, so that what was counted stays true. SQLite has one writer anyway. */
export async function waitTurn(trx: Trx, of: "email" | "network" | "addresses", whose: string): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${of} ${whose}`}, 0))`.execute(trx);
}
