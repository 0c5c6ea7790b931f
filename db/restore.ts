import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyTables, countRows, type OpenDatabase, type TableCount } from "./copy-tables.ts";
import { type DatabaseOptions, openDatabase } from "./database.ts";
import { flush } from "./flush.ts";
import { expectClosed, sqliteFile } from "./sqlite-file.ts";
import { StartError } from "./start-error.ts";

export type Restored = {
  sums: TableCount[];
  /** Path that the previous database file was moved to. */
  aside?: string;
};

/**
 * Replaces the shop's database with a backup. An existing SQLite file is kept beside it; a PostgreSQL database must be
 * empty. Throws `StartError` if it is not, if the shop is running, or if the file is not a backup.
 */
export function restore(options: DatabaseOptions, file: string, now: Date): Promise<Restored> {
  return onCopyOf(file, async (folder) => {
    const source = await openDatabase({ dataDir: folder, log: options.log });
    try {
      if (options.url) return { sums: await copyInto(options, { db: source, kind: "sqlite" }) };
    } finally {
      await source.destroy();
    }
    return putInPlace(options, sqliteFile(folder), now);
  });
}

/**
 * Works on a copy of a back-up, in a data folder that is gone afterwards: the file itself may be read-only. Throws
 * `StartError` if it is none.
 */
export async function onCopyOf<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    copyFileSync(file, sqliteFile(folder));
    // It holds customers' addresses.
    chmodSync(sqliteFile(folder), 0o600);
    if (!isBackUp(sqliteFile(folder))) throw new StartError(`${file} is not a back-up of a shop.`);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a shop from its SQLite file into the empty PostgreSQL database at `url`. The file stays unchanged. */
export async function moveToPostgres(options: DatabaseOptions & { url: string }): Promise<TableCount[]> {
  const { dataDir, log } = options;
  if (!existsSync(sqliteFile(dataDir))) throw new StartError(`DATA_DIR: there is no database in ${dataDir} to move.`);
  expectClosed(dataDir);
  const source = await openDatabase({ dataDir, log });
  try {
    return await copyInto(options, { db: source, kind: "sqlite" });
  } finally {
    await source.destroy();
  }
}

async function copyInto(options: DatabaseOptions, from: OpenDatabase): Promise<TableCount[]> {
  const target = await openDatabase(options);
  try {
    return await copyTables(from, { db: target, kind: "postgres" });
  } finally {
    await target.destroy();
  }
}

async function putInPlace({ dataDir, log }: DatabaseOptions, copy: string, now: Date): Promise<Restored> {
  expectClosed(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = sqliteFile(dataDir);
  const aside = existsSync(place) ? `${place}.before-${now.toISOString().replaceAll(":", "-")}` : undefined;
  copyFileSync(copy, `${place}.new`);
  // The check above closed the last connection, so no journal is left beside the file.
  if (aside) {
    renameSync(place, aside);
    chmodSync(aside, 0o600);
  }
  renameSync(`${place}.new`, place);
  flush(place);
  const db = await openDatabase({ dataDir, log });
  try {
    return { sums: await countRows(db), ...(aside && { aside }) };
  } finally {
    await db.destroy();
  }
}

function isBackUp(file: string): boolean {
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(file);
    return raw.prepare("select name from sqlite_master where name = 'kysely_migration'").get() !== undefined;
  } catch {
    return false;
  } finally {
    raw?.close();
  }
}
