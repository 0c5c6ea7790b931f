import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyTables, countRows, type TableCount } from "./copy-tables.ts";
import { type DatabaseOptions, openDatabase } from "./database.ts";
import { flush } from "./flush.ts";
import { migrationsOf } from "./migrate.ts";
import { sqliteFile } from "./sqlite-file.ts";
import { StartError } from "./start-error.ts";

/**
 * Writes a consistent snapshot of the whole database to a new SQLite file (on PostgreSQL, too) while the shop keeps
 * running. Returns row counts and sums. Throws `StartError` if the file exists or there is no database.
 */
export async function backUp(options: DatabaseOptions, target: string): Promise<TableCount[]> {
  const file = resolve(target);
  if (existsSync(file)) throw new StartError(`${file} exists already: a back-up never overwrites one.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(`${file}.part-`);
  try {
    if (options.url) await copyOut(options, folder);
    else vacuumInto(options.dataDir, sqliteFile(folder));
    const found = await check(folder, options);
    renameSync(sqliteFile(folder), file);
    flush(file);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vacuumInto(dataDir: string, file: string): void {
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new StartError(`DATA_DIR: there is no database in ${dataDir} to back up.`);
  const raw = new DatabaseSync(source);
  try {
    raw.exec("pragma busy_timeout=10000");
    raw.prepare("vacuum into ?").run(file);
  } finally {
    raw.close();
  }
}

/** Copies into a file with the migrations that the database has had: a back-up changes neither, and says what it cannot copy. */
async function copyOut(options: DatabaseOptions, folder: string): Promise<void> {
  const source = await openDatabase({ ...options, upTo: "none" });
  try {
    const last = (await migrationsOf(source)).at(-1);
    if (!last) throw new StartError("DATABASE_URL: there is no shop in that database to back up.");
    const target = await openDatabase({ dataDir: folder, log: options.log, upTo: last });
    await copyTables({ db: source, kind: "postgres" }, { db: target, kind: "sqlite" }).finally(() => target.destroy());
  } finally {
    await source.destroy();
  }
}

/** Whether the pages, rows and indexes of an SQLite file are as they were written. */
export function isSound(file: string): boolean {
  const raw = new DatabaseSync(file);
  try {
    return raw.prepare("pragma integrity_check").get()?.["integrity_check"] === "ok";
  } catch {
    return false;
  } finally {
    raw.close();
  }
}

/** Checks the copy's integrity and counts what it holds, before it gets its final name. */
async function check(folder: string, { log }: DatabaseOptions): Promise<TableCount[]> {
  if (!isSound(sqliteFile(folder))) throw new StartError("The copy is damaged: is the disk sound?");
  const db = await openDatabase({ dataDir: folder, log, upTo: "none" });
  try {
    return await countRows(db);
  } finally {
    await db.destroy();
    // The file holds customers' names and addresses.
    chmodSync(sqliteFile(folder), 0o600);
  }
}
