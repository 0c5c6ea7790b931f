import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { createOrderDeps, orderInput, products, resetShop } from "../orders/test-shop.ts";
import { seedStock, stockLeft } from "../stock/stock.server.ts";
import { placeOrder } from "./place-order.server.ts";
import type { PlaceOrderAnswer } from "./place-order.ts";

describe.each(databaseKinds())("placing orders on %s", (kind) => {
  let database: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(() => resetShop(database.db));
  afterAll(() => database.close());

  const place = (...args: Parameters<typeof orderInput>) =>
    placeOrder(createOrderDeps(database.db), orderInput(...args));
  const left = async (item: string) => (await stockLeft(database.db, [item])).get(item);
  const countOrders = async () => (await database.db.selectFrom("orders").select("id").execute()).length;
  const placed = (answers: readonly PlaceOrderAnswer[]) => answers.filter((answer) => answer.ok);

  test("prices an order on the server and holds its stock", async () => {
    const answer = await place([
      { id: "2", quantity: 3 },
      { id: "4", color: "black", size: "m", quantity: 1 },
    ]);
    if (!answer.ok) throw new Error(answer.code);
    const { order } = answer;
    expect(order).toMatchObject({
      state: "awaiting-payment",
      goods: 8397,
      discount: 0,
      delivery: 0,
      total: 8397,
      vat: 1341,
    });
    expect(order.number).toMatch(/^V-[2-9B-DF-HJ-NP-TV-XZ]{4}-[2-9B-DF-HJ-NP-TV-XZ]{4}$/);
    expect(order.lines.map((line) => [line.id, line.price, line.quantity])).toEqual([
      ["2", 1799, 3],
      ["4", 3000, 1],
    ]);
    expect(order.events.map((event) => event.kind)).toEqual(["awaiting-payment"]);
    expect(await left("2")).toBe(97);
    expect(await left("4:black:m")).toBe(2);
  });

  test("50 concurrent buyers of 5 pieces: 5 orders, 45 are told that none is left", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => place([{ id: "1", quantity: 1 }])));
    expect(placed(answers)).toHaveLength(5);
    for (const answer of answers.filter((a) => !a.ok))
      expect(answer).toEqual({ ok: false, code: "sold-out", lines: [{ id: "1", left: 0 }] });
    expect(await left("1")).toBe(0);
    expect(await countOrders()).toBe(5);
  });

  test("rejects an order above the database's integer limit and holds nothing", async () => {
    const dear = products.map((product) => ({ ...product, price: 900_000_000 as Cents }));
    const catalogue = { byId: (id: string) => dear.find((product) => product.id === id) };
    const deps = createOrderDeps(database.db, { catalogue });
    expect(await placeOrder(deps, orderInput([{ id: "2", quantity: 3 }]))).toMatchObject({ code: "invalid" });
    expect([await left("2"), await countOrders()]).toEqual([100, 0]);
    expect(await placeOrder(deps, orderInput([{ id: "2", quantity: 2 }]))).toMatchObject({ ok: true });
  });

  test.each([
    [{ id: "3" }, 1],
    [{ id: "4", color: "black", size: "m" }, 3],
  ])(
    "200 concurrent shoppers for %j with a stock of %i: as many orders, the others are told what is left",
    async (choice, stock) => {
      const item = Object.values(choice).join(":");
      const shoppers = Array.from({ length: 200 }, (_, i) =>
        placeOrder(
          createOrderDeps(i % 2 ? other : database.db),
          orderInput([
            { id: "2", quantity: 1 },
            { ...choice, quantity: 1 },
          ]),
        ),
      );
      const answers = await Promise.all(shoppers);
      expect(placed(answers)).toHaveLength(stock);
      for (const answer of answers.filter((a) => !a.ok))
        expect(answer).toEqual({ ok: false, code: "sold-out", lines: [{ ...choice, left: 0 }] });
      expect([await left(item), await left("2"), await countOrders()]).toEqual([0, 100 - stock, stock]);
    },
  );

  test("200 shoppers who each want two of three pieces: one order, the others are told that one is left", async () => {
    const choice = { id: "4", color: "black", size: "m" };
    const answers = await Promise.all(Array.from({ length: 200 }, () => place([{ ...choice, quantity: 2 }])));
    expect(placed(answers)).toHaveLength(1);
    for (const answer of answers.filter((a) => !a.ok))
      expect(answer).toEqual({ ok: false, code: "sold-out", lines: [{ ...choice, left: 1 }] });
    expect(await left("4:black:m")).toBe(1);
  });

  test("two server processes never sell one piece twice", async () => {
    const buy = (i: number) =>
      placeOrder(createOrderDeps(i % 2 ? other : database.db), orderInput([{ id: "1", quantity: 1 }]));
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => buy(i)));
    expect(placed(answers)).toHaveLength(5);
    expect(await left("1")).toBe(0);
  });

  test("carts with the same products in opposite order never deadlock", async () => {
    const there = [
      { id: "2", quantity: 1 },
      { id: "5", quantity: 1 },
    ];
    const carts = Array.from({ length: 20 }, (_, i) => place(i % 2 ? there : there.toReversed()));
    expect(placed(await Promise.all(carts))).toHaveLength(10);
    expect(await left("5")).toBe(0);
    expect(await left("2")).toBe(90);
  });

  test("the same order sent 20 times concurrently is one order with 20 equal responses", async () => {
    const input = orderInput([{ id: "1", quantity: 2 }]);
    const deps = createOrderDeps(database.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(deps, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(placed(answers)).toHaveLength(20);
    expect(await countOrders()).toBe(1);
    expect(await left("1")).toBe(3);
  });

  test("the same order sent 20 times in a row is one order, even if stock ran out meanwhile", async () => {
    const input = orderInput([{ id: "3", quantity: 1 }]);
    const answers: PlaceOrderAnswer[] = [];
    for (let i = 0; i < 20; i++) answers.push(await placeOrder(createOrderDeps(database.db), input));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOrders()).toBe(1);
  });

  test("rejects a key reused for another cart, but accepts one whose order was refused", async () => {
    const input = orderInput([{ id: "1", quantity: 9 }]);
    const deps = createOrderDeps(database.db);
    expect(await placeOrder(deps, input)).toMatchObject({ ok: false, code: "sold-out", lines: [{ id: "1", left: 5 }] });
    const fewer = { ...input, lines: [{ id: "1", quantity: 2 }] };
    expect(await placeOrder(deps, fewer)).toMatchObject({ ok: true });
    expect(await placeOrder(deps, { ...input, lines: [{ id: "1", quantity: 1 }] })).toEqual({
      ok: false,
      code: "key-reused",
    });
    expect(await left("1")).toBe(3);
  });

  test("rejects an order below the provider's minimum charge and holds nothing", async () => {
    const total = 2000 + 490;
    const place = (least: number) =>
      placeOrder(
        createOrderDeps(database.db, { least: least as Cents }),
        orderInput([{ id: "1", quantity: 1 }], { shownTotal: total }),
      );
    expect(await place(total + 1)).toEqual({ ok: false, code: "too-little", least: total + 1 });
    expect([await left("1"), await countOrders()]).toEqual([5, 0]);
    expect(await place(total)).toMatchObject({ ok: true });
  });

  test("merges two lines of one item", async () => {
    const line = { id: "1", quantity: 3 };
    expect(await place([line, line])).toMatchObject({ ok: false, code: "sold-out", lines: [{ id: "1", left: 5 }] });
    const answer = await place([
      { id: "1", quantity: 3 },
      { id: "1", quantity: 2 },
    ]);
    expect(answer).toMatchObject({ ok: true, order: { lines: [{ id: "1", quantity: 5 }] } });
  });

  test("one short line leaves the stock of all others unchanged", async () => {
    const answer = await place([
      { id: "2", quantity: 4 },
      { id: "4", color: "black", size: "xl", quantity: 1 },
    ]);
    expect(answer).toEqual({ ok: false, code: "sold-out", lines: [{ id: "4", color: "black", size: "xl", left: 0 }] });
    expect(await left("2")).toBe(100);
    expect(await countOrders()).toBe(0);
  });

  test.each([
    [{ id: "99", quantity: 1 }],
    [{ id: "4", quantity: 1 }],
    [{ id: "4", color: "black", quantity: 1 }],
    [{ id: "4", color: "red", size: "m", quantity: 1 }],
    [{ id: "4", color: "white", size: "xl", quantity: 1 }],
    [{ id: "1", color: "black", size: "m", quantity: 1 }],
    [{ id: "6", quantity: 1 }],
  ])("reports what cannot be bought: %j", async (line) => {
    const { quantity, ...choice } = line;
    expect(await place([line, { id: "2", quantity }])).toEqual({ ok: false, code: "gone", lines: [choice] });
    expect(await left("2")).toBe(100);
  });

  test("rejects a total other than the one shown and returns the new one", async () => {
    const lines = [{ id: "1", quantity: 1 }];
    expect(await place(lines, { shownTotal: 1 })).toEqual({ ok: false, code: "price-changed", total: 2490 });
    expect(await place(lines, { shownTotal: 2490 })).toMatchObject({ ok: true });
  });

  test("accepts a once-per-customer coupon once, even concurrently", async () => {
    const { checkout } = orderInput([]);
    const withCoupon = { checkout: { ...checkout, coupon: "welcome10" } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([{ id: "2", quantity: 5 }], withCoupon)));
    expect(placed(answers)).toHaveLength(1);
    expect(placed(answers)[0]).toMatchObject({ order: { coupon: "WELCOME10", goods: 8995, discount: 900 } });
    const refused = answers.find((answer) => !answer.ok);
    expect(refused).toMatchObject({ code: "invalid", fields: [{ path: "coupon" }] });
    expect(await left("2")).toBe(95);
  });

  test("a restart never resets the stock", async () => {
    await place([{ id: "1", quantity: 2 }]);
    await seedStock(database.db, products, new Date());
    expect(await left("1")).toBe(3);
  });
});
