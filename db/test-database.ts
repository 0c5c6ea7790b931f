import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { pino } from "pino";
import { type DatabaseOptions, openDatabase } from "./database.ts";
import { sqliteFile } from "./sqlite-file.ts";
import type { Database } from "./tables.ts";
import { administer, type Cluster, clusterFolder, hasPostgres, startCluster, urlIn } from "./test-postgres.ts";

const log = pino({ level: "silent" });
const TEMPLATE = "migrated";

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** A place for a database, which is there but may be empty. */
export type TestPlace = {
  /** Data folder or database URL. */
  place: string;
  /** Opens a connection to the data, as another process of the shop would. */
  openAnother(): Promise<Database>;
  close(): Promise<void>;
};

export type TestDatabase = TestPlace & { db: Database };

/** The databases to test on: PostgreSQL only if it is installed, which the start of a run says. */
export function databaseKinds(): DatabaseKind[] {
  return hasPostgres() ? ["SQLite", "PostgreSQL"] : ["SQLite"];
}

/** Creates a migrated database without rows: a copy of the run's template, or, outside a run, one of its own. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await createPlace(kind, { isMigrated: true });
  return { ...place, db: await place.openAnother() };
}

/** Creates a place for a database, empty or already migrated; nothing has opened it yet. */
export async function createPlace(kind: DatabaseKind, { isMigrated = false } = {}): Promise<TestPlace> {
  return kind === "SQLite" ? createSqlite(isMigrated) : createPostgres(isMigrated);
}

/** Creates a migrated database on a PostgreSQL of its own, which may crash. */
export async function createPostgresThatCrashes(): Promise<TestDatabase & Pick<Cluster, "crash">> {
  const cluster = await startCluster(clusterFolder());
  const { openAnother, closeAll } = opener({ url: cluster.url, dataDir: cluster.folder, log });
  const close = async () => {
    await closeAll();
    await cluster.stop();
  };
  return { db: await openAnother(), place: cluster.url, openAnother, close, crash: cluster.crash };
}

/** Creates the migrated SQLite file that tests copy. */
export async function createSqliteTemplate(folder: string): Promise<void> {
  await (await openDatabase({ dataDir: folder, log })).destroy();
}

/** Creates the migrated database that tests on PostgreSQL copy. */
export async function createPostgresTemplate({ folder }: Cluster): Promise<void> {
  await administer(folder, "create database filling");
  await (await openDatabase({ url: urlIn(folder, "filling"), dataDir: folder, log })).destroy();
  await administer(folder, `alter database filling rename to ${TEMPLATE}`);
}

/** Returns how the database would run a query, as text with the names of the indexes; on PostgreSQL, if it has to use one. */
export function planOf(db: Database, kind: DatabaseKind, query: RawBuilder<unknown>): Promise<string> {
  return db.connection().execute(async (one) => {
    if (kind === "PostgreSQL") await sql`set enable_seqscan = off`.execute(one);
    const plan = kind === "SQLite" ? sql`explain query plan ${query}` : sql`explain ${query}`;
    return JSON.stringify((await plan.execute(one)).rows);
  });
}

function opener(options: DatabaseOptions) {
  const opened: Database[] = [];
  return {
    async openAnother() {
      const db = await openDatabase(options);
      // No test pulls the plug: what a killed process has written is there without waiting for the disk.
      if (!options.url) await sql`pragma synchronous=off`.execute(db);
      opened.push(db);
      return db;
    },
    async closeAll() {
      for (const db of opened) await db.destroy();
    },
  };
}

function createSqlite(isMigrated: boolean): TestPlace {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const template = process.env["TEST_TEMPLATES"];
  if (isMigrated && template) cpSync(sqliteFile(template), sqliteFile(dataDir));
  const { openAnother, closeAll } = opener({ dataDir, log });
  const close = async () => {
    await closeAll();
    rmSync(dataDir, { recursive: true });
  };
  return { place: dataDir, openAnother, close };
}

async function createPostgres(isMigrated: boolean): Promise<TestPlace> {
  const shared = process.env["TEST_POSTGRES"];
  const own = shared ? undefined : await startCluster(clusterFolder());
  const folder = shared ?? own?.folder ?? "";
  const name = `shop_${randomUUID().replaceAll("-", "")}`;
  await untilCreated(folder, `create database ${name} ${isMigrated && shared ? `template ${TEMPLATE}` : ""}`);
  const { openAnother, closeAll } = opener({ url: urlIn(folder, name), dataDir: folder, log });
  const close = async () => {
    await closeAll();
    await (own ? own.stop() : administer(folder, `drop database ${name} with (force)`));
  };
  return { place: urlIn(folder, name), openAnother, close };
}

/** The run's cluster starts while the first tests run: they may have to wait for it and for its template. */
async function untilCreated(folder: string, statement: string): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    try {
      return await administer(folder, statement);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
