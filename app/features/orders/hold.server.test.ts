import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { expireHolds } from "./expire-holds.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { payOrder } from "./pay-order.server.ts";
import { orderById } from "./read-order.server.ts";
import { stockLeft } from "./stock.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "./test-shop.ts";

const MINUTE = 60_000;
const closed = async () => true;

describe.each(databaseKinds())("goods held for an unpaid order on %s", (kind) => {
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

  test("come back after 30 minutes, once, however many look after them", async () => {
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

  test("are left for the next start when the shop closes in the middle of giving them back", async () => {
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

  test("can be bought by the next shopper; who pays late is owed the money, and both sides are told", async () => {
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

  test("stay when payment comes first, and a second word of it changes nothing", async () => {
    const id = await place();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(id)));
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "paid-before")).toHaveLength(7);
    clock.pass(31 * MINUTE);
    expect(await expire()).toBe(0);
    expect(await left()).toBe(0);
    expect((await mails()).filter((mail) => mail === "order-confirmation")).toHaveLength(1);
  });

  test("paid and expired at the same moment is one or the other, and the stock fits", async () => {
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

  test("come back once when the shopper cancels, together with their coupon", async () => {
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

  test("stay held while the payment provider is silent", async () => {
    const id = await place();
    clock.pass(31 * MINUTE);
    expect(await expireHolds(database.db, async () => false, clock.now())).toBe(0);
    expect([await stateOf(id), await left()]).toEqual(["awaiting-payment", 0]);
  });

  test("come back however many others are held for a payment that takes days", async () => {
    const slow: string[] = [];
    for (let i = 0; i < 51; i++) slow.push(await place([{ id: "2", quantity: 1 }]));
    clock.pass(1);
    await place();
    clock.pass(31 * MINUTE);
    expect(await expireHolds(database.db, async (id) => !slow.includes(id), clock.now())).toBe(1);
    expect(await left()).toBe(1);
  });

  test("are not given for another amount or currency: that is written down and owed back", async () => {
    for (const wrong of [{ amount: 1 }, { currency: "USD" }]) {
      const id = await place();
      expect(await pay(id, wrong)).toBe("wrong-amount");
      expect(await kindsOf(id)).toEqual(["awaiting-payment", "amount-mismatch", "refund-due"]);
      expect(await left()).toBe(1);
    }
  });

  test("an order is shipped, delivered and refunded by its owner, in this order alone", async () => {
    const id = await place();
    const move = (to: Parameters<typeof moveOrder>[2]["to"]) => moveOrder(database.db, id, { to, now: clock.now() });
    expect(await move("shipped")).toBeUndefined();
    await pay(id);
    for (const to of ["shipped", "delivered", "refunded"] as const) expect(await move(to)).toBeDefined();
    expect(await move("shipped")).toBeUndefined();
    expect((await orderById(database.db, id))?.order.deliveredAt).toBe(clock.now().toISOString());
    expect(await left()).toBe(0);
  });

  test("an order that is refunded before it is shipped gives its goods back", async () => {
    const id = await place();
    await pay(id);
    await database.db.transaction().execute((trx) => moveOrder(trx, id, { to: "refunded", now: clock.now() }));
    expect(await left()).toBe(1);
  });
});
