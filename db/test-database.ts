import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { openDatabase } from "./database.ts";
import type { Database } from "./tables.ts";

const log = pino({ level: "silent" });
const DEBIAN = "/usr/lib/postgresql";

export type TestDatabase = {
  db: Database;
  /** Data folder or database URL. */
  place: string;
  /** Opens a second connection to the same data, as another process of the shop would. */
  openAnother(): Promise<Database>;
  /** Kills PostgreSQL as a crash would; the returned function restarts it on the same data. Absent for SQLite. */
  crash?(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** The databases to test on: PostgreSQL only if it is installed; otherwise a note goes to stderr. */
export function databaseKinds(): DatabaseKind[] {
  if (programs()) return ["SQLite", "PostgreSQL"];
  process.stderr.write(`PostgreSQL was not found in ${DEBIAN}: these tests run on SQLite alone.\n`);
  return ["SQLite"];
}

/** Creates an empty, migrated database. */
export function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "SQLite" ? createSqlite() : createPostgres();
}

/** Returns how the database would run a query, as text with the names of the indexes; on PostgreSQL, if it has to use one. */
export function planOf(db: Database, kind: DatabaseKind, query: RawBuilder<unknown>): Promise<string> {
  return db.connection().execute(async (one) => {
    if (kind === "PostgreSQL") await sql`set enable_seqscan = off`.execute(one);
    const plan = kind === "SQLite" ? sql`explain query plan ${query}` : sql`explain ${query}`;
    return JSON.stringify((await plan.execute(one)).rows);
  });
}

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const opened: Database[] = [];
  const openAnother = async () => {
    const db = await openDatabase({ dataDir, log });
    opened.push(db);
    return db;
  };
  const close = async () => {
    for (const db of opened) await db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { db: await openAnother(), place: dataDir, openAnother, close };
}

async function createPostgres(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "shop-pg-"));
  createCluster(folder);
  let server = startPostgres(folder);
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  const stop = () => void server.kill("SIGINT");
  process.once("exit", stop);
  const opened: Database[] = [];
  const openAnother = async () => {
    const db = await openDatabase({ url, dataDir: folder, log });
    opened.push(db);
    return db;
  };
  const close = async () => {
    for (const db of opened) await db.destroy();
    stop();
    process.off("exit", stop);
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGQUIT");
    await ended;
    return async () => {
      server = startPostgres(folder);
      await untilItAnswers(url);
    };
  };
  await untilItAnswers(url);
  return { db: await openAnother(), place: url, openAnother, crash, close };
}

function createCluster(folder: string): void {
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o755);
  const { bin, user } = postgres();
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"], {
    ...user,
    stdio: "ignore",
  });
}

/** Starts a server that listens only on a Unix socket in its own folder. */
function startPostgres(folder: string): ChildProcess {
  const { bin, user } = postgres();
  const data = join(folder, "data");
  const settings = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60"];
  return spawn(join(bin, "postgres"), ["-D", data, "-k", folder, ...settings], { ...user, stdio: "ignore" });
}

/** PostgreSQL refuses to run as root, so root switches to the user `postgres`. */
function postgres() {
  const bin = programs();
  if (!bin) throw new Error("PostgreSQL is not installed");
  return { bin, user: process.getuid?.() === 0 ? userIds("postgres") : {} };
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function programs(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}
