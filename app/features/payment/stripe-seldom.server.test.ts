import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { inEnglish } from "../mail/in-english.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { stateName } from "../orders/order-history.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { stockLeft } from "../orders/stock.server.ts";
import { mailOf } from "../orders/test-mails.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { checkPayment, createPaymentCloser } from "./close-payment.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { refundOrder } from "./refund-order.server.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { SECRET_KEY, signedEvent, startTestStripe, WEBHOOK_SECRET } from "./test-stripe.ts";

const MINUTE = 60_000;
const log = pino({ level: "silent" });

describe.each(databaseKinds())("what Stripe does seldom, on %s", (kind) => {
  let database: TestDatabase;
  let stripe: Awaited<ReturnType<typeof startTestStripe>>;
  let payment: PaymentProvider;
  let clock: ReturnType<typeof createClock>;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    await stripe?.close();
    clock = createClock();
    stripe = await startTestStripe(clock.now);
    payment = createStripePayment(options());
    await resetShop(database.db);
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });

  function options() {
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, url: stripe.url };
    const shop = { baseUrl: "https://shop.example", holdMinutes: 30, translate: () => inEnglish };
    return { ...keys, ...shop, db: database.db, now: clock.now };
  }
  async function place(): Promise<StoredOrder> {
    const deps = createOrderDeps(database.db, { now: clock.now, provider: "stripe" });
    const answer = await placeOrder(deps, orderInput([{ id: "2", quantity: 3 }]));
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  }
  const deps = () => ({ db: database.db, payment, log, now: clock.now });
  const sessionId = async (url: string) => url.split("/").at(-1) ?? "";
  const now = async (stored: StoredOrder) => (await orderById(database.db, stored.id))?.order;
  const left = async () => (await stockLeft(database.db, ["2"])).get("2");
  let events = 0;
  const hear = (type: string, object: object) => {
    const { raw, signature } = signedEvent(type, object, `evt_${++events}`);
    return payment.handleWebhook?.(raw, new Headers({ "stripe-signature": signature }));
  };
  const expire = () => expireHolds(database.db, createPaymentCloser(deps()), clock.now());

  test("lets go of goods whose page Stripe no longer knows: the shop has another account by now", async () => {
    const stored = await place();
    await payment.start(stored);
    stripe.sessions.clear();
    expect((await checkPayment(deps(), stored)).kind).toBe("closed");
    clock.pass(30 * MINUTE);
    expect(await expire()).toBe(1);
    expect([(await now(stored))?.state, await left()]).toEqual(["expired", 100]);
  });

  test("shows an order of more lines than Stripe takes as a whole", async () => {
    const stored = await place();
    const lines = Array.from({ length: 100 }, () => stored.order.lines).flat();
    const session = stripe.sessions.get(
      await sessionId(await payment.start({ ...stored, order: { ...stored.order, lines } })),
    );
    expect(session?.["amount_total"]).toBe(stored.order.total);
  });

  test("opens a page for a hold of a whole day, of which Stripe takes not a second more", async () => {
    const day = createStripePayment({ ...options(), holdMinutes: 24 * 60 });
    clock.pass(20_000);
    expect(await day.start(await place())).toMatch(/^https:/);
  });

  async function paid(): Promise<StoredOrder> {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)));
    await hear("checkout.session.completed", session);
    return (await orderById(database.db, stored.id)) ?? stored;
  }
  const refunded = () => ({
    refunded: true,
    payment_intent: `pi_${[...stripe.sessions.keys()][0]}`,
  });
  const refund = async (stored: StoredOrder, wish = {}) =>
    refundOrder({ db: database.db, payment }, stored, wish, clock.now());
  const notices = () =>
    database.db.selectFrom("jobs").select("payload").where("dedupe_key", "like", "mail:refund-failed%").execute();
  /** The one letter to the owner about a refund that failed. */
  async function notice(): Promise<string | undefined> {
    const [job, ...others] = await notices();
    expect(others).toEqual([]);
    return (await mailOf(database.db, JSON.parse(job?.payload ?? "")))?.text;
  }

  test("money that takes days is known to be on its way when no message came, and is told no other way", async () => {
    const stored = await place();
    const pending = { status: "complete", payment_status: "unpaid" };
    const session = stripe.finish(await sessionId(await payment.start(stored)), pending);
    const mail = () => mailOf(database.db, { template: "order-received", orderId: stored.id });
    expect((await mail())?.text).toContain("Pay now");
    const told = Array.from({ length: 6 }, () => checkPayment(deps(), stored));
    await Promise.all([...told, hear("checkout.session.completed", session)]);
    const order = await now(stored);
    expect(order?.events.map(({ kind }) => kind)).toEqual(["awaiting-payment", "payment-pending"]);
    expect(order && stateName(order)).toBe("Your payment is on its way");
    expect((await mail())?.subject).toContain("your payment is on its way");
    expect((await mail())?.text).not.toContain("Pay now");
    await hear("checkout.session.async_payment_succeeded", { ...session, payment_status: "paid" });
    expect((await now(stored))?.state).toBe("paid");
    await hear("checkout.session.completed", session);
    expect((await now(stored))?.events.map(({ kind }) => kind)).toEqual([
      "awaiting-payment",
      "payment-pending",
      "paid",
    ]);
  });

  test("money that was given back at Stripe before the shop heard of it is heard of again, and sends nobody goods", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)));
    const charge = { ...refunded(), metadata: { order: stored.order.number } };
    await expect(hear("charge.refunded", charge)).rejects.toThrow();
    await hear("checkout.session.completed", session);
    await hear("charge.refunded", charge);
    expect([(await now(stored))?.state, await left()]).toEqual(["refunded", 100]);
    for (const metadata of [{}, { order: "X-7KQ4-M2XD" }])
      expect(await hear("charge.refunded", { refunded: true, payment_intent: "pi_other", metadata })).toBe("done");
  });

  test("a refund that Stripe answers as failed is refused, and can be made later", async () => {
    const stored = await paid();
    stripe.endRefunds("failed");
    expect(await refund(stored)).toEqual({ ok: false, code: "refused" });
    expect([(await now(stored))?.state, (await now(stored))?.refunded]).toEqual(["paid", undefined]);
    stripe.endRefunds("succeeded");
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([stripe.givenBack(), await left()]).toEqual([stored.order.total, 100]);
  });

  test("a refund that fails later is owed again: the owner is told, and can make it anew", async () => {
    const stored = await paid();
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    await hear("charge.refunded", refunded());
    const failed = stripe.failRefund();
    for (let i = 0; i < 2; i++) await hear("refund.failed", failed);
    expect([(await now(stored))?.state, (await now(stored))?.refunded]).toEqual(["refund-due", undefined]);
    expect(await notice()).toContain(`orders -- refund ${stored.order.number}\n`);
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([(await now(stored))?.state, stripe.givenBack(), await left()]).toEqual([
      "refunded",
      stored.order.total,
      100,
    ]);
  });

  test("a part that fails later is owed again, whatever else was given back", async () => {
    const stored = await paid();
    await refund(stored, { amount: 500 });
    await refund(stored, { amount: 300 });
    await hear("refund.failed", stripe.failRefund());
    expect(await now(stored)).toMatchObject({ state: "paid", refunded: 500 });
    expect(await notice()).toContain(`orders -- refund ${stored.order.number} --amount 3.00\n`);
  });

  test("one that fails before it is written down is heard of again, one of another shop is not ours", async () => {
    const stored = await paid();
    const row = {
      id: "r1",
      order_id: stored.id,
      amount: 5,
      lines: "[]",
      to_card: 0,
      restocked: "[]",
      asked_at: "",
      done_at: null,
    };
    await database.db.insertInto("refunds").values(row).execute();
    await expect(hear("refund.failed", { id: "re_1", amount: 5, metadata: { refund: "r1" } })).rejects.toThrow();
    expect(await hear("refund.failed", { id: "re_2", amount: 5, metadata: { refund: "other" } })).toBe("done");
    expect(await notices()).toEqual([]);
  });
});
