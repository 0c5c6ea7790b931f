import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { stockLeft } from "../stock/stock.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { expireHolds } from "./expire-holds.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { payOrder } from "./pay-order.server.ts";
import { orderById } from "./read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "./test-shop.ts";

const MINUTE = 60_000;
const closed = async () => true;

describe.each(databaseKinds())("stock held for an unpaid order on %s", (kind) => {
  let database: TestDatabase;
  let clock: ReturnType<typeof createClock>;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    clock = createClock();
    await resetShop(database.db);
  });
  afterAll(() => database.close());

  async function place(lines = [{ id: "3", quantity: 1 }], checkout = {}): Promise<string> {
    const input = orderInput(lines);
    const answer = await placeOrder(createOrderDeps(database.db, { now: clock.now }), {
      ...input,
      checkout: { ...input.checkout, ...checkout },
    });
    if (!answer.ok) throw new Error(answer.code);
    return answer.id;
  }
  const expire = () => expireHolds(database.db, closed, clock.now());
  const left = async (item = "3") => (await stockLeft(database.db, [item])).get(item);
  const pay = async (orderId: string, more = {}) => {
    const total = (await orderById(database.db, orderId))?.order.total ?? 0;
    return payOrder({ db: database.db, now: clock.now }, { orderId, amount: total, currency: "EUR", ...more });
  };
  const stateOf = async (id: string) => (await orderById(database.db, id))?.order.state;
  const kindsOf = async (id: string) => (await orderById(database.db, id))?.order.events.map((event) => event.kind);
  const mails = async () => {
    const rows = await database.db.selectFrom("jobs").select("dedupe_key").execute();
    return rows.map((row) => row.dedupe_key.split(":")[1]).toSorted();
  };

  test("is released after 30 minutes, once, however many processes do so", async () => {
    const id = await place();
    clock.pass(30 * MINUTE - 1);
    expect(await expire()).toBe(0);
    expect(await left()).toBe(0);
    clock.pass(1);
    const ended = await Promise.all(Array.from({ length: 10 }, expire));
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect(await left()).toBe(1);
    expect(await kindsOf(id)).toEqual(["awaiting-payment", "expired"]);
  });

  test("is left for the next start if the shop shuts down while releasing it", async () => {
    for (const id of ["1", "2", "3"]) await place([{ id, quantity: 1 }]);
    clock.pass(30 * MINUTE);
    const closing = new AbortController();
    const closePayment = async () => {
      closing.abort();
      return true;
    };
    expect(await expireHolds(database.db, closePayment, clock.now(), closing.signal)).toBe(1);
    expect(await expire()).toBe(2);
  });

  test("can be bought by the next shopper; a late payment is due for refund, and both sides are notified", async () => {
    const late = await place();
    clock.pass(31 * MINUTE);
    await expire();
    const next = await place();
    expect(await pay(next)).toBe("paid");
    expect(await pay(late)).toBe("late");
    expect(await left()).toBe(0);
    expect(await kindsOf(late)).toEqual(["awaiting-payment", "expired", "refund-due"]);
    expect(await mails()).toEqual(expect.arrayContaining(["refund-due", "refund-due-notice"]));
  });

  test("stays held if payment comes first, and a repeated report changes nothing", async () => {
    const id = await place();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(id)));
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "paid-before")).toHaveLength(7);
    clock.pass(31 * MINUTE);
    expect(await expire()).toBe(0);
    expect(await left()).toBe(0);
    expect((await mails()).filter((mail) => mail === "order-confirmation")).toHaveLength(1);
  });

  test("is consistent if payment and expiry happen at the same time: one of them wins", async () => {
    for (let round = 0; round < 10; round++) {
      await resetShop(database.db);
      const id = await place();
      clock.pass(30 * MINUTE);
      const [outcome] = await Promise.all([pay(id), expire()]);
      const state = await stateOf(id);
      expect([
        ["paid", "paid", 0],
        ["late", "refund-due", 1],
      ]).toContainEqual([outcome, state, await left()]);
    }
  });

  test("is released once if the shopper cancels, together with the coupon", async () => {
    const checkout = { contact: { email: "once@example.com" }, coupon: "WELCOME10" };
    const id = await place([{ id: "2", quantity: 5 }], checkout);
    await expect(place([{ id: "2", quantity: 5 }], checkout)).rejects.toThrow("invalid");
    const done = await Promise.all(
      Array.from({ length: 5 }, () => cancelOrder(database.db, id, "by-shopper", clock.now())),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await left("2")).toBe(100);
    await place([{ id: "2", quantity: 5 }], checkout);
  });

  test("stays held while the payment provider does not respond", async () => {
    const id = await place();
    clock.pass(31 * MINUTE);
    expect(await expireHolds(database.db, async () => false, clock.now())).toBe(0);
    expect([await stateOf(id), await left()]).toEqual(["awaiting-payment", 0]);
  });

  test("is released however many other orders are held for a payment that takes days", async () => {
    const slow: string[] = [];
    for (let i = 0; i < 51; i++) slow.push(await place([{ id: "2", quantity: 1 }]));
    clock.pass(1);
    await place();
    clock.pass(31 * MINUTE);
    expect(await expireHolds(database.db, async (id) => !slow.includes(id), clock.now())).toBe(1);
    expect(await left()).toBe(1);
  });

  test("is not sold for a wrong amount or currency: that is recorded and due for refund", async () => {
    for (const wrong of [{ amount: 1 }, { currency: "USD" }]) {
      const id = await place();
      expect(await pay(id, wrong)).toBe("wrong-amount");
      expect(await kindsOf(id)).toEqual(["awaiting-payment", "amount-mismatch", "refund-due"]);
      expect(await left()).toBe(1);
    }
  });

  test("an order is shipped, delivered and refunded by its owner, only in this order", async () => {
    const id = await place();
    const move = (to: Parameters<typeof moveOrder>[2]["to"]) => moveOrder(database.db, id, { to, now: clock.now() });
    expect(await move("shipped")).toBeUndefined();
    await pay(id);
    for (const to of ["shipped", "delivered", "refunded"] as const) expect(await move(to)).toBeDefined();
    expect(await move("shipped")).toBeUndefined();
    expect((await orderById(database.db, id))?.order.deliveredAt).toBe(clock.now().toISOString());
    expect(await left()).toBe(0);
  });

  test("an order refunded before shipping releases its stock", async () => {
    const id = await place();
    await pay(id);
    await database.db.transaction().execute((trx) => moveOrder(trx, id, { to: "refunded", now: clock.now() }));
    expect(await left()).toBe(1);
  });
});
