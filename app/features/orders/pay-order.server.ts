import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Cents } from "../catalogue/product.ts";
import { giftCardPartsOf } from "../gift-cards/card-uses.server.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { type Failpoints, noFailpoints } from "./failpoints.server.ts";
import { issueInvoice } from "./invoice-order.server.ts";
import { addEvent, lockOrder, moveOrder } from "./move-order.server.ts";
import { hasMoney, isOrderState } from "./order-states.ts";

export type Payment = {
  orderId: string;
  /** The amount paid, in the smallest unit of `currency`. */
  amount: number;
  currency: string;
  /** The provider's reference for refunds. */
  chargeRef?: string;
};

/** Due for refund: a `late` payment (the order had ended) or a `wrong-amount` (not what was left to pay). */
export type PaymentOutcome = "paid" | "paid-before" | "late" | "wrong-amount" | "unknown-order";

type PayDeps = { db: Database; now: () => Date; failpoints?: Failpoints };

/**
 * Records a payment; reports may repeat or arrive in any order. Both sides are emailed if it cannot be used, and the
 * owner about further money for an order that is settled.
 */
export function payOrder(deps: PayDeps, payment: Payment): Promise<PaymentOutcome> {
  return transact(deps.db, (trx) => payWithin(trx, payment, deps));
}

/** Like `payOrder`, within an open transaction. */
export async function payWithin(
  trx: Database,
  { orderId, amount, currency, chargeRef }: Payment,
  { now: clock, failpoints = noFailpoints }: Omit<PayDeps, "db">,
): Promise<PaymentOutcome> {
  const now = clock();
  const order = await trx.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (!order) return "unknown-order";
  const isOtherCharge = chargeRef !== undefined && !(await keepCharge(trx, orderId, chargeRef));
  const giftCards = await giftCardPartsOf(trx, orderId);
  const charge = chargeOf({ total: order.total as Cents, giftCards });
  const isWrong = amount !== charge || currency.toUpperCase() !== order.currency;
  if (isWrong) {
    const sum = (cents: number, code: string) => `${(cents / 100).toFixed(2)} ${code.toUpperCase()}`;
    const detail = `${sum(amount, currency)} came for ${sum(charge, order.currency)}`;
    await noteMismatch(trx, orderId, detail, now);
  } else if (await payNow(trx, orderId, now)) {
    await failpoints("after-paid");
    return "paid";
  }
  const outcome = await markRefundDue(trx, orderId, isWrong ? "wrong-amount" : "late", now);
  const isFurther = isOtherCharge || (isWrong && isOrderState(order.state) && hasMoney(order.state));
  if (outcome === "paid-before" && isFurther) {
    const ref = chargeRef ?? `${orderId} ${amount} ${currency}`;
    const paid = { amount, currency: currency.toUpperCase() };
    await queueMail(trx, { template: "further-payment-notice", about: orderId, ...paid, ref }, now);
  }
  return outcome;
}

/** Records a wrong amount, once, however it is reported: by a webhook, by the provider when asked, or by both at once. */
async function noteMismatch(trx: Database, orderId: string, detail: string, now: Date): Promise<void> {
  // So that concurrent reports wait.
  await lockOrder(trx, orderId);
  const noted = await trx
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", "amount-mismatch")
    .where("detail", "=", detail)
    .executeTakeFirst();
  if (!noted) await addEvent(trx, orderId, { kind: "amount-mismatch", now, detail });
}

/** Records the charge that refunds go to; false if the order has another, which came first. */
async function keepCharge(trx: Database, orderId: string, chargeRef: string): Promise<boolean> {
  const payment = trx.updateTable("payments").where("order_id", "=", orderId);
  await payment.set({ charge_ref: chargeRef }).where("charge_ref", "is", null).execute();
  const row = await trx.selectFrom("payments").select("charge_ref").where("order_id", "=", orderId).executeTakeFirst();
  return row === undefined || row.charge_ref === chargeRef;
}

/** Marks an unpaid order as paid, issues its invoice and queues its confirmation. */
export async function payNow(trx: Database, orderId: string, now: Date): Promise<boolean> {
  if (!(await moveOrder(trx, orderId, { to: "paid", now }))) return false;
  await queueMail(trx, { template: "order-confirmation", orderId }, now);
  await queueMail(trx, { template: "order-notice", orderId }, now);
  // Last: all sales wait for the row of the series.
  await issueInvoice(trx, orderId, now);
  return true;
}

/** Marks an order as due for refund, because the money cannot pay for it, and notifies both sides. */
async function markRefundDue(
  trx: Database,
  orderId: string,
  why: "late" | "wrong-amount",
  now: Date,
): Promise<PaymentOutcome> {
  const before = await moveOrder(trx, orderId, { to: "refund-due", now });
  if (!before) return "paid-before";
  await queueMail(trx, { template: "refund-due", orderId }, now);
  await queueMail(trx, { template: "refund-due-notice", orderId }, now);
  return why;
}
