import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../db/test-all-of.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { withdraw } from "../withdrawals/withdraw.server.ts";
import { eachOrder, listOrders } from "./list-orders.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "./test-shop.ts";

describe.each(databaseKinds())("the list of orders on %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  async function place(lines: Parameters<typeof orderInput>[0]) {
    clock.pass(1000);
    const answer = await placeOrder(createOrderDeps(database.db, { now: clock.now }), orderInput(lines));
    if (!answer.ok) throw new Error(answer.code);
    return answer.order;
  }

  test("is limited and sorted newest first, each order with its own items and withdrawals", async () => {
    const first = await place([{ id: "1", quantity: 2 }]);
    const second = await place([
      { id: "4", color: "black", size: "m", quantity: 1 },
      { id: "5", quantity: 3 },
    ]);
    for (const { number, contact } of [first, first, second])
      await withdraw(
        database.db,
        { number, name: "Ada", email: contact.email, language: "en", lines: [] },
        clock.now(),
      );
    const summaries = (orders: Awaited<ReturnType<typeof listOrders>>) =>
      orders.map(({ number, items, withdrawals }) => [number, items, withdrawals]);
    const newest = [second.number, "1 × Thing 4 (black, M); 3 × Thing 5", 1];
    expect(summaries(await listOrders(database.db))).toEqual([newest, [first.number, "2 × Thing 1", 2]]);
    expect(summaries(await listOrders(database.db, { limit: 1 }))).toEqual([newest]);
    expect(await listOrders(database.db, { state: "paid", limit: 1 })).toEqual([]);
  });

  test("queries the lines of the listed orders only", async () => {
    for (let i = 0; i < 3; i++) await place([{ id: "2", quantity: 1 }]);
    const rows: number[] = [];
    const counted = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows.push(result.rows.length);
        return result;
      },
    });
    await listOrders(counted, { limit: 1 });
    expect(rows.filter((count) => count > 0)).toEqual([1]);
  });

  test("yields each order once, however many were placed at the same moment", async () => {
    await place([{ id: "2", quantity: 1 }]);
    const order = await database.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 1001 }, (_, i) => ({ ...order, id: `${order.id}-${i}`, number: `V-${i}` }));
    await database.db.insertInto("orders").values(more).execute();
    const numbers = (await allOf(eachOrder(database.db))).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([order, ...more].map(({ number }) => number).toSorted());
  });
});
