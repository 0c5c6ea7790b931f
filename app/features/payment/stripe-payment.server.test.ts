import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { type Translate, untranslated } from "../../platform/i18n/words.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { createOrderDeps, orderInput } from "../orders/test-shop.ts";
import { checkPayment, closePayment } from "./close-payment.server.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { type ChargingShop, openChargingShop } from "./test-charging.ts";
import { signedEvent } from "./test-stripe.ts";

const MINUTE = 60_000;

describe.each(databaseKinds())("paying with Stripe on %s", (kind) => {
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

  test("creates a session that matches the order and outlives its hold", async () => {
    const stored = await shop.place();
    const url = await shop.payment.start(stored);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const [{ params, idempotencyKey }] = shop.stripe.requests as [(typeof shop.stripe.requests)[number]];
    expect(shop.stripe.sessions.get(url.split("/").at(-1) ?? "")).toMatchObject({
      amount_total: stored.order.total,
      currency: "eur",
      client_reference_id: stored.id,
    });
    expect(params.get("mode")).toBe("payment");
    expect(params.get("customer_email")).toBe(stored.order.contact.email);
    expect(params.get("success_url")).toBe(
      `https://shop.example/success?order=${stored.order.number}&code=${stored.order.code}`,
    );
    expect(params.get("adaptive_pricing[enabled]")).toBe("false");
    expect(Number(params.get("expires_at")) * 1000).toBeGreaterThan(Date.parse(stored.order.holdUntil));
    expect(idempotencyKey).toContain(stored.id);
  });

  test("names goods and delivery in the session in the language of the order", async () => {
    const deps = createOrderDeps(database.db, { now: shop.clock.now, provider: "stripe" }, "de");
    const lines = [{ id: "4", color: "black", size: "m", quantity: 1 }];
    const answer = await placeOrder(deps, orderInput(lines, { language: "de" }));
    if (!answer.ok) throw new Error(answer.code);
    const german: Record<string, string> = { black: "schwarz", "Standard delivery": "Standardversand" };
    const translate = (language: string): Translate =>
      language === "de" ? (text, values) => german[text] ?? untranslated(text, values) : untranslated;
    await createStripePayment({ ...shop.options, translate }).start(answer);
    const names = [0, 1].map((i) =>
      shop.stripe.requests[0]?.params.get(`line_items[${i}][price_data][product_data][name]`),
    );
    expect(names).toEqual(["Ding 4, schwarz, M", "Standardversand"]);
  });

  test("charges the total to the cent, with a discount too", async () => {
    const { checkout, ...input } = orderInput([{ id: "2", quantity: 3 }]);
    const stored = await shop.place({ ...input, checkout: { ...checkout, coupon: "FIVER" } });
    const session = shop.stripe.sessions.get(await shop.pageOf(stored));
    expect(session?.["amount_total"]).toBe(stored.order.total);
  });

  test("returns the same session to all callers, concurrently and later", async () => {
    // Several times: what callers do at the very same moment differs.
    for (let sessions = 1; sessions <= 20; sessions++) {
      const stored = await shop.place();
      const urls = await Promise.all(Array.from({ length: 8 }, () => shop.payment.start(stored)));
      shop.clock.pass(10 * MINUTE);
      urls.push(await shop.payment.start(stored));
      expect(new Set(urls).size).toBe(1);
      expect(shop.stripe.sessions.size).toBe(sessions);
    }
  });

  test("is recorded once from repeated events in any order", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored));
    const completed = shop.newEvent("checkout.session.completed", session);
    const expired = shop.newEvent("checkout.session.expired", session);
    const messages = [
      completed,
      expired,
      completed,
      shop.newEvent("checkout.session.async_payment_succeeded", session),
      expired,
      completed,
    ];
    expect(await Promise.all(messages.map((message) => shop.deliver(message)))).toEqual(messages.map(() => "done"));
    expect((await shop.now(stored))?.events.map((event) => event.kind)).toEqual(["awaiting-payment", "paid"]);
    expect(await shop.left()).toBe(97);
    const mails = await database.db
      .selectFrom("jobs")
      .select("id")
      .where("dedupe_key", "like", "mail:order-confirmation%")
      .execute();
    expect(mails).toHaveLength(1);
  });

  test("refuses webhooks that are forged, changed or old", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored));
    const { raw, signature } = shop.newEvent("checkout.session.completed", session);
    const old = signedEvent("checkout.session.completed", session, "evt_old", Math.floor(Date.now() / 1000) - 301);
    const bad: [string, string | undefined][] = [
      [raw, undefined],
      [raw, "t=1,v1=00"],
      [raw, signature.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
      [raw.replace("paid", "void"), signature],
      [JSON.stringify(JSON.parse(raw), undefined, 1), signature],
      [old.raw, old.signature],
    ];
    for (const [body, head] of bad) expect(await shop.deliver({ raw: body, signature: head })).toBe("refused");
    expect((await shop.now(stored))?.state).toBe("awaiting-payment");
    expect(await database.db.selectFrom("payment_events").selectAll().execute()).toHaveLength(0);
  });

  test("does not accept a wrong amount for the order: a refund is due", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored), {
      status: "complete",
      payment_status: "paid",
      amount_total: 1,
    });
    const message = shop.newEvent("checkout.session.completed", session);
    for (let i = 0; i < 3; i++) await shop.deliver(message);
    const order = await shop.now(stored);
    expect(order?.state).toBe("refund-due");
    expect(
      order?.events.filter(({ kind }) => kind === "amount-mismatch"),
      "recorded once",
    ).toHaveLength(1);
    expect(await shop.left()).toBe(100);
  });

  test("expires the session before the stock is released, and never while Stripe is down", async () => {
    const stored = await shop.place();
    const id = await shop.pageOf(stored);
    shop.clock.pass(30 * MINUTE);
    shop.stripe.goDown(true);
    expect(await shop.expire()).toBe(0);
    expect(await shop.left()).toBe(97);
    shop.stripe.goDown(false);
    expect(await shop.expire()).toBe(1);
    expect(shop.stripe.sessions.get(id)?.status).toBe("expired");
    expect(await shop.left()).toBe(100);
  });

  test("finds the payment at the end of the hold if no webhook arrived", async () => {
    const stored = await shop.place();
    shop.stripe.finish(await shop.pageOf(stored));
    shop.clock.pass(30 * MINUTE);
    expect(await shop.expire()).toBe(0);
    expect((await shop.now(stored))?.state).toBe("paid");
  });

  test("finds the payment if the shopper returns before the webhook", async () => {
    const stored = await shop.place();
    shop.stripe.finish(await shop.pageOf(stored));
    expect((await checkPayment(shop.deps, stored)).kind).toBe("paid");
    expect((await shop.now(stored))?.state).toBe("paid");
    expect(await closePayment(shop.deps, stored)).toBe(false);
  });

  test("waits for payments that take days, and releases the stock if they fail", async () => {
    const stored = await shop.place();
    const pending = { status: "complete", payment_status: "unpaid" };
    const session = shop.stripe.finish(await shop.pageOf(stored), pending);
    await shop.receive("checkout.session.completed", session);
    shop.clock.pass(24 * 60 * MINUTE);
    expect(await shop.expire()).toBe(0);
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["awaiting-payment", 97]);
    expect((await shop.now(stored))?.events.map(({ kind }) => kind)).toEqual(["awaiting-payment", "payment-pending"]);
    await shop.receive("checkout.session.async_payment_failed", session);
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["cancelled", 100]);
  });

  test("ends with its session, and releases the stock", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored), { status: "expired" });
    await shop.receive("checkout.session.expired", session);
    expect([(await shop.now(stored))?.state, await shop.left()]).toEqual(["expired", 100]);
  });

  test("an expired session that nobody was sent to does not end the order", async () => {
    const stored = await shop.place();
    await shop.payment.start(stored);
    await shop.receive("checkout.session.expired", {
      id: "cs_other",
      status: "expired",
      client_reference_id: stored.id,
    });
    expect((await shop.now(stored))?.state).toBe("awaiting-payment");
  });

  test("events about unknown objects are accepted and change nothing", async () => {
    const paid = { payment_status: "paid", amount_total: 1, currency: "eur", payment_intent: null };
    for (const reference of [null, "unknown"])
      expect(
        await shop.receive("checkout.session.completed", { id: "cs_x", client_reference_id: reference, ...paid }),
      ).toBe("done");
    expect(await shop.receive("customer.created", {})).toBe("done");
  });

  test("an interrupted event is handled when it is resent", async () => {
    const stored = await shop.place();
    const session = shop.stripe.finish(await shop.pageOf(stored));
    const cut = createStripePayment({
      ...shop.options,
      failpoints: () => {
        throw new Error("power cut");
      },
    });
    const message = shop.newEvent("checkout.session.completed", session);
    await expect(shop.deliver(message, cut)).rejects.toThrow("power cut");
    expect(await shop.deliver(message)).toBe("done");
    expect((await shop.now(stored))?.state).toBe("paid");
  });
});
