import { Socket } from "node:net";
import { PostgresDialect } from "kysely";
import pg from "pg";
import type { BaseLogger } from "pino";
import { reasonOf, StartError } from "./start-error.ts";

type PostgresOptions = {
  log: BaseLogger;
  /** Most connections at once. */
  max?: number;
  /** After this long without an answer a connection counts as lost, ms: one that vanished says nothing. */
  silenceMs?: number | undefined;
};

/** Opens a pool of connections for `DATABASE_URL` and checks the connection. Throws `StartError` if there is no response. */
export async function openPostgres(
  url: string,
  { log, max = 20, silenceMs }: PostgresOptions,
): Promise<PostgresDialect> {
  const connectionTimeoutMillis = 10_000;
  // Idle connections are closed long before.
  const stream = () => {
    const socket = new Socket();
    return socket.setTimeout(silenceMs ?? 0, () => socket.destroy(new Error("Connection timeout: no answer")));
  };
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis, keepAlive: true, stream });
  // An unhandled "error" event would end this process when the database restarts. The pool emits errors of idle
  // connections; on a busy one, the query itself fails.
  pool.on("error", (error) => log.warn({ err: error }, "lost a database connection"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: no answer from the database at ${placeOf(url)} (${reasonOf(error)})`, {
      cause: error,
    });
  }
  return new PostgresDialect({ pool });
}

/** Returns the database's host and name, without credentials. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "that address";
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
