import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { mailOf } from "../order-letters/test-mails.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop, testSecrets } from "../orders/test-shop.ts";
import type { RefundRequest } from "../refunds/plan-refund.ts";
import { stockLeft } from "../stock/stock.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { refundOrder } from "./refund-order.server.ts";
import { testPayment } from "./test-payment.server.ts";

const cents = (amount: number) => amount as Cents;
const lines = [
  { id: "2", quantity: 3 },
  { id: "5", quantity: 2 },
];

describe.each(databaseKinds())("refunds on %s", (kind) => {
  let database: TestDatabase;
  const clock = createClock();
  /** The amounts refunded by the provider, by key. */
  let given: Map<string, number | undefined>;
  /** Every call to the provider, in order. */
  let asked: { key: string; amount?: number }[];
  let answer: "done" | "refused" | "silent";
  const payment: PaymentProvider = {
    ...testPayment,
    async refund(_, { key, amount }) {
      asked.push({ key, amount });
      if (answer === "refused") return "refused";
      given.set(key, amount);
      if (answer === "silent") throw new Error("no answer");
      return "done";
    },
  };
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    await resetShop(database.db);
    given = new Map();
    asked = [];
    answer = "done";
  });
  afterAll(() => database.close());

  async function paid(coupon?: string, ordered: PlaceOrderInput["lines"] = lines): Promise<StoredOrder> {
    const input = orderInput(ordered);
    const deps = createOrderDeps(database.db, { now: clock.now });
    const placed = await placeOrder(deps, { ...input, checkout: { ...input.checkout, ...(coupon && { coupon }) } });
    if (!placed.ok) throw new Error(placed.code);
    await payOrder(
      { db: database.db, now: clock.now },
      { orderId: placed.id, amount: placed.order.total, currency: "EUR" },
    );
    return now(placed.id);
  }
  async function now(id: string): Promise<StoredOrder> {
    const stored = await orderById(database.db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  const refund = (stored: StoredOrder, wish: RefundRequest = {}) =>
    refundOrder({ db: database.db, payment, secrets: testSecrets }, stored, wish, clock.now());
  const left = async (item: string) => (await stockLeft(database.db, [item])).get(item);
  const sums = () => [...given.values()];

  test("can be any amount up to what was paid, and not a cent more", async () => {
    const stored = await paid();
    const { total } = stored.order;
    expect(await refund(stored, { amount: cents(1250) })).toEqual({ ok: true, amount: 1250, left: total - 1250 });
    expect(await refund(stored, { amount: cents(total - 1249) })).toEqual({ ok: false, code: "too-much" });
    expect(await refund(stored, { amount: cents(0) })).toEqual({ ok: false, code: "no-amount" });
    const { order } = await now(stored.id);
    expect([order.state, order.refunded]).toEqual(["paid", 1250]);
    expect(order.events.at(-1)).toMatchObject({ kind: "refunded-part", detail: "1250" });
    expect(await refund(await now(stored.id))).toEqual({ ok: true, amount: total - 1250, left: 0 });
    expect((await now(stored.id)).order.state).toBe("refunded");
    expect(await refund(await now(stored.id))).toEqual({ ok: false, code: "not-refundable" });
    expect(sums()).toEqual([1250, total - 1250]);
  });

  test("of pieces are what was paid for them after the coupon, and no piece counts twice", async () => {
    const stored = await paid("FIVER");
    const { goods, discount } = stored.order;
    const one = Math.round((1799 * (goods - discount)) / goods);
    expect(await refund(stored, { line: 1, quantity: 1 })).toMatchObject({ ok: true, amount: one });
    expect(await refund(stored, { line: 1, quantity: 3 })).toEqual({ ok: false, code: "too-many-pieces" });
    expect(await refund(stored, { line: 1 })).toMatchObject({ ok: true });
    expect(await refund(stored, { line: 1 })).toEqual({ ok: false, code: "too-many-pieces" });
    expect(await refund(stored, { line: 3 })).toEqual({ ok: false, code: "no-such-line" });
    expect((await now(stored.id)).order.state).toBe("paid");
  });

  test("piece by piece are rounded to the cent and add up to exactly what was paid for the goods", async () => {
    const stored = await paid("FIVER");
    const amounts: number[] = [];
    for (const line of [1, 1, 1, 2, 2]) {
      const answered = await refund(await now(stored.id), { line, quantity: 1 });
      if (answered.ok) amounts.push(answered.amount);
    }
    expect(amounts).toEqual([1674, 1674, 1674, 838, 837]);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(stored.order.goods - stored.order.discount);
  });

  test("restock goods only on request", async () => {
    const stored = await paid();
    await refund(stored, { line: 1, quantity: 1 });
    expect(await left("2")).toBe(97);
    await refund(stored, { line: 1, quantity: 1, isRestocked: true });
    expect(await left("2")).toBe(98);
    expect(await refund(stored, { amount: cents(1), isRestocked: true })).toEqual({
      ok: false,
      code: "restock-needs-line",
    });
    await refund(stored, { line: 2 });
    expect([await left("2"), await left("5")]).toEqual([98, 8]);
  });

  test("of all that is left restock the other goods too, if nothing was sent or on request", async () => {
    const stored = await paid();
    await refund(stored, { line: 1, quantity: 1 });
    await refund(stored, { amount: cents(100) });
    expect(await refund(await now(stored.id))).toMatchObject({ ok: true, left: 0 });
    expect([(await now(stored.id)).order.state, await left("2"), await left("5")]).toEqual(["refunded", 99, 10]);
    const sent = await paid();
    await refund(sent, { amount: cents(100) });
    await shipOrder(database.db, sent.id, clock.now());
    expect(await refund(await now(sent.id), { isRestocked: true })).toMatchObject({ ok: true, left: 0 });
    expect([await left("2"), await left("5")]).toEqual([99, 10]);
  });

  test("of an order paid too late restock nothing twice: its goods were released when it ended", async () => {
    const placed = await placeOrder(createOrderDeps(database.db, { now: clock.now }), orderInput(lines));
    if (!placed.ok) throw new Error(placed.code);
    await cancelOrder(database.db, placed.id, "by-shopper", clock.now());
    const payment = { orderId: placed.id, amount: placed.order.total, currency: "EUR" };
    await payOrder({ db: database.db, now: clock.now }, payment);
    expect(await refund(await now(placed.id), { line: 1, isRestocked: true })).toMatchObject({ ok: true });
    await refund(await now(placed.id), { isRestocked: true });
    expect([await left("2"), await left("5")]).toEqual([100, 10]);
  });

  test("in parts release the coupon with the last one, like a full refund", async () => {
    const stored = await paid("WELCOME10");
    const uses = async () => (await database.db.selectFrom("coupon_uses").selectAll().execute()).length;
    await refund(stored, { amount: cents(100) });
    expect(await uses()).toBe(1);
    await refund(await now(stored.id));
    expect(await uses()).toBe(0);
  });

  test("in full restock everything before shipping and nothing afterwards", async () => {
    await refund(await paid());
    expect([await left("2"), await left("5")]).toEqual([100, 10]);
    expect(sums(), "the whole charge, whatever it was").toEqual([undefined]);
    const sent = await paid();
    await shipOrder(database.db, sent.id, clock.now());
    await refund(await now(sent.id));
    expect([(await now(sent.id)).order.state, await left("2"), await left("5")]).toEqual(["refunded", 97, 8]);
  });

  test("requested concurrently are made once, and never exceed what was paid", async () => {
    const stored = await paid();
    const same = await Promise.all(Array.from({ length: 10 }, () => refund(stored, { amount: cents(4000) })));
    const made = (await database.db.selectFrom("refunds").selectAll().execute()).length;
    expect(same.some(({ ok }) => ok)).toBe(true);
    expect([given.size, made * 4000]).toEqual([made, (await now(stored.id)).order.refunded]);
    expect(made * 4000).toBeLessThanOrEqual(stored.order.total);
    const other = await paid();
    await Promise.all(Array.from({ length: 10 }, () => refund(other, { line: 2, isRestocked: true })));
    expect([(await now(other.id)).order.refunded, await left("5")], "pieces too").toEqual([1800, 8]);
  });

  test("are completed, once, by repeating the request after the provider did not respond", async () => {
    const stored = await paid();
    answer = "silent";
    const wish = { line: 1, quantity: 1, isRestocked: true };
    await expect(refund(stored, wish)).rejects.toThrow("no answer");
    expect([(await now(stored.id)).order.refunded, await left("2")]).toEqual([1799, 97]);
    answer = "done";
    expect(await refund(stored, { amount: cents(5) })).toEqual({ ok: false, code: "unfinished" });
    expect(await refund(stored, { ...wish, amount: cents(5) })).toEqual({ ok: false, code: "unfinished" });
    expect(await refund(stored, { ...wish, isRestocked: false })).toEqual({ ok: false, code: "unfinished" });
    expect(await refund(stored, wish)).toMatchObject({ ok: true, amount: 1799 });
    expect([given.size, (await now(stored.id)).order.refunded, await left("2")]).toEqual([1, 1799, 98]);
  });

  test.each<[string, (total: Cents) => RefundRequest]>([
    ["the whole order", () => ({})],
    ["all of its money", (total) => ({ amount: total })],
    ["all of its only line", () => ({ line: 1 })],
    ["all of its only line for all of its money", (total) => ({ line: 1, amount: total })],
  ])("are retried with identical parameters, be it for %s", async (_, wishOf) => {
    const stored = await paid(undefined, [{ id: "3", quantity: 1 }]);
    const wish = wishOf(stored.order.total);
    answer = "silent";
    await expect(refund(stored, wish)).rejects.toThrow("no answer");
    answer = "done";
    expect(await refund(stored, wish)).toMatchObject({ ok: true });
    expect(asked[1]).toEqual(asked[0]);
  });

  test("of a free order do not involve the provider, and its goods are restocked", async () => {
    const coupons = [{ code: "GIFT", kind: "percent", value: 100 }] as const;
    const input = orderInput([{ id: "5", quantity: 2 }]);
    const checkout = { ...input.checkout, method: "pickup", coupon: "GIFT" };
    const placed = await placeOrder(createOrderDeps(database.db, { now: clock.now, coupons }), { ...input, checkout });
    if (!placed.ok) throw new Error(placed.code);
    expect([placed.order.total, placed.order.state, await left("5")]).toEqual([0, "paid", 8]);
    answer = "refused";
    expect(await refund(await now(placed.id))).toEqual({ ok: true, amount: 0, left: 0 });
    expect([(await now(placed.id)).order.state, await left("5")]).toEqual(["refunded", 10]);
  });

  test("refused by the provider leave the order unchanged", async () => {
    const stored = await paid();
    answer = "refused";
    expect(await refund(stored, { amount: cents(100) })).toEqual({ ok: false, code: "refused" });
    expect((await now(stored.id)).order).toEqual(stored.order);
    expect(await refund({ ...stored, order: { ...stored.order, provider: "stripe" } })).toMatchObject({
      code: "other-provider",
    });
  });

  test("are emailed to the shopper, each part in its own email", async () => {
    const stored = await paid(undefined, [...lines, { id: "4", color: "black", size: "m", quantity: 1 }]);
    await refund(stored, { line: 1, quantity: 2 });
    await refund(stored, { amount: cents(100) });
    await refund(stored, { line: 3 });
    const parts = database.db
      .selectFrom("jobs")
      .select("payload")
      .where("dedupe_key", "like", "mail:order-refunded-part:%");
    const jobs = await parts.orderBy("id").execute();
    const mails = await Promise.all(jobs.map(({ payload }) => mailOf(database.db, JSON.parse(payload))));
    const texts = mails.map((mail) => mail?.text);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/€35\.98 is on its way to the payment[\s\S]*2 × Thing 2/);
    expect(texts[1]).toContain("€1.00 is on its way to the payment");
    expect(texts[2]).toContain("1 × Thing 4, black, M");
    expect(mails[0]?.to).toBe(stored.order.contact.email);
  });
});
