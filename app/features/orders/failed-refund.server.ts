import { sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";
import { addEvent, moveOrder } from "./move-order.server.ts";
import { queueMail } from "./queue-mail.server.ts";

type FailedRefund = {
  /** The provider's own id of it. */
  ref: string;
  /** The shop's id of it; absent where it was made at the provider's. */
  key?: string;
  /** What the money was to be given back with. */
  chargeRef?: string;
  /** Cents. */
  amount: number;
};

/**
 * A refund that the provider had accepted has failed and the money is back with the shop: it is owed again, and the owner is told.
 * Throws while that refund is still being recorded, so that the message is sent again.
 */
export async function failRefund(trx: Trx, failed: FailedRefund, now: Date): Promise<void> {
  const { ref, key, amount } = failed;
  const own = key ? await trx.selectFrom("refunds").selectAll().where("id", "=", key).executeTakeFirst() : undefined;
  if (own && !own.done_at) throw new Error(`refund ${own.id} failed before it was done`);
  if (key && !own) return;
  const orderId = own?.order_id ?? (await refundedWith(trx, failed.chargeRef));
  if (!orderId) return;
  if (own) await trx.deleteFrom("refunds").where("id", "=", own.id).execute();
  const left = sql<number>`case when refunded > ${amount} then refunded - ${amount} else 0 end`;
  await trx.updateTable("orders").set({ refunded: left }).where("id", "=", orderId).execute();
  await addEvent(trx, orderId, { kind: "refund-failed", now, detail: String(amount) });
  await moveOrder(trx, orderId, { to: "refund-due", from: "refunded", now, keepsGoods: true });
  await queueMail(trx, { template: "refund-failed-notice", about: orderId, amount, ref }, now);
}

/** The order that counts as given back and was paid with this; of parts that the provider gave back nothing is known. */
async function refundedWith(db: Database, chargeRef: string | undefined): Promise<string | undefined> {
  if (!chargeRef) return undefined;
  const row = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select("order_id")
    .where("charge_ref", "=", chargeRef)
    .where("state", "=", "refunded")
    .executeTakeFirst();
  return row?.order_id;
}
