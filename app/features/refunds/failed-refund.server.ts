import { sql } from "kysely";
import type { RefundTable } from "../../../db/refund-table.ts";
import type { Database, Trx } from "../../../db/tables.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { addEvent, moveOrder } from "../orders/move-order.server.ts";
import { restockedOf } from "./plan-refund.ts";

type FailedRefund = {
  /** The provider's id of the refund. */
  ref: string;
  /** The shop's id of the refund; absent if it was made at the provider. */
  key?: string;
  /** The provider's reference of the charge that was refunded. */
  chargeRef?: string;
  /** Cents. */
  amount: number;
};

/**
 * Handles a refund that the provider had accepted but that failed, so that the shop has the money again: it becomes due
 * again, and the owner is notified. Throws while that refund is still being recorded, so that the event is resent.
 */
export async function failRefund(trx: Trx, failed: FailedRefund, now: Date): Promise<void> {
  const { ref, key, amount } = failed;
  const own = key ? await trx.selectFrom("refunds").selectAll().where("id", "=", key).executeTakeFirst() : undefined;
  if (own && !own.done_at) throw new Error(`refund ${own.id} failed before it was done`);
  if (key && (!own || hasFailed(own))) return;
  const orderId = own?.order_id ?? (await refundedWith(trx, failed));
  if (!orderId) return;
  if (own) await dropCharge(trx, own);
  const left = sql<number>`case when refunded > ${amount} then refunded - ${amount} else 0 end`;
  await trx.updateTable("orders").set({ refunded: left }).where("id", "=", orderId).execute();
  await addEvent(trx, orderId, { kind: "refund-failed", now, detail: String(amount) });
  await moveOrder(trx, orderId, { to: "refund-due", from: "refunded", now, keepsGoods: true });
  await queueMail(trx, { template: "refund-failed-notice", about: orderId, amount, ref }, now);
}

/** Whether nothing of a refund is with the provider any more. */
function hasFailed({ amount, to_card }: RefundTable): boolean {
  return amount === to_card;
}

/** Deletes a refund, or leaves what did happen: goods it restocked must not be restocked again. */
async function dropCharge(trx: Trx, refund: RefundTable): Promise<void> {
  if (restockedOf(refund).length === 0) await trx.deleteFrom("refunds").where("id", "=", refund.id).execute();
  else {
    const left = { amount: refund.to_card, lines: "[]" };
    await trx.updateTable("refunds").set(left).where("id", "=", refund.id).execute();
  }
}

/** Finds the order that was paid with this charge, if the refund made at the provider was recorded. */
async function refundedWith(
  db: Database,
  { chargeRef, amount }: Pick<FailedRefund, "chargeRef" | "amount">,
): Promise<string | undefined> {
  if (!chargeRef) return undefined;
  const row = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .innerJoin("order_events", "order_events.order_id", "payments.order_id")
    .select("payments.order_id")
    .where("charge_ref", "=", chargeRef)
    .where((is) =>
      is.or([
        is("state", "=", "refunded"),
        is.and([is("order_events.kind", "=", "refunded-part"), is("order_events.detail", "=", String(amount))]),
      ]),
    )
    .executeTakeFirst();
  return row?.order_id;
}
