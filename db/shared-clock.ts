import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./tables.ts";

const AGAIN_MS = 60_000;

export type Clock = {
  now(): Date;
  stop(): void;
  /** How far the shared clock was ahead of this machine's at the start, ms. */
  ahead: number;
};

/**
 * Returns a clock that all hosts of a shop share: PostgreSQL's, asked for once a minute. With clocks of their own, a host
 * that is minutes ahead takes away the letters that another is just sending. With SQLite it is the machine's.
 */
export async function sharedClock(db: Database): Promise<Clock> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return { now: () => new Date(), stop: () => undefined, ahead: 0 };
  const atStart = await ask();
  let ahead = atStart;
  const timer = setInterval(() => {
    ask().then(
      (ms) => {
        ahead = ms;
      },
      // Away: the difference is still the last one.
      () => undefined,
    );
  }, AGAIN_MS).unref();
  return { now: () => new Date(Date.now() + ahead), stop: () => clearInterval(timer), ahead: atStart };

  /** Returns how many ms the database's clock is ahead of this machine's. */
  async function ask(): Promise<number> {
    const { rows } = await sql<{ ms: string }>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    return Number(rows[0]?.ms) - Date.now();
  }
}
