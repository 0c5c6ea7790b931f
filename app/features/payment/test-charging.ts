import { pino } from "pino";
import type { Database } from "../../../db/tables.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop, testSecrets } from "../orders/test-shop.ts";
import { stockLeft } from "../stock/stock.server.ts";
import { createPaymentCloser } from "./close-payment.server.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { SECRET_KEY, signedEvent, startTestStripe, WEBHOOK_SECRET } from "./test-stripe.ts";

export type ChargingShop = Awaited<ReturnType<typeof openChargingShop>>;
type Message = { raw: string; signature?: string };

/** A shop whose orders are paid with a fake Stripe, on a database that is emptied first. */
export async function openChargingShop(db: Database) {
  const clock = createClock();
  const stripe = await startTestStripe(clock.now);
  await resetShop(db);
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, url: stripe.url };
  const options = { ...keys, db, baseUrl: "https://shop.example", holdMinutes: 30, translate: () => untranslated };
  const payment = createStripePayment({ ...options, now: clock.now });
  const deps = { db, payment, secrets: testSecrets, log: pino({ level: "silent" }), now: clock.now };
  let events = 0;
  const newEvent = (type: string, object: unknown) => signedEvent(type, object, `evt_${++events}`);
  const deliver = async ({ raw, signature }: Message, { handleWebhook } = payment) =>
    handleWebhook?.(raw, new Headers(signature ? { "stripe-signature": signature } : {}));
  return {
    clock,
    stripe,
    payment,
    deps,
    options: { ...options, now: clock.now },
    /** Places an order: three pieces of product 2 by default. */
    async place(input = orderInput([{ id: "2", quantity: 3 }])): Promise<StoredOrder> {
      const placed = await placeOrder(createOrderDeps(db, { now: clock.now, provider: "stripe" }), input);
      if (!placed.ok) throw new Error(placed.code);
      return placed;
    },
    /** Creates the Stripe session of an order and returns its id. */
    pageOf: async (stored: StoredOrder) => (await payment.start(stored)).split("/").at(-1) ?? "",
    /** Returns the current order. */
    now: async ({ id }: StoredOrder) => (await orderById(db, id))?.order,
    /** Stock of product 2, initially 100. */
    left: async () => (await stockLeft(db, ["2"])).get("2"),
    expire: () => expireHolds(db, createPaymentCloser(deps), clock.now()),
    newEvent,
    /** Delivers a Stripe event to the shop, as is. */
    deliver,
    /** Creates and delivers an event about an object. */
    receive: (type: string, object: unknown) => deliver(newEvent(type, object)),
  };
}
