import type { Database } from "../../../db/tables.ts";
import { noteRefund, refundable } from "../orders/fulfil-order.server.ts";
import type { PayableOrder, PaymentProvider } from "./payment-provider.ts";

export type RefundAnswer = { ok: true } | { ok: false; code: "not-refundable" | "other-provider" };

/**
 * Gives an order's money back through the provider that took it, then notes it. A crash between the two is mended by
 * doing it again: the provider gives it back once. Throws when the provider refuses.
 */
export async function refundOrder(
  { db, payment }: { db: Database; payment: PaymentProvider },
  payable: PayableOrder,
  now: Date,
): Promise<RefundAnswer> {
  const { id, order } = payable;
  if (!refundable.includes(order.state)) return { ok: false, code: "not-refundable" };
  if (order.provider !== payment.id) return { ok: false, code: "other-provider" };
  await payment.refund(payable);
  return (await noteRefund(db, id, now)) ? { ok: true } : { ok: false, code: "not-refundable" };
}
