import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { moveOrder } from "./move-order.server.ts";

export type CancelReason = "by-shopper" | "payment-declined";

/** Cancels an unpaid order and releases its stock, once. Returns false if it is in another state by now. */
export function cancelOrder(db: Database, orderId: string, reason: CancelReason, now: Date): Promise<boolean> {
  return transact(db, (trx) => cancelWithin(trx, orderId, reason, now));
}

/** Like `cancelOrder`, within an open transaction. */
export async function cancelWithin(trx: Database, orderId: string, reason: CancelReason, now: Date): Promise<boolean> {
  const before = await moveOrder(trx, orderId, { to: "cancelled", now, detail: reason });
  if (!before) return false;
  if (reason === "payment-declined") await queueMail(trx, { template: "payment-failed", orderId }, now);
  return true;
}
