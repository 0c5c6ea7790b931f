import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { isDatabaseUnavailable } from "../../db/is-database-unavailable.ts";
import {
  createPostgresThatCrashes,
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from "../../db/test-database.ts";
import { openTestApi, orderBody } from "../../server/api/test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const onePiece = () => orderBody([{ id: "2", quantity: 1 }]);

/** While the database is down, browsers are told to retry, without details. */
async function expectUnavailable(order: unknown): Promise<void> {
  const { status, body } = await api.send("/api/orders", order);
  expect(status).toBe(503);
  expect(body.error.code).toBe("unavailable");
  const ready = await api.get("/readyz");
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await api.get("/healthz")).status, "the process itself is alive").toBe(200);
  expect((await api.get("/api/rates")).status, "what needs no database still works").toBe(200);
}

/** Places an order and returns its number; sending it again returns the same one. */
async function place(order: unknown): Promise<string> {
  const { status, body } = await api.send("/api/orders", order);
  expect(status).toBe(201);
  return body.order.number;
}

describe.runIf(databaseKinds().includes("PostgreSQL"))("PostgreSQL that crashes and recovers", () => {
  let database: Awaited<ReturnType<typeof createPostgresThatCrashes>>;
  beforeAll(async () => {
    database = await createPostgresThatCrashes();
    await resetShop(database.db);
    await api.reopen({}, { db: database.db });
  }, 60_000);
  afterAll(() => database.close());

  test("rejects orders with a time to retry meanwhile, and neither loses nor duplicates any", async () => {
    const [first, second] = [onePiece(), onePiece()];
    const number = await place(first);
    const revive = await database.crash();
    await expectUnavailable(second);
    await revive();
    await expect.poll(async () => (await api.get("/readyz")).status, { timeout: 20_000 }).toBe(200);
    await place(second);
    expect(await place(first), "the earlier order is unchanged").toBe(number);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(2);
  }, 60_000);

  test("fails only the order in progress; the shop continues", async () => {
    let revive: (() => Promise<void>) | undefined;
    const cutOff = database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      revive = await database.crash();
      await sql`select 1`.execute(trx);
    });
    await expect(cutOff).rejects.toSatisfy(isDatabaseUnavailable);
    await revive?.();
    await expect.poll(async () => (await api.get("/readyz")).status, { timeout: 20_000 }).toBe(200);
    await place(onePiece());
  }, 60_000);
});

describe("SQLite file", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase("SQLite");
  });
  beforeEach(async () => {
    await resetShop(database.db);
    await api.reopen({}, { db: database.db });
  });
  afterAll(() => database.close());

  /** Locks the file for writing, as another program would; the returned function unlocks it. */
  function lock() {
    const other = new DatabaseSync(join(database.place, "shop.db"));
    other.exec("begin immediate");
    return () => other.close();
  }

  test("an order waits for a short lock without failing; reads continue", async () => {
    const unlock = lock();
    const order = api.send("/api/orders", onePiece());
    expect((await api.get("/api/stock?items=2")).status).toBe(200);
    unlock();
    expect((await order).status).toBe(201);
  });

  test("a long lock returns a time to retry, and the order succeeds afterwards", async () => {
    const unlock = lock();
    const order = onePiece();
    // The clock runs a hundred times as fast: whoever waits looks at it again and again.
    vi.useFakeTimers({ toFake: ["Date"] });
    const clock = setInterval(() => vi.setSystemTime(Date.now() + 10_000), 100);
    const { status, body } = await api.send("/api/orders", order);
    clearInterval(clock);
    vi.useRealTimers();
    expect([status, body.error.code]).toEqual([503, "unavailable"]);
    expect((await api.get("/api/stock?items=2")).status).toBe(200);
    unlock();
    await place(order);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  }, 30_000);

  test("a full disk rejects whole orders, permits reads, and accepts the same order once there is space", async () => {
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
