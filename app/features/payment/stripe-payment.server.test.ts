import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import type { Translate } from "../../i18n/words.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { inEnglish } from "../mail/in-english.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { stockLeft } from "../orders/stock.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { checkPayment, closePayment, createPaymentCloser } from "./close-payment.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { SECRET_KEY, signedEvent, startTestStripe, WEBHOOK_SECRET } from "./test-stripe.ts";

const MINUTE = 60_000;
const log = pino({ level: "silent" });

describe.each(databaseKinds())("paying with Stripe on %s", (kind) => {
  let database: TestDatabase;
  let stripe: Awaited<ReturnType<typeof startTestStripe>>;
  let payment: PaymentProvider;
  let clock: ReturnType<typeof createClock>;
  let events = 0;
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
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
    const shop = { db: database.db, baseUrl: "https://shop.example", holdMinutes: 30, now: clock.now };
    return { ...keys, ...shop, url: stripe.url, translate: () => inEnglish };
  }

  async function place(
    more: Partial<PlaceOrderInput["checkout"]> = {},
    lines = [{ id: "2", quantity: 3 }],
  ): Promise<StoredOrder> {
    const input = orderInput(lines);
    const deps = createOrderDeps(database.db, { now: clock.now, provider: "stripe" });
    const answer = await placeOrder(deps, { ...input, checkout: { ...input.checkout, ...more } });
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  }
  const deps = () => ({ db: database.db, payment, log, now: clock.now });
  const sessionId = async (url: string) => url.split("/").at(-1) ?? "";
  const now = async (stored: StoredOrder) => (await orderById(database.db, stored.id))?.order;
  const left = async () => (await stockLeft(database.db, ["2"])).get("2");
  const expire = () => expireHolds(database.db, createPaymentCloser(deps()), clock.now());
  const newEvent = (type: string, object: unknown) => signedEvent(type, object, `evt_${++events}`);
  const hear = ({ raw, signature = "" }: { raw: string; signature?: string }, { handleWebhook } = payment) =>
    handleWebhook?.(raw, new Headers(signature ? { "stripe-signature": signature } : {}));

  test("asks for a payment page that fits the order and outlives its hold", async () => {
    const stored = await place();
    const url = await payment.start(stored);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const [{ params, idempotencyKey }] = stripe.asked as [(typeof stripe.asked)[number]];
    expect(stripe.sessions.get(await sessionId(url))).toMatchObject({
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

  test("names goods and delivery on the payment page in the language of the order", async () => {
    const deps = createOrderDeps(database.db, { now: clock.now, provider: "stripe" }, "de");
    const lines = [{ id: "4", color: "black", size: "m", quantity: 1 }];
    const answer = await placeOrder(deps, orderInput(lines, { language: "de" }));
    if (!answer.ok) throw new Error(answer.code);
    const german: Record<string, string> = { black: "schwarz", "Standard delivery": "Standardversand" };
    const translate = (language: string): Translate =>
      language === "de" ? (text, values) => german[text] ?? inEnglish(text, values) : inEnglish;
    await createStripePayment({ ...options(), translate }).start(answer);
    const names = [0, 1].map((i) => stripe.asked[0]?.params.get(`line_items[${i}][price_data][product_data][name]`));
    expect(names).toEqual(["Ding 4, schwarz, M", "Standardversand"]);
  });

  test("charges the total to the cent, with a discount too", async () => {
    const stored = await place({ coupon: "FIVER" });
    const session = stripe.sessions.get(await sessionId(await payment.start(stored)));
    expect(session?.["amount_total"]).toBe(stored.order.total);
  });

  test("gives everybody who asks the same page, also at once and later", async () => {
    const stored = await place();
    const urls = await Promise.all(Array.from({ length: 5 }, () => payment.start(stored)));
    clock.pass(10 * MINUTE);
    urls.push(await payment.start(stored));
    expect(new Set(urls).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
  });

  test("is paid once by messages that come several times and in any order", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)));
    const completed = newEvent("checkout.session.completed", session);
    const expired = newEvent("checkout.session.expired", session);
    const messages = [
      completed,
      expired,
      completed,
      newEvent("checkout.session.async_payment_succeeded", session),
      expired,
      completed,
    ];
    expect(await Promise.all(messages.map((message) => hear(message)))).toEqual(messages.map(() => "done"));
    expect((await now(stored))?.events.map((event) => event.kind)).toEqual(["awaiting-payment", "paid"]);
    expect(await left()).toBe(97);
    const mails = await database.db
      .selectFrom("jobs")
      .select("id")
      .where("dedupe_key", "like", "mail:order-confirmation%")
      .execute();
    expect(mails).toHaveLength(1);
  });

  test("refuses messages that are forged, changed or old", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)));
    const { raw, signature } = newEvent("checkout.session.completed", session);
    const old = signedEvent("checkout.session.completed", session, "evt_old", Math.floor(Date.now() / 1000) - 301);
    const bad: [string, string | undefined][] = [
      [raw, undefined],
      [raw, "t=1,v1=00"],
      [raw, signature.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
      [raw.replace("paid", "void"), signature],
      [JSON.stringify(JSON.parse(raw), undefined, 1), signature],
      [old.raw, old.signature],
    ];
    for (const [body, head] of bad) expect(await hear({ raw: body, signature: head })).toBe("refused");
    expect((await now(stored))?.state).toBe("awaiting-payment");
    expect(await database.db.selectFrom("payment_events").selectAll().execute()).toHaveLength(0);
  });

  test("does not take a wrong amount for the order: it is owed back", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)), {
      status: "complete",
      payment_status: "paid",
      amount_total: 1,
    });
    await hear(newEvent("checkout.session.completed", session));
    expect((await now(stored))?.state).toBe("refund-due");
    expect(await left()).toBe(100);
  });

  test("closes the page before the goods go back, and never when Stripe is silent", async () => {
    const stored = await place();
    const id = await sessionId(await payment.start(stored));
    clock.pass(30 * MINUTE);
    stripe.goDown(true);
    expect(await expire()).toBe(0);
    expect(await left()).toBe(97);
    stripe.goDown(false);
    expect(await expire()).toBe(1);
    expect(stripe.sessions.get(id)?.status).toBe("expired");
    expect(await left()).toBe(100);
  });

  test("finds at the end of the hold that it was paid when no message came", async () => {
    const stored = await place();
    stripe.finish(await sessionId(await payment.start(stored)));
    clock.pass(30 * MINUTE);
    expect(await expire()).toBe(0);
    expect((await now(stored))?.state).toBe("paid");
  });

  test("finds that it was paid when the shopper comes back before the message", async () => {
    const stored = await place();
    stripe.finish(await sessionId(await payment.start(stored)));
    expect((await checkPayment(deps(), stored)).kind).toBe("paid");
    expect((await now(stored))?.state).toBe("paid");
    expect(await closePayment(deps(), stored)).toBe(false);
  });

  test("waits for money that takes days, and gives the goods back when it fails", async () => {
    const stored = await place();
    const pending = { status: "complete", payment_status: "unpaid" };
    const session = stripe.finish(await sessionId(await payment.start(stored)), pending);
    await hear(newEvent("checkout.session.completed", session));
    clock.pass(24 * 60 * MINUTE);
    expect(await expire()).toBe(0);
    expect([(await now(stored))?.state, await left()]).toEqual(["awaiting-payment", 97]);
    expect((await now(stored))?.events.map(({ kind }) => kind)).toEqual(["awaiting-payment", "payment-pending"]);
    await hear(newEvent("checkout.session.async_payment_failed", session));
    expect([(await now(stored))?.state, await left()]).toEqual(["cancelled", 100]);
  });

  test("ends with its page, and gives the goods back", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)), { status: "expired" });
    await hear(newEvent("checkout.session.expired", session));
    expect([(await now(stored))?.state, await left()]).toEqual(["expired", 100]);
  });

  test("an ended page that nobody was sent to does not end the order", async () => {
    const stored = await place();
    await payment.start(stored);
    await hear(
      newEvent("checkout.session.expired", { id: "cs_other", status: "expired", client_reference_id: stored.id }),
    );
    expect((await now(stored))?.state).toBe("awaiting-payment");
  });

  test("messages about what is not the shop's are taken and change nothing", async () => {
    const paid = { payment_status: "paid", amount_total: 1, currency: "eur", payment_intent: null };
    for (const reference of [null, "unknown"])
      expect(
        await hear(newEvent("checkout.session.completed", { id: "cs_x", client_reference_id: reference, ...paid })),
      ).toBe("done");
    expect(await hear(newEvent("customer.created", {}))).toBe("done");
  });

  test("a message that was cut off in the middle is done when it comes again", async () => {
    const stored = await place();
    const session = stripe.finish(await sessionId(await payment.start(stored)));
    const cut = createStripePayment({
      ...options(),
      faults: () => {
        throw new Error("power cut");
      },
    });
    const message = newEvent("checkout.session.completed", session);
    await expect(hear(message, cut)).rejects.toThrow("power cut");
    expect(await hear(message)).toBe("done");
    expect((await now(stored))?.state).toBe("paid");
  });
});
