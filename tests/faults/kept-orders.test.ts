import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import { createOrderDeps, orderInput, resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { backUp } from "../../db/back-up.ts";
import { openDatabase } from "../../db/database.ts";
import { moveToPostgres, restore } from "../../db/restore.ts";
import { sqliteFile } from "../../db/sqlite-file.ts";
import type { Database } from "../../db/tables.ts";
import { createTestDatabase, type DatabaseKind, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { buy } from "./buy.ts";
import { contentOf } from "./content-of.ts";

const log = pino({ level: "silent" });
const STOCK = 100_000;
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function create(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createTestDatabase(kind);
  opened.push(database);
  return database;
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-kept-"));
  opened.push({ close: async () => rmSync(folder, { recursive: true, force: true }) });
  return folder;
}

const optionsOf = ({ place }: TestDatabase) =>
  place.startsWith("postgres") ? { url: place, dataDir: "unused", log } : { dataDir: place, log };

async function fill(db: Database): Promise<void> {
  await resetShop(db);
  await setStock(db, "2", STOCK, new Date());
}

async function order(db: Database, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    expect(await placeOrder(createOrderDeps(db), orderInput([{ id: "2", quantity: 1 }]))).toMatchObject({ ok: true });
}

/** Restores a backup into an empty database and opens it. */
async function restoreInto(kind: DatabaseKind, file: string) {
  const options = kind === "SQLite" ? { dataDir: createFolder(), log } : optionsOf(await create(kind));
  const { sums } = await restore(options, file, new Date());
  const db = await openDatabase(options);
  opened.unshift({ close: () => db.destroy() });
  return { db, sums };
}

describe.each(databaseKinds())("backup of a shop on %s", (kind) => {
  test("taken while orders arrive is consistent, and restoring it restores every order", async () => {
    const shop = await create(kind);
    await fill(shop.db);
    const buyer = buy(shop.place);
    const folder = createFolder();
    const files: { file: string; before: string[] }[] = [];
    for (const count of [5, 15, 25]) {
      await buyer.until(count);
      const file = join(folder, `after-${count}.db`);
      const before = [...buyer.placed];
      await backUp(optionsOf(shop), file);
      files.push({ file, before });
    }
    await buyer.until(buyer.placed.length + 5);
    expect(await buyer.stop()).toBe(0);
    for (const { file, before } of files) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const { db: restored, sums } = await restoreInto(kind, file);
      const orders = await restored.selectFrom("orders").select(["id", "number"]).execute();
      expect(orders.map(({ number }) => number)).toEqual(expect.arrayContaining(before));
      expect(orders.length).toBeLessThan(buyer.placed.length);
      expect(sums.find(({ table }) => table === "orders")?.rows).toBe(orders.length);
      const lines = await restored.selectFrom("order_lines").select("order_id").execute();
      expect(lines.map((line) => line.order_id).sort()).toEqual(orders.map(({ id }) => id).sort());
      const stock = await restored.selectFrom("stock").selectAll().where("item_key", "=", "2").executeTakeFirst();
      expect((stock?.on_hand ?? 0) + orders.length).toBe(STOCK);
    }
  }, 120_000);

  test("can be restored to the other database, too", async () => {
    const shop = await create(kind);
    await fill(shop.db);
    await order(shop.db, 3);
    const file = join(createFolder(), "shop.db");
    await backUp(optionsOf(shop), file);
    for (const other of databaseKinds()) {
      const restored = await restoreInto(other, file);
      expect(await contentOf(restored.db)).toEqual(await contentOf(shop.db));
    }
  }, 120_000);

  test("can be restored from a read-only folder", async () => {
    const shop = await create(kind);
    await fill(shop.db);
    const file = join(createFolder(), "shop.db");
    await backUp(optionsOf(shop), file);
    chmodSync(file, 0o444);
    // Prevents journals beside the file, as on a read-only disk.
    for (const journal of ["wal", "shm"]) mkdirSync(`${file}-${journal}`);
    const { db: restored } = await restoreInto(kind, file);
    expect(await contentOf(restored)).toEqual(await contentOf(shop.db));
  }, 120_000);

  test("overwrites no file, and only a backup can be restored", async () => {
    const shop = await create(kind);
    const file = join(createFolder(), "mine.txt");
    writeFileSync(file, "a letter ".repeat(100));
    await expect(backUp(optionsOf(shop), file)).rejects.toThrow("exists already");
    await expect(restore(optionsOf(shop), file, new Date())).rejects.toThrow("is not a back-up");
    await expect(restore(optionsOf(shop), `${file}.none`, new Date())).rejects.toThrow("There is no file");
  }, 60_000);
});

describe("restoring over an SQLite file", () => {
  test("keeps the previous file, and requires the shop to be stopped", async () => {
    const folder = createFolder();
    const first = await openDatabase({ dataDir: folder, log });
    await fill(first);
    await order(first, 2);
    const file = join(createFolder(), "shop.db");
    await backUp({ dataDir: folder, log }, file);
    await order(first, 1);
    const before = await contentOf(first);
    await expect(restore({ dataDir: folder, log }, file, new Date())).rejects.toThrow("close it first");
    await first.destroy();
    chmodSync(sqliteFile(folder), 0o644);
    const { aside = "" } = await restore({ dataDir: folder, log }, file, new Date());
    expect(statSync(aside).mode & 0o777, "only its owner may read what was set aside").toBe(0o600);
    const back = await openDatabase({ dataDir: folder, log });
    expect(await back.selectFrom("orders").select("id").execute()).toHaveLength(2);
    await back.destroy();
    const kept = createFolder();
    await restore({ dataDir: kept, log }, aside, new Date());
    const old = await openDatabase({ dataDir: kept, log });
    expect(await contentOf(old)).toEqual(before);
    await old.destroy();
  });
});

describe.runIf(databaseKinds().includes("PostgreSQL"))("moving from SQLite to PostgreSQL", () => {
  async function createFilled() {
    const dataDir = createFolder();
    const db = await openDatabase({ dataDir, log });
    await fill(db);
    await order(db, 250);
    const content = await contentOf(db);
    await db.destroy();
    return { dataDir, content };
  }

  test("copies every row once, and only while the shop is stopped", async () => {
    const { dataDir, content } = await createFilled();
    const { db, place: url } = await create("PostgreSQL");
    const open = await openDatabase({ dataDir, log });
    await expect(moveToPostgres({ dataDir, url, log })).rejects.toThrow("close it first");
    await open.destroy();
    const sums = await moveToPostgres({ dataDir, url, log });
    expect(sums.find(({ table }) => table === "orders")?.rows).toBe(250);
    expect(await contentOf(db)).toEqual(content);
    await expect(moveToPostgres({ dataDir, url, log })).rejects.toThrow(/in use: .*orders \(250\)/);
    expect(await contentOf(db)).toEqual(content);
  }, 120_000);

  test("leaves the target empty if the sums differ", async () => {
    const { dataDir } = await createFilled();
    const { db, place: url } = await create("PostgreSQL");
    await sql`create function lose() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
    await sql`create trigger lose before insert on order_lines for each row when (new.quantity = 1) execute function lose()`.execute(
      db,
    );
    await expect(moveToPostgres({ dataDir, url, log })).rejects.toThrow("order_lines came out different");
    expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
  }, 120_000);
});
