/**
 * Buys until it is killed: `buyer.ts <data folder or database URL> <keys, by comma> <point> <nth>`. Each key may be
 * followed by gift cards that pay a part, separated by colons. Prints a line at the start, for each confirmed order and
 * for each payment, reported as by Stripe.
 */
import { pino } from "pino";
import type Stripe from "stripe";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import { chargeOf } from "../../app/features/gift-cards/gift-card.ts";
import type { Failpoints } from "../../app/features/orders/failpoints.server.ts";
import { createOrderDeps, orderInput } from "../../app/features/orders/test-shop.ts";
import { takeStripeEvent } from "../../app/features/payment/stripe-events.server.ts";
import { ownCurrency } from "../../app/settings/own-currency.ts";
import { openDatabase } from "../../db/database.ts";

const [place = "", keys = "", point = "", nth = "1"] = process.argv.slice(2);
const isAddress = place.startsWith("postgres");
const db = await openDatabase({ ...(isAddress && { url: place }), dataDir: place, log: pino({ level: "silent" }) });

let passes = 0;
const failpoints: Failpoints = (passed) => {
  if (passed !== point) return;
  passes++;
  if (passes === Number(nth)) process.kill(process.pid, "SIGKILL");
};

process.stdout.write("open\n");
for (const pair of keys.split(",")) {
  const [key = "", ...giftCards] = pair.split(":");
  const input = orderInput([{ id: "2", quantity: 1 }], { key });
  const checkout = { ...input.checkout, contact: { email: "ada@example.com" }, giftCards };
  const answer = await placeOrder(createOrderDeps(db, { failpoints }), { ...input, checkout });
  if (!answer.ok) throw new Error(answer.code);
  process.stdout.write(`placed ${pair} ${answer.order.number}\n`);
  const message = paidMessage(key, answer.id, chargeOf(answer.order));
  await takeStripeEvent({ db, now: () => new Date(), failpoints }, message);
  process.stdout.write(`paid ${pair} ${answer.order.number}\n`);
}
await db.destroy();

/** Returns Stripe's event for a paid order; its id is the same each time. */
function paidMessage(key: string, orderId: string, charge: number): Stripe.Event {
  const session = { client_reference_id: orderId, payment_status: "paid", amount_total: charge, currency: ownCurrency };
  return { id: `evt_${key}`, type: "checkout.session.completed", data: { object: session } } as unknown as Stripe.Event;
}
