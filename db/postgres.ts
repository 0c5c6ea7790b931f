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
  /** Told of the pool, which says how busy it is. */
  onPool?: ((pool: PoolState) => void) | undefined;
};

export type PoolState = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;

/** Opens a pool of connections for `DATABASE_URL` and checks the connection. Throws `StartError` if there is no response. */
export async function openPostgres(
  url: string,
  { log, max = 20, silenceMs, onPool }: PostgresOptions,
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
    await checkTransactions(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no answer from the database at ${placeOf(url)} (${reasonOf(error)})`, {
      cause: error,
    });
  }
  onPool?.(pool);
  return new PostgresDialect({ pool });
}

/** Throws `StartError` if a pooler in front takes each statement by itself: what belongs together would not be stored together. */
async function checkTransactions(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select 1");
    await client.query("rollback");
  } catch (error) {
    if (!/statement pooling/i.test(String(error))) throw error;
    throw new StartError(
      "DATABASE_URL: the pooler there is in statement mode, which cuts transactions apart: set pool_mode = transaction (deploy/cluster)",
    );
  } finally {
    client.release();
  }
}

/** Returns the database's host and name, without credentials. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "that address";
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
