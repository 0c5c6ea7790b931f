import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, planOf, type TestDatabase } from "../../../db/test-database.ts";
import { products, resetShop } from "../orders/test-shop.ts";
import { NOTHING_CHANGED, watchSoldOut, watchStock } from "./changed-stock.server.ts";
import { setStock } from "./stock.server.ts";
import { createStockReader } from "./written-stock.server.ts";

const LATER = 60_000;
const sampleReview = {
  user_id: null,
  author: "Ida",
  title: "Good",
  body: "",
  written_at: "2026-01-01T12:00:00.000Z",
  edited_at: null,
  source: "Etsy",
  order_id: null,
};

describe.each(databaseKinds())("stock that differs from the catalogue on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  const set = (item: string, pieces: number) => setStock(database.db, item, pieces, new Date());

  test("lists what sold out and what came back, but not other changes or affiliate products", async () => {
    expect(await watchStock(database.db, products).current()).toEqual(NOTHING_CHANGED);
    await set("1", 4);
    await set("3", 0);
    await set("6", 0);
    await set("4:black:xl", 12);
    expect((await watchStock(database.db, products).current()).left).toEqual({ "3": 0, "4:black:xl": 12 });
  });

  test("is read at most every few seconds, and has a new version when other items are listed", async () => {
    let at = 0;
    const stock = watchStock(database.db, products, () => at);
    const before = await stock.current();
    await set("3", 0);
    expect(await stock.current(), "not read again yet").toBe(before);
    at += LATER;
    expect(stock.known(), "nobody waits for the database").toBe(before);
    const { version } = await stock.current();
    expect(version).not.toBe(before.version);
    expect(stock.known().version).toBe(version);
  });

  test("is read again if the clock was set back", async () => {
    let at = LATER;
    const stock = watchStock(database.db, products, () => at);
    await stock.current();
    await set("3", 0);
    at = 0;
    expect((await stock.current()).left).toEqual({ "3": 0 });
  });

  test("comes with the customers' ratings, and has a new version when a review is written, changed or gone", async () => {
    const { db } = database;
    const watches = [() => watchStock(db, products), () => watchSoldOut(db)];
    const now = () => Promise.all(watches.map((watch) => watch().current()));
    const seen = [await now()];
    const add = async (id: string, rating: number) =>
      db
        .insertInto("reviews")
        .values({ ...sampleReview, id, product_id: "3", rating })
        .execute();
    const changes = [
      () => add("one", 5),
      () => add("two", 4),
      () => add("three", 4),
      () => db.updateTable("reviews").set({ rating: 1 }).where("id", "=", "two").execute(),
      () => db.deleteFrom("reviews").execute(),
    ];
    for (const change of changes) {
      await change();
      seen.push(await now());
    }
    const ratings = [undefined, [5, 1], [4.5, 2], [4.3, 3], [3.3, 3], undefined];
    for (const watched of [0, 1])
      expect(seen.map((states) => states[watched]?.ratings)).toEqual(
        ratings.map((rating) => (rating ? { "3": { average: rating[0], count: rating[1] } } : {})),
      );
    const versions = seen.map((states) => states.map(({ version }) => version).join());
    expect(new Set(versions.slice(1)).size).toBe(changes.length);
    expect(versions.at(-1)).toBe(versions[0]);
  });

  test("reads all ratings again only if a review was written, changed or deleted, also by another process", async () => {
    let at = 0;
    const stock = watchStock(database.db, products, () => at);
    const later = async () => {
      at += LATER;
      return (await stock.current()).ratings;
    };
    const first = await later();
    await set("3", 0);
    expect(await later(), "the same object: nothing was read").toBe(first);
    const other = await database.openAnother();
    await other
      .insertInto("reviews")
      .values({ ...sampleReview, id: "one", product_id: "3", rating: 5 })
      .execute();
    const second = await later();
    expect(second).toEqual({ "3": { average: 5, count: 1 } });
    await other.updateTable("reviews").set({ reply: "Thanks" }).execute();
    expect(await later(), "an answer changes no rating").toBe(second);
    await other.updateTable("reviews").set({ rating: 2 }).execute();
    expect(await later()).toEqual({ "3": { average: 2, count: 1 } });
    await other.deleteFrom("reviews").execute();
    expect(await later()).toEqual({});
  });

  test("is found by an index: only what was written since, also if that was stored late, and all of it now and then", async () => {
    let at = Date.now();
    const read = createStockReader(database.db, () => at);
    expect(await read()).toMatchObject({ isAll: true, rows: expect.arrayContaining([expect.anything()]) });
    const items = async () => {
      const { rows, isAll } = await read();
      return isAll ? "all" : rows.map(({ item_key, on_hand }) => `${item_key}: ${on_hand}`);
    };
    const write = (item: string, pieces: number, ms = at) => setStock(database.db, item, pieces, new Date(ms));
    // Whatever the test began with was written just now.
    await items();
    at += LATER;
    expect(await items()).toEqual([]);
    await write("3", 0);
    expect(await items()).toEqual(["3: 0"]);
    expect(await items(), "not twice").toEqual([]);
    await write("1", 4, at - 20_000);
    expect(await items()).toEqual(["1: 4"]);
    at += 10 * LATER;
    expect(await items()).toBe("all");
    at -= LATER;
    expect(await items(), "the clock was set back").toBe("all");
    const plan = await planOf(
      database.db,
      kind,
      sql`select item_key from stock where updated_at > ${new Date().toISOString()}`,
    );
    expect(plan).toContain("stock_by_time");
  });

  test("is asked for once a second while no page does", async () => {
    let looks = 0;
    const stock = watchStock(database.db, products, () => {
      looks++;
      return Date.now();
    });
    await stock.current();
    await set("3", 0);
    const before = looks;
    const end = stock.follow();
    // At the clock: when a second is over, when it reads, and when it has read.
    await expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 3);
    end();
    expect(stock.known().left, "the first page after a quiet time").toEqual({ "3": 0 });
  });

  test("of a large catalogue has a new version when an item sells out or comes back, not when some are left", async () => {
    const versionNow = async () => (await watchSoldOut(database.db).current()).version;
    const seen = [await versionNow()];
    await set("3", 1);
    expect(await versionNow()).toBe(seen[0]);
    for (const [item, pieces] of [
      ["3", 0],
      ["3", 2],
      ["1", 0],
    ] as const) {
      await set(item, pieces);
      seen.push(await versionNow());
    }
    for (let i = 1; i < seen.length; i++) expect(seen[i]).not.toBe(seen[i - 1]);
    expect((await watchSoldOut(database.db).current()).gone).toContain("1");
  });
});

test("stays as it was while the database is down", async () => {
  const database = await createTestDatabase("SQLite");
  await resetShop(database.db);
  let at = 0;
  const stock = watchStock(database.db, products, () => at);
  await setStock(database.db, "3", 0, new Date());
  await stock.current();
  await database.close();
  at += LATER;
  expect((await stock.current()).left).toEqual({ "3": 0 });
});
