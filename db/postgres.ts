import { PostgresDialect } from "kysely";
import pg from "pg";
import type { BaseLogger } from "pino";
import { reasonOf, StartError } from "./start-error.ts";

/** Opens a pool of at most `max` connections for `DATABASE_URL` and checks the connection. Throws `StartError` if there is no response. */
export async function openPostgres(url: string, log: BaseLogger, max = 20): Promise<PostgresDialect> {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // An unhandled "error" event would end this process when the database restarts. The pool emits errors of idle
  // connections; on a busy one, the query itself fails.
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

/** Returns the database's host and name, without credentials. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "that address";
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
