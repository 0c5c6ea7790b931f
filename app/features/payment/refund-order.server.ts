import type { Secrets } from "../../../db/secrets.ts";
import type { Database } from "../../../db/tables.ts";
import type { Cents } from "../catalogue/product.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { orderById } from "../orders/read-order.server.ts";
import { leftToRepay, type RefundRequest } from "../refunds/plan-refund.ts";
import { dropRefund, finishRefund, openRefund, type RefusedRefund } from "../refunds/refunds.server.ts";
import type { PayableOrder, PaymentProvider } from "./payment-provider.ts";

/** `left`: cents that can still be refunded. */
export type RefundAnswer = { ok: true; amount: Cents; left: Cents } | RefusedRefund;

/**
 * Refunds an order or a part of it, first through the provider that took the money, then to the gift cards. After a
 * crash or a provider timeout, repeating the call completes the refund without making it twice. Throws if the provider
 * does not respond.
 */
export async function refundOrder(
  { db, payment, secrets }: { db: Database; payment: PaymentProvider; secrets: Secrets },
  payable: PayableOrder,
  wish: RefundRequest,
  now: Date,
): Promise<RefundAnswer> {
  const { id, order } = payable;
  // An order with nothing paid through the provider does not need that provider for its refund.
  if (chargeOf(order) > 0 && order.provider !== payment.id) return { ok: false, code: "other-provider" };
  const opened = await openRefund({ db, secrets }, id, wish, now);
  if (!opened.ok) return opened;
  const { refund } = opened;
  const { id: key, amount, charge, isRest } = refund;
  if (charge > 0 && (await payment.refund(payable, { key, ...(!isRest && { amount: charge }) })) === "refused") {
    await dropRefund(db, key);
    return { ok: false, code: "refused" };
  }
  await finishRefund(db, refund, now);
  const after = (await orderById(db, id))?.order;
  return { ok: true, amount, left: after ? leftToRepay(after) : (0 as Cents) };
}
