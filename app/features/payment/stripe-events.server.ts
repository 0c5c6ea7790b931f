import { sql } from "kysely";
import type Stripe from "stripe";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { chargeOf, heldByCards, repayableOf } from "../gift-cards/gift-card.ts";
import { cancelWithin } from "../orders/cancel-order.server.ts";
import { type Failpoints, noFailpoints } from "../orders/failpoints.server.ts";
import { addEvent, lockOrder, moveOrder } from "../orders/move-order.server.ts";
import { type Payment, payWithin } from "../orders/pay-order.server.ts";
import { recordPending } from "../orders/pending-payment.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { issueCreditNote } from "../refunds/credit-order.server.ts";
import { failRefund } from "../refunds/failed-refund.server.ts";
import { leftWithProvider } from "../refunds/plan-refund.ts";

type EventDeps = { db: Database; now: () => Date; failpoints?: Failpoints };

/**
 * Handles a Stripe event in the transaction that stores its id: a repeated event is recognised as done, and an
 * interrupted one is resent and handled then. Events may arrive in any order.
 */
export async function takeStripeEvent(deps: EventDeps, event: Stripe.Event): Promise<void> {
  const { failpoints = noFailpoints } = deps;
  const now = deps.now();
  await transact(deps.db, async (trx) => {
    const isNew = await trx
      .insertInto("payment_events")
      .values({ id: event.id, provider: "stripe", kind: event.type, received_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!isNew) return;
    await failpoints("after-event");
    await apply(trx, event, deps);
  });
}

async function apply(trx: Trx, event: Stripe.Event, deps: EventDeps): Promise<void> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return pay(trx, event.data.object, deps);
    case "checkout.session.async_payment_failed":
      return fail(trx, event.data.object, deps.now());
    case "checkout.session.expired":
      return expire(trx, event.data.object, deps.now());
    case "charge.refunded":
      return refunded(trx, event.data.object, deps.now());
    case "refund.failed":
      return refundFailed(trx, event.data.object, deps.now());
    default:
      return;
  }
}

async function pay(trx: Trx, session: Stripe.Checkout.Session, deps: EventDeps): Promise<void> {
  const orderId = session.client_reference_id;
  if (!orderId) return;
  // A payment that takes days is completed here, and succeeds or fails in a later event.
  if (session.payment_status === "unpaid") {
    if (await isOurs(trx, session)) await recordPending(trx, orderId, deps.now());
    return;
  }
  await payWithin(trx, paymentOf(session, orderId), deps);
}

async function fail(trx: Trx, session: Stripe.Checkout.Session, now: Date): Promise<void> {
  if (await isOurs(trx, session)) await cancelWithin(trx, session.client_reference_id ?? "", "payment-declined", now);
}

async function expire(trx: Trx, session: Stripe.Checkout.Session, now: Date): Promise<void> {
  if (session.status !== "expired" || !(await isOurs(trx, session))) return;
  await moveOrder(trx, session.client_reference_id ?? "", { to: "expired", now });
}

/**
 * Records a refund made in Stripe's dashboard; the goods stay where they are. Throws if the payment itself has not been
 * reported yet, so that Stripe resends the event after that one.
 */
async function refunded(trx: Trx, charge: Stripe.Charge, now: Date): Promise<void> {
  const ref = idOf(charge.payment_intent);
  const row =
    ref && (await trx.selectFrom("payments").select("order_id").where("charge_ref", "=", ref).executeTakeFirst());
  if (!row) return expectPaymentReported(trx, charge);
  // So that the shop's own refunds and this event wait for each other.
  await lockOrder(trx, row.order_id);
  const order = (await orderById(trx, row.order_id))?.order;
  if (!order) return;
  const left = leftWithProvider(order);
  if (!charge.refunded) return partRefunded(trx, row.order_id, charge.amount_refunded - (chargeOf(order) - left), now);
  // The order keeps what a gift card paid, which the owner can refund separately.
  if (heldByCards(order) > 0) return partRefunded(trx, row.order_id, left, now);
  // A refund made by the shop decides about the goods itself; this event only echoes it.
  const own = await trx.selectFrom("refunds").selectAll().where("order_id", "=", row.order_id).execute();
  await moveOrder(trx, row.order_id, { to: "refunded", now, detail: "reported by Stripe", keepsGoods: own.length > 0 });
  await trx
    .updateTable("orders")
    .set({ refunded: repayableOf(order) })
    .where("id", "=", row.order_id)
    .execute();
  await issueCreditNote(trx, row.order_id, now, own.find(({ done_at }) => done_at === null)?.id);
}

async function expectPaymentReported(trx: Trx, { metadata }: Stripe.Charge): Promise<void> {
  const awaited = await trx
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "order_id")
    .select("number")
    .where("number", "=", metadata?.["order"] ?? "")
    .where("charge_ref", "is", null)
    .executeTakeFirst();
  if (awaited) throw new Error(`${awaited.number} was refunded before its payment was reported`);
}

/** Records the cents that Stripe gave back and the shop did not know of; refunds of the shop's own are known before. */
async function partRefunded(trx: Trx, orderId: string, amount: number, now: Date): Promise<void> {
  if (amount <= 0) return;
  const more = { refunded: sql<number>`refunded + ${amount}` };
  await trx.updateTable("orders").set(more).where("id", "=", orderId).execute();
  await addEvent(trx, orderId, { kind: "refunded-part", now, detail: String(amount) });
  await issueCreditNote(trx, orderId, now);
}

async function refundFailed(trx: Trx, refund: Stripe.Refund, now: Date): Promise<void> {
  const [key, chargeRef] = [refund.metadata?.["refund"], idOf(refund.payment_intent)];
  const about = { ...(key && { key }), ...(chargeRef && { chargeRef }) };
  await failRefund(trx, { ref: refund.id, amount: refund.amount, ...about }, now);
}

/** Whether this is the session that the shopper was sent to, and not one that nobody ever saw. */
async function isOurs(trx: Trx, session: Stripe.Checkout.Session): Promise<boolean> {
  const row = await trx.selectFrom("payments").select("order_id").where("ref", "=", session.id).executeTakeFirst();
  return row !== undefined && row.order_id === session.client_reference_id;
}

/** Converts a completed session to a payment of the order. */
export function paymentOf(session: Stripe.Checkout.Session, orderId: string): Payment {
  const chargeRef = idOf(session.payment_intent);
  return {
    orderId,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    ...(chargeRef && { chargeRef }),
  };
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
