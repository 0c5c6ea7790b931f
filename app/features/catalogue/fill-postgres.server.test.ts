import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../db/database.ts";
import { createTestDatabase, databaseKinds } from "../../../db/test-database.ts";
import { seedStock } from "../stock/stock.server.ts";
import { fillPostgres } from "./fill-postgres.server.ts";
import { openPostgresCatalogue } from "./postgres-catalogue.server.ts";
import { waitForOthers } from "./postgres-states.server.ts";
import type { ProductSummary } from "./product.ts";
import { readCatalogue } from "./read-catalogue.server.ts";

const kinds = databaseKinds().filter((kind) => kind === "PostgreSQL");

describe.skipIf(kinds.length === 0)("the catalogue's tables in PostgreSQL", () => {
  async function open() {
    const database = await createTestDatabase("PostgreSQL");
    const place = mkdtempSync(join(tmpdir(), "shop-catalogue-"));
    onTestFinished(async () => {
      await database.close();
      rmSync(place, { recursive: true });
    });
    const { db } = database;
    const seeded: number[] = [];
    const stock = async (products: readonly ProductSummary[]) => {
      seeded.push(products.length);
      await seedStock(db, products, new Date());
    };
    /** Returns a copy of the catalogue folder; its fingerprint depends on the length of `name`. */
    function folder(name: string): string {
      const copy = join(place, name);
      mkdirSync(join(copy, "de"), { recursive: true });
      for (const file of readdirSync("catalogue").filter((one) => one.endsWith(".json")))
        writeFileSync(join(copy, file), `${readFileSync(join("catalogue", file))}${" ".repeat(name.length)}`);
      writeFileSync(join(copy, "de", "goods.json"), JSON.stringify({ products: { 13: { name: "Eichenhocker" } } }));
      return copy;
    }
    const tables = async () =>
      (await sql<{ name: string }>`select name from catalogue.versions order by name`.execute(db)).rows.map(
        ({ name }) => name,
      );
    const fill = (name: string, on = db) => {
      const goods = folder(name);
      return fillPostgres(on, { folder: goods, read: () => readCatalogue(goods) }, stock);
    };
    /** Starts the shop with such a copy, in some languages and with a German word for "Chairs". */
    const start = (name: string, { languages = ["en", "de"], word = "Stühle", on = db, isOpenBeside = false } = {}) =>
      openPostgresCatalogue({
        db: on,
        folder: folder(name),
        departments: [],
        isOpenBeside,
        languages: languages as [string, ...string[]],
        translateTerms: (language) => (title) => (language === "de" && title === "Chairs" ? word : title),
        stock,
      });
    /** Lists the product tables, without the list of versions. */
    const goodsTables = async () =>
      (
        await sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = 'catalogue' and tablename <> 'versions' order by tablename`.execute(db)
      ).rows.map(({ name }) => name);
    return { db, url: database.place, another: database.openAnother, seeded, tables, goodsTables, fill, start };
  }

  test("a version that is in use again is kept, and not dropped for later ones", async () => {
    const { fill, tables } = await open();
    const { table: first } = await fill("a");
    const { table: second } = await fill("bb");
    expect((await fill("a")).table).toBe(first);
    const { table: third } = await fill("ccc");
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await tables()).toEqual([first, third].toSorted());
  }, 60_000);

  test("products without stock in a restored database get it back, and no other stock is changed", async () => {
    const { db, fill, seeded } = await open();
    await fill("a");
    const all = await db.selectFrom("stock").selectAll().orderBy("item_key").execute();
    const alone = all.find(({ item_key, on_hand }) => !item_key.includes(":") && on_hand > 0)?.item_key ?? "";
    const chosen = all.find(({ item_key, on_hand }) => item_key.includes(":") && on_hand > 0)?.item_key ?? "";
    await db.deleteFrom("stock").where("item_key", "in", [alone, chosen]).execute();
    const other = all.find(({ item_key }) => item_key !== alone && item_key !== chosen)?.item_key ?? "";
    await db.updateTable("stock").set({ on_hand: 77 }).where("item_key", "=", other).execute();
    await fill("a");
    const after = await db.selectFrom("stock").selectAll().orderBy("item_key").execute();
    const pieces = (rows: typeof all) => rows.map(({ item_key, on_hand }) => [item_key, on_hand]);
    expect(pieces(after)).toEqual(pieces(all.map((row) => (row.item_key === other ? { ...row, on_hand: 77 } : row))));
    await fill("a");
    expect(seeded.slice(1)).toEqual([2, 0]);
  }, 60_000);

  test("a shop with one language has one table, whatever translations are in its folder", async () => {
    const { start, goodsTables } = await open();
    await start("a", { languages: ["en"] });
    expect(await goodsTables()).toEqual([expect.stringMatching(/^products_\d+_[0-9a-f]{16}$/)]);
  }, 60_000);

  test("another language is filled once, even if several processes start at the same time, and seeds no stock again", async () => {
    const { start, another, goodsTables, seeded, db } = await open();
    const others = [await another(), await another()];
    const opened = await Promise.all([db, ...others].map((on) => start("a", { on })));
    for (const catalogueIn of opened) {
      const catalogue = await catalogueIn("de");
      expect((await catalogue.search("Eichenhocker", 4)).products.map(({ id }) => id)).toEqual(["13"]);
    }
    const filled = await goodsTables();
    expect(filled).toEqual([
      expect.stringMatching(/[0-9a-f]{16}$/),
      expect.stringMatching(/[0-9a-f]{16}_de_[0-9a-f]{8}$/),
    ]);
    const before = seeded.length;
    await start("a");
    expect(await goodsTables()).toEqual(filled);
    expect(seeded.slice(before)).toEqual([0]);
  }, 60_000);

  test("whoever waits for another process to fill is not taken for a connection that is lost", async () => {
    const { another, fill, url, seeded } = await open();
    const holding = await another();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const filling = holding.transaction().execute(async (trx) => {
      await waitForOthers(trx);
      held();
      await wait(3_000);
    });
    await isHeld;
    const impatient = await openDatabase({ url, dataDir: "unused", log: pino({ level: "silent" }), silenceMs: 1_000 });
    const { table } = await fill("a", impatient);
    expect([table, seeded.length]).toEqual([expect.stringMatching(/^products_/), 1]);
    await filling;
    await impatient.destroy();
  }, 60_000);

  test("a second thread of a process reads what is filled and writes nothing, not even if the folder has changed", async () => {
    const { db, start, tables, seeded } = await open();
    await start("a");
    const state = async () => sql`select * from catalogue.versions`.execute(db);
    const before = await state();
    const beside = await start("a", { isOpenBeside: true });
    expect((await (await beside("de")).search("Eichenhocker", 4)).products.map(({ id }) => id)).toEqual(["13"]);
    await expect(start("bb", { isOpenBeside: true })).rejects.toThrow("have changed since the shop was opened");
    await expect(start("a", { isOpenBeside: true, word: "Sitze" })).rejects.toThrow("have changed");
    expect(await state()).toEqual(before);
    expect([(await tables()).length, seeded.length]).toEqual([1, 1]);
  }, 60_000);

  test("new category names are found after the next start, and the tables of a version are dropped together", async () => {
    const { start, goodsTables } = await open();
    const found = async (typed: string, word: string) =>
      (await (await (await start("a", { word })).call(null, "de")).search(typed, 4)).total;
    expect(await found("Sitzgelegenheiten", "Stühle")).toBe(0);
    expect(await found("Sitzgelegenheiten", "Sitzgelegenheiten")).toBeGreaterThan(2);
    const ofFirst = await goodsTables();
    expect(ofFirst).toHaveLength(3);
    await start("bb");
    await start("ccc");
    const left = await goodsTables();
    expect(left).toHaveLength(4);
    expect(left.filter((table) => ofFirst.includes(table))).toEqual([]);
  }, 60_000);

  test("the two most recently used sets of category names are kept", async () => {
    const { start, goodsTables } = await open();
    const tellings = async (word: string) => {
      const catalogue = await (await start("a", { word })).call(null, "de");
      expect((await catalogue.search(word, 4)).total).toBeGreaterThan(0);
      return (await goodsTables()).filter((table) => table.includes("_de_"));
    };
    const [first] = await tellings("Stühle");
    const both = await tellings("Sitzgelegenheiten");
    expect(both).toHaveLength(2);
    expect(await tellings("Stühle")).toEqual(both);
    const later = await tellings("Gestühl");
    expect(later).toHaveLength(2);
    expect(later).toContain(first);
  }, 60_000);
});
