import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "./back-up.ts";
import { openDatabase } from "./database.ts";
import { migrationsOf } from "./migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import { StartError } from "./start-error.ts";
import type { Database } from "./tables.ts";
import { createPlace, createTestDatabase, databaseKinds } from "./test-database.ts";

const log = pino({ level: "silent" });
const known = Object.keys(migrations);

async function open(kind: string) {
  const database = await createTestDatabase(kind as "SQLite");
  onTestFinished(database.close);
  const options = kind === "SQLite" ? { dataDir: database.place } : { url: database.place, dataDir: "." };
  return { ...database, options: { ...options, log } };
}

/** What a later build does to the database. */
async function migrateLater(db: Database, name: string): Promise<void> {
  await sql`create table wishes (id text primary key)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${"2026-12-01T00:00:00.000Z"})`.execute(db);
}

function backUpFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-later-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "back-up.db");
}

describe.each(databaseKinds())("a database that a later build has migrated, on %s", (kind) => {
  test("is opened by this build, which ignores what has been added", async () => {
    const { db, options } = await open(kind);
    await migrateLater(db, "999-wishes");
    const again = await openDatabase(options);
    onTestFinished(() => again.destroy());
    expect(await migrationsOf(again)).toEqual([...known, "999-wishes"]);
  });

  test("is refused in the shop's words if that build took something away", async () => {
    const { db, options } = await open(kind);
    await migrateLater(db, "999-breaking-wishes");
    await expect(openDatabase(options)).rejects.toThrow(/later version of the shop \(999-breaking-wishes\)/);
    await expect(openDatabase(options)).rejects.toThrow(StartError);
  });

  test("is backed up with all of its tables, or not at all", async () => {
    const { db, options } = await open(kind);
    await migrateLater(db, "999-wishes");
    const file = backUpFile();
    const saved = await backUp(options, file).catch((error: unknown) => error);
    if (kind === "PostgreSQL") {
      expect(saved).toBeInstanceOf(StartError);
      expect(existsSync(file)).toBe(false);
    } else {
      expect(existsSync(file)).toBe(true);
    }
  });

  test("is left by a back-up as an earlier build made it, and so is the copy", async () => {
    const { place, close } = await createPlace(kind);
    onTestFinished(close);
    const options = { ...(kind === "SQLite" ? { dataDir: place } : { url: place, dataDir: "." }), log };
    const [last = ""] = known.slice(-2);
    const db = await openDatabase({ ...options, upTo: last });
    onTestFinished(() => db.destroy());
    const file = backUpFile();
    await backUp(options, file);
    expect(await migrationsOf(db)).toEqual(known.slice(0, -1));
    const { DatabaseSync } = await import("node:sqlite");
    const copy = new DatabaseSync(file, { readOnly: true });
    const names = copy.prepare("select name from kysely_migration order by name").all();
    copy.close();
    expect(names.map(({ name }) => name)).toEqual(known.slice(0, -1));
  });
});

test.each(databaseKinds())("on %s a migration that fails half-way leaves the database as it was", async (kind) => {
  const { db, options } = await open(kind);
  const up = async (of: Kysely<unknown>) => {
    await sql`create table wishes (id text primary key)`.execute(of);
    await sql`select * from nowhere`.execute(of);
  };
  Object.assign(migrations, { "999-wishes": { up } });
  onTestFinished(() => void Reflect.deleteProperty(migrations, "999-wishes"));
  await expect(openDatabase(options)).rejects.toThrow(/^The database could not be brought up to date \(.*nowhere/);
  expect(await migrationsOf(db)).toEqual(known);
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("wishes");
});

test("migrations sort by name in their order, so that builds agree on what comes later", () => {
  expect(known.toSorted()).toEqual(known);
});

test("on SQLite a page is read while another process holds the write lock, and while this one does", async () => {
  const { db, openAnother } = await createTestDatabase("SQLite");
  const other = await openAnother();
  const read = (): Promise<unknown> => db.selectFrom("stock").selectAll().execute();
  await other.transaction().execute(async () => {
    expect(await read()).toEqual([]);
    const written = db.insertInto("stock").values({ item_key: "1", on_hand: 3, updated_at: "" }).execute();
    expect(await read(), "a write that waits is passed by what reads").toEqual([]);
    void written;
  });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("stock").set({ on_hand: 2 }).execute();
    expect(await trx.selectFrom("stock").select("on_hand").execute()).toEqual([{ on_hand: 2 }]);
    expect(await read()).toMatchObject([{ on_hand: 3 }]);
  });
  expect(await read()).toMatchObject([{ on_hand: 2 }]);
});
