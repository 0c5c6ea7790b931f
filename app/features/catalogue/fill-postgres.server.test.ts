import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, databaseKinds } from "../../../db/test-database.ts";
import { seedStock } from "../orders/stock.server.ts";
import { fillPostgres } from "./fill-postgres.server.ts";
import type { ProductSummary } from "./product.ts";

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
    /** The folder of the catalogue as it was at some time. */
    function folder(name: string): string {
      const copy = join(place, name);
      cpSync("catalogue", copy, { recursive: true });
      writeFileSync(join(copy, "departments.json"), `${" ".repeat(name.length)}`, { flag: "a" });
      return copy;
    }
    const tables = async () =>
      (await sql<{ name: string }>`select name from catalogue.versions order by name`.execute(db)).rows.map(
        ({ name }) => name,
      );
    return { db, stock, seeded, folder, tables, fill: (name: string) => fillPostgres(db, folder(name), stock) };
  }

  test("the one that is gone back to is not dropped for those that came after it", async () => {
    const { fill, tables } = await open();
    const { table: first } = await fill("a");
    const { table: second } = await fill("bb");
    expect((await fill("a")).table).toBe(first);
    const { table: third } = await fill("ccc");
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await tables()).toEqual([first, third].toSorted());
  }, 60_000);

  test("goods without stock, in a database that was restored, have theirs again, and no other is touched", async () => {
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
});
