import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { isDatabaseAway } from "../../db/is-database-away.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { openTestApi, orderBody } from "../../server/api/test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const onePiece = () => orderBody([{ id: "2", quantity: 1 }]);

/** What a shopper's browser is told while the database is away: to come back, and nothing of what is wrong. */
async function expectAway(order: unknown): Promise<void> {
  const { status, body } = await api.send("/api/orders", order);
  expect(status).toBe(503);
  expect(body.error.code).toBe("unavailable");
  const ready = await api.get("/readyz");
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await api.get("/healthz")).status, "the process itself goes on").toBe(200);
  expect((await api.get("/api/rates")).status, "what needs no database is answered").toBe(200);
}

/** Places an order and returns its number; sent again it is the same one. */
async function place(order: unknown): Promise<string> {
  const { status, body } = await api.send("/api/orders", order);
  expect(status).toBe(201);
  return body.order.number;
}

describe.runIf(databaseKinds().includes("PostgreSQL"))("PostgreSQL that crashes and comes back", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase("PostgreSQL");
    await resetShop(database.db);
    await api.reopen({}, { db: database.db });
  }, 60_000);
  afterAll(() => database.close());

  test("is waited out: orders are refused with a time to come back, and none is lost or doubled", async () => {
    const [first, second] = [onePiece(), onePiece()];
    const number = await place(first);
    const revive = await database.crash?.();
    await expectAway(second);
    await revive?.();
    await expect.poll(async () => (await api.get("/readyz")).status, { timeout: 20_000 }).toBe(200);
    await place(second);
    expect(await place(first), "the order from before is still that order").toBe(number);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(2);
  }, 60_000);

  test("in the middle of an order fails that order alone: the shop goes on", async () => {
    let revive: (() => Promise<void>) | undefined;
    const cutOff = database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      revive = await database.crash?.();
      await sql`select 1`.execute(trx);
    });
    await expect(cutOff).rejects.toSatisfy(isDatabaseAway);
    await revive?.();
    await expect.poll(async () => (await api.get("/readyz")).status, { timeout: 20_000 }).toBe(200);
    await place(onePiece());
  }, 60_000);
});

describe("the SQLite file", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase("SQLite");
  });
  beforeEach(async () => {
    await resetShop(database.db);
    await api.reopen({}, { db: database.db });
  });
  afterAll(() => database.close());

  /** Another program that holds the file for writing. */
  function lock() {
    const other = new DatabaseSync(join(database.place, "shop.db"));
    other.exec("begin immediate");
    return () => other.close();
  }

  test("locked for a moment makes an order wait, not fail; reading goes on", async () => {
    const unlock = lock();
    const order = api.send("/api/orders", onePiece());
    expect((await api.get("/api/stock?items=2")).status).toBe(200);
    unlock();
    expect((await order).status).toBe(201);
  });

  test("locked for good gives a time to come back, and the order goes through afterwards", async () => {
    const unlock = lock();
    const order = onePiece();
    const { status, body } = await api.send("/api/orders", order);
    expect([status, body.error.code]).toEqual([503, "unavailable"]);
    expect((await api.get("/api/stock?items=2")).status).toBe(200);
    unlock();
    await place(order);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  }, 30_000);

  test("on a full disk refuses orders whole, is read on, and takes the same order when there is space", async () => {
    const pages = async (most: number) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(database.db);
    await pages(1);
    const orders = Array.from({ length: 60 }, onePiece);
    const placed: string[] = [];
    let refused: unknown;
    for (const order of orders) {
      const { status, body } = await api.send("/api/orders", order);
      if (status === 201) placed.push(body.order.number);
      else {
        expect([status, body.error.code]).toEqual([503, "unavailable"]);
        refused = order;
        break;
      }
    }
    expect(refused, "the disk was full at some point").toBeDefined();
    expect((await api.get("/api/stock?items=2")).status).toBe(200);
    const stored = () => database.db.selectFrom("orders").select("number").execute();
    expect((await stored()).map((row) => row.number).toSorted()).toEqual(placed.toSorted());
    const left = await database.db.selectFrom("stock").select("on_hand").where("item_key", "=", "2").executeTakeFirst();
    expect(left?.on_hand).toBe(100 - placed.length);
    await pages(1_000_000);
    placed.push(await place(refused));
    expect((await stored()).map((row) => row.number).toSorted()).toEqual(placed.toSorted());
  });
});
