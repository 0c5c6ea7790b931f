import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { stockLeft } from "../orders/stock.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { checkPayment, createPaymentCloser } from "./close-payment.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { SECRET_KEY, startTestStripe, WEBHOOK_SECRET } from "./test-stripe.ts";

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
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, url: stripe.url };
    const shop = { db: database.db, baseUrl: "https://shop.example", holdMinutes: 30, now: clock.now };
    payment = createStripePayment({ ...keys, ...shop });
    await resetShop(database.db);
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });

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
});
