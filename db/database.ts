import { Kysely, sql } from "kysely";
import type { BaseLogger } from "pino";
import { migrate, migrateSqlite } from "./migrate.ts";
import { openPostgres, type PoolState } from "./postgres.ts";
import { NodeSqliteDialect, openSqliteFile, openSqliteToRead } from "./sqlite.ts";
import type { Database, Tables } from "./tables.ts";

export type DatabaseOptions = {
  /** PostgreSQL URL; without it, the shop uses an SQLite file in `dataDir`. */
  url?: string;
  dataDir: string;
  log: BaseLogger;
  /** After this long without an answer a connection to PostgreSQL counts as lost, ms; never if absent. */
  silenceMs?: number;
  onPool?: (pool: PoolState) => void;
  /** The last migration to run; "none" leaves the database as it is. Without it, all of them are run. */
  upTo?: string;
};

/** Opens the shop's database and runs pending migrations. Throws `StartError` with a one-line message for the owner. */
export async function openDatabase({ url, dataDir, log, silenceMs, onPool, upTo }: DatabaseOptions): Promise<Database> {
  if (url) {
    const db = new Kysely<Tables>({ dialect: await openPostgres(url, { log, silenceMs, onPool }) });
    await migrate(db, upTo);
    return db;
  }
  const writing = openSqliteFile(dataDir);
  await migrateSqlite(new Kysely<Tables>({ dialect: new NodeSqliteDialect(writing) }), upTo);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(writing, openSqliteToRead(dataDir)) });
  // Kysely closes only what it has used.
  await sql`select 1`.execute(db);
  return db;
}

/** How many of PostgreSQL's connections a thread takes that only reads. */
const READING_CONNECTIONS = 4;

/** Opens the database that this process has open already, to read only. Throws `StartError`. */
export async function openDatabaseToRead({ url, dataDir, log, silenceMs }: DatabaseOptions): Promise<Database> {
  const dialect = url
    ? await openPostgres(url, { log, max: READING_CONNECTIONS, silenceMs })
    : new NodeSqliteDialect(openSqliteToRead(dataDir));
  return new Kysely<Tables>({ dialect });
}
