import { PostgresDialect } from "kysely";
import pg from "pg";
import type { BaseLogger } from "pino";
import { reasonOf, StartError } from "./start-error.ts";

/** A pool for `DATABASE_URL`, asked once whether it answers. Throws `StartError` where it does not. */
export async function openPostgres(url: string, log: BaseLogger): Promise<PostgresDialect> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // Without listeners a restart of the database ends this process: the pool's own hears of connections that nobody uses, and what
  // works on one that is in use is told by its own failure.
  pool.on("error", (error) => log.warn({ err: error }, "lost a database connection"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: no answer from the database at ${placeOf(url)} (${reasonOf(error)})`);
  }
  return new PostgresDialect({ pool });
}

/** Host and name of the database, without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "that address";
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
