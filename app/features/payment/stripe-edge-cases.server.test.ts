import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { shop as ownShop } from "../../../shop.config.ts";
import { mailOf } from "../order-letters/test-mails.ts";
import { stateName } from "../orders/order-history.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { checkPayment } from "./close-payment.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { type ChargingShop, openChargingShop } from "./test-charging.ts";

const MINUTE = 60_000;

describe.each(databaseKinds())("rare cases with Stripe, on %s", (kind) => {
  let database: TestDatabase;
  let shop: ChargingShop;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    await shop?.stripe.close();
    shop = await openChargingShop(database.db);
  });
  afterAll(async () => {
    await shop.stripe.close();
    await database.close();
  });

  test("releases the stock of a session unknown to Stripe after the shop changed accounts", async () => {
    const stored = await shop.place();
    await shop.payment.start(stored);
    shop.stripe.sessions.clear();
    expect((await checkPayment(shop.deps, stored)).kind).toBe("closed");
    shop.clock.pass(30 * MINUTE);
    expect(await shop.expire()).toBe(1);
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["expired", 100]);
  });

  test("shows an order as a single item if it has more lines than Stripe allows", async () => {
    const stored = await shop.place();
    const lines = Array.from({ length: 100 }, () => stored.order.lines).flat();
    const session = shop.stripe.sessions.get(await shop.pageOf({ ...stored, order: { ...stored.order, lines } }));
    expect(session?.["amount_total"]).toBe(stored.order.total);
  });

  test("creates a session for a hold of a whole day, Stripe's maximum to the second", async () => {
    const day = createStripePayment({ ...shop.options, holdMinutes: 24 * 60 });
    shop.clock.pass(20_000);
    expect(await day.start(await shop.place())).toMatch(/^https:/);
  });

  async function paid(): Promise<StoredOrder> {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored));
    await shop.receive("checkout.session.completed", session);
    return (await orderById(database.db, stored.id)) ?? stored;
  }
  const refunded = () => ({
    refunded: true,
    payment_intent: `pi_${[...shop.stripe.sessions.keys()][0]}`,
  });
  const refund = async (stored: StoredOrder, wish = {}) => refundOrder(shop.deps, stored, wish, shop.clock.now());
  const jobsOf = (template: string) =>
    database.db.selectFrom("jobs").select("payload").where("dedupe_key", "like", `mail:${template}%`).execute();
  const notices = () => jobsOf("refund-failed");
  /** Returns the only email to the owner about a failed refund. */
  async function notice(): Promise<string | undefined> {
    const [job, ...others] = await notices();
    expect(others).toEqual([]);
    return (await mailOf(database.db, JSON.parse(job?.payload ?? "")))?.text;
  }

  test("a payment that takes days is found without a webhook, and recorded once", async () => {
    const stored = await shop.place();
    const pending = { status: "complete", payment_status: "unpaid" };
    const session = shop.stripe.finish(await shop.pageOf(stored), pending);
    const mail = () => mailOf(database.db, { template: "order-received", orderId: stored.id });
    expect((await mail())?.text).toContain("Pay now");
    const checks = Array.from({ length: 6 }, () => checkPayment(shop.deps, stored));
    await Promise.all([...checks, shop.receive("checkout.session.completed", session)]);
    const order = await shop.now(stored);
    expect(order?.events.map(({ kind }) => kind)).toEqual(["awaiting-payment", "payment-pending"]);
    expect(order && stateName(order)).toBe("Your payment is on its way");
    expect((await mail())?.subject).toContain("your payment is on its way");
    expect((await mail())?.text).not.toContain("Pay now");
    await shop.receive("checkout.session.async_payment_succeeded", { ...session, payment_status: "paid" });
    expect((await shop.now(stored))?.state).toBe("paid");
    await shop.receive("checkout.session.completed", session);
    expect((await shop.now(stored))?.events.map(({ kind }) => kind)).toEqual([
      "awaiting-payment",
      "payment-pending",
      "paid",
    ]);
  });

  test("a wrong amount is recorded once, be it reported by the webhook, found by asking Stripe, or both at once", async () => {
    const stored = await shop.place();
    const wrong = { status: "complete", payment_status: "paid", amount_total: 1250 };
    const session = shop.stripe.finish(await shop.pageOf(stored), wrong);
    const checks = Array.from({ length: 3 }, () => checkPayment(shop.deps, stored));
    await Promise.all([...checks, shop.receive("checkout.session.completed", session)]);
    await shop.receive("checkout.session.async_payment_succeeded", session);
    const order = await shop.now(stored);
    expect(order?.events.map(({ kind }) => kind)).toEqual(["awaiting-payment", "amount-mismatch", "refund-due"]);
  });

  test("a refund at Stripe that precedes the payment event is resent, and nothing is shipped", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored));
    const charge = { ...refunded(), metadata: { order: stored.order.number } };
    await expect(shop.receive("charge.refunded", charge)).rejects.toThrow();
    await shop.receive("checkout.session.completed", session);
    await shop.receive("charge.refunded", charge);
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["refunded", 100]);
    for (const metadata of [{}, { order: "X-7KQ4-M2XD" }])
      expect(await shop.receive("charge.refunded", { refunded: true, payment_intent: "pi_other", metadata })).toBe(
        "done",
      );
  });

  test("a partial refund that Stripe reports as well does not end the order", async () => {
    const stored = await paid();
    await refund(stored, { amount: 500 });
    await shop.receive("charge.refunded", { ...refunded(), refunded: false, amount_refunded: 500 });
    expect(await shop.now(stored)).toMatchObject({ state: "paid", refunded: 500 });
  });

  test("a refund that Stripe reports as failed is refused, and can be made later", async () => {
    const stored = await paid();
    shop.stripe.endRefunds("failed");
    expect(await refund(stored)).toEqual({ ok: false, code: "refused" });
    expect([(await shop.now(stored))?.state, (await shop.now(stored))?.refunded]).toEqual(["paid", undefined]);
    shop.stripe.endRefunds("succeeded");
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([shop.stripe.givenBack(), await shop.left()]).toEqual([stored.order.total, 100]);
  });

  test("a refund that fails later is due again: the owner is notified and can retry it", async () => {
    const stored = await paid();
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    await shop.receive("charge.refunded", refunded());
    const failed = shop.stripe.failRefund();
    for (let i = 0; i < 2; i++) await shop.receive("refund.failed", failed);
    expect([(await shop.now(stored))?.state, (await shop.now(stored))?.refunded]).toEqual(["refund-due", undefined]);
    expect(await notice()).toContain(`orders -- refund ${stored.order.number}\n`);
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    expect([(await shop.now(stored))?.state, shop.stripe.givenBack(), await shop.left()]).toEqual([
      "refunded",
      stored.order.total,
      100,
    ]);
    const [first, second, ...more] = await jobsOf("order-refunded:");
    expect([first !== undefined, more], "the shopper is told about both").toEqual([true, []]);
    expect((await mailOf(database.db, JSON.parse(second?.payload ?? "")))?.text).toContain(
      "Our earlier refund did not go through, so we have made it again.",
    );
  });

  test("the owner is notified of further money for a paid order, and refunds go to the charge that paid it", async () => {
    const stored = await paid();
    const [session] = [...shop.stripe.sessions.values()];
    const further = { ...session, payment_intent: "pi_further" };
    const wrong = { ...session, amount_total: 1250 };
    for (const object of [session, further, wrong, wrong]) await shop.receive("checkout.session.completed", object);
    expect((await shop.now(stored))?.state).toBe("paid");
    const jobs = await jobsOf("further-payment-notice:");
    const mails = await Promise.all(jobs.map(({ payload }) => mailOf(database.db, JSON.parse(payload))));
    expect(mails.map((mail) => mail?.to)).toEqual([ownShop.mail.owner, ownShop.mail.owner]);
    expect(mails.map((mail) => mail?.text.match(/€[\d.]+ arrived/)?.[0])).toContain("€12.50 arrived");
    expect(await refund(stored)).toMatchObject({ ok: true, left: 0 });
    const request = shop.stripe.requests.findLast(({ path, method }) => `${method} ${path}` === "POST /v1/refunds");
    expect(request?.params.get("payment_intent")).toBe(session?.["payment_intent"]);
  });

  test("a partial refund that fails later is due again, whatever else was refunded", async () => {
    const stored = await paid();
    await refund(stored, { amount: 500 });
    await refund(stored, { amount: 300 });
    await shop.receive("refund.failed", shop.stripe.failRefund());
    expect(await shop.now(stored)).toMatchObject({ state: "paid", refunded: 500 });
    expect(await notice()).toContain(`orders -- refund ${stored.order.number} --amount 3.00\n`);
  });

  test("goods restocked with a refund that fails later are not restocked again with the rest of the order", async () => {
    const stored = await paid();
    await refund(stored, { line: 1, quantity: 1, isRestocked: true });
    const failed = shop.stripe.failRefund();
    for (let i = 0; i < 2; i++) await shop.receive("refund.failed", failed);
    expect([(await shop.now(stored))?.refunded, await shop.left()]).toEqual([undefined, 98]);
    const { id: refundId } = await database.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
    const mail = mailOf(database.db, { template: "order-refunded-part", refundId });
    expect(await mail, "no e-mail says that nothing was refunded").toBeUndefined();
    expect(await refund(stored)).toMatchObject({ ok: true, amount: stored.order.total, left: 0 });
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["refunded", 100]);
  });

  test("a failure before the refund is recorded is resent, one of another shop is ignored", async () => {
    const stored = await paid();
    const row = {
      id: "r1",
      order_id: stored.id,
      amount: 5,
      lines: "[]",
      to_card: 0,
      card_shares: "[]",
      restocked: "[]",
      asked_at: "",
      done_at: null,
    };
    await database.db.insertInto("refunds").values(row).execute();
    await expect(
      shop.receive("refund.failed", { id: "re_1", amount: 5, metadata: { refund: "r1" } }),
    ).rejects.toThrow();
    expect(await shop.receive("refund.failed", { id: "re_2", amount: 5, metadata: { refund: "other" } })).toBe("done");
    expect(await notices()).toEqual([]);
  });
});
