import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { openDatabase } from "../../db/database.ts";
import { makeCopy } from "../../db/keep-copies.ts";
import { restore } from "../../db/restore.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { buy } from "./buy.ts";

const log = pino({ level: "silent" });
const NOW = new Date("2026-11-21T09:00:30.000Z");
let shop: TestDatabase;
let folder: string;

beforeEach(async () => {
  shop = await createTestDatabase("SQLite");
  folder = mkdtempSync(join(tmpdir(), "shop-copies-"));
  await resetShop(shop.db);
  await setStock(shop.db, "2", 100_000, new Date());
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const copy = (now = NOW) => makeCopy({ dataDir: shop.place, folder: join(folder, "copies") }, now);

/** The numbers of the orders in a copy, once it is restored. */
async function ordersIn(file: string): Promise<string[]> {
  const dataDir = mkdtempSync(join(folder, "restored-"));
  await restore({ dataDir, log }, file, NOW);
  const db = await openDatabase({ dataDir, log });
  const rows = await db.selectFrom("orders").select("number").execute();
  await db.destroy();
  return rows.map(({ number }) => number);
}

test("a copy made while orders arrive has all that were confirmed before it began, and can be restored", async () => {
  const buyer = buy(shop.place);
  const copies: { file: string; before: string[] }[] = [];
  for (const [i, count] of [5, 15, 25].entries()) {
    await buyer.until(count);
    const before = [...buyer.placed];
    copies.push({ file: (await copy(new Date(NOW.getTime() + i * 60_000))) ?? "", before });
  }
  await buyer.kill();
  for (const { file, before } of copies) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const orders = await ordersIn(file);
    expect(orders).toEqual(expect.arrayContaining(before));
    expect(before.length).toBeGreaterThan(0);
  }
}, 120_000);

test("nothing is copied while nothing is written, and one process copies at a time", async () => {
  const both = await Promise.all([copy(), copy()]);
  expect(both.filter(Boolean)).toHaveLength(1);
  const later = new Date(NOW.getTime() + 60_000);
  // What was written in the second before a copy is copied twice rather than not at all.
  await copy(later);
  await expect.poll(() => copy(new Date(later.getTime() + 60_000)), { timeout: 5_000 }).toBeUndefined();
  const count = readdirSync(join(folder, "copies")).length;
  await setStock(shop.db, "3", 7, new Date());
  expect(await copy(new Date(later.getTime() + 120_000))).toBeDefined();
  expect(readdirSync(join(folder, "copies")).length).toBeGreaterThan(count);
});

test("copies of the last ten minutes stay, and the first of each hour of a day", async () => {
  const file = (await copy(new Date("2026-11-20T08:00:00.000Z"))) ?? "";
  const copies = join(folder, "copies");
  for (const at of ["20T093000", "20T100500", "20T104500", "21T082000", "21T084500", "21T085200", "21T085900"])
    writeFileSync(join(copies, `shop-2026-11-${at}.db`), "");
  writeFileSync(join(copies, "mine.txt"), "");
  await setStock(shop.db, "3", 7, new Date());
  await copy();
  expect(readdirSync(copies).toSorted()).toEqual([
    "mine.txt",
    ...["20T093000", "20T100500", "21T082000", "21T085200", "21T085900", "21T090030"].map(
      (at) => `shop-2026-11-${at}.db`,
    ),
  ]);
  expect(readdirSync(copies)).not.toContain(file);
});
