import { accessSync, constants, mkdirSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { sqliteFile } from "./sqlite-file.ts";
import { reasonOf, StartError } from "./start-error.ts";

const SETTINGS = "pragma busy_timeout=10000; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on";
const WAIT_MS = 10_000;
const SQLITE_BUSY = 5;
const STATEMENTS_KEPT = 200;

/** Opens `shop.db` in the data folder, which is created if missing. Throws `StartError` if it cannot be used. */
export function openSqliteFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const raw = new DatabaseSync(sqliteFile(dataDir));
    raw.exec(SETTINGS);
    // From here on the driver below waits for locks itself, without blocking the process.
    raw.exec("pragma busy_timeout=0");
    return raw;
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${dataDir} cannot be used (${reasonOf(error)})`);
  }
}

/** Opens `shop.db`, which this process has open already, to read only. Throws `StartError`. */
export function openSqliteToRead(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  } catch (error) {
    throw new StartError(`DATA_DIR: the database in ${dataDir} cannot be read (${reasonOf(error)})`);
  }
}

/**
 * Kysely's SQLite dialect on Node's built-in driver. Transactions take the write lock when they begin. A plain select
 * outside of them runs on `reading`, a connection of its own, so that it never waits for a writer; without that
 * connection, it runs on `writing` like everything else.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #writing: DatabaseSync;
  readonly #reading: DatabaseSync | undefined;

  constructor(writing: DatabaseSync, reading?: DatabaseSync) {
    super({ database: asKyselyDatabase(writing) });
    this.#writing = writing;
    this.#reading = reading;
  }

  override createAdapter(): SqliteAdapter {
    return new SharingAdapter();
  }

  override createDriver(): Driver {
    return new SharingDriver(this.#writing, this.#reading);
  }
}

/** Kysely would let one query run at a time, and none during a transaction: here only those that write take turns. */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Takes the write lock first: a transaction that reads first cannot lock once another process has written. */
class SharingDriver extends SqliteDriver {
  readonly #raw: DatabaseSync;
  readonly #reader: SqliteDriver | undefined;
  readonly #turns = new Turns();

  constructor(writing: DatabaseSync, reading?: DatabaseSync) {
    super({ database: asKyselyDatabase(writing) });
    this.#raw = writing;
    this.#reader = reading && new SqliteDriver({ database: asKyselyDatabase(reading) });
  }

  override async init(): Promise<void> {
    await super.init();
    await this.#reader?.init();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const reading = await this.#reader?.acquireConnection();
    return new SharedConnection(await super.acquireConnection(), reading, this.#turns);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself when the disk is full; a second rollback would mask the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof SharedConnection) connection.release();
  }

  override async destroy(): Promise<void> {
    await this.#reader?.destroy();
    await super.destroy();
  }
}

/** Lets one caller after the other have the connection that writes. */
class Turns {
  #last = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** What a query or a transaction works on: reads at once, and waits for its turn with the first thing that writes. */
class SharedConnection implements DatabaseConnection {
  readonly #writing: DatabaseConnection;
  readonly #reading: DatabaseConnection | undefined;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(writing: DatabaseConnection, reading: DatabaseConnection | undefined, turns: Turns) {
    this.#writing = new WaitingConnection(writing);
    this.#reading = reading && new WaitingConnection(reading);
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#reading && !this.#endTurn && isSelect(query)) return this.#reading.executeQuery<R>(query);
    this.#endTurn ??= await this.#turns.take();
    return this.#writing.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return (this.#endTurn ? this.#writing : (this.#reading ?? this.#writing)).streamQuery<R>(query, chunkSize);
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

function isSelect({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

/** Retries while another process is writing, without blocking the event loop. */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const giveUpAt = Date.now() + WAIT_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 10));
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

function asKyselyDatabase(raw: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => raw.close(),
    prepare(sql) {
      const statement = prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
