import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { moveOrder } from "./move-order.server.ts";
import type { OrderState } from "./order-states.ts";
import { queueMail } from "./queue-mail.server.ts";

/** Marks an order as sent and tells the shopper; `detail` is for the history, say a parcel number. False: not its turn. */
export function shipOrder(db: Database, orderId: string, now: Date, detail?: string): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await moveOrder(trx, orderId, { to: "shipped", now, detail }))) return false;
    await queueMail(trx, { template: "order-shipped", orderId }, now);
    return true;
  });
}

/** Marks an order as received: from here the 14 days for withdrawal count. False: not its turn. */
export function deliverOrder(db: Database, orderId: string, now: Date): Promise<boolean> {
  return transact(db, async (trx) => Boolean(await moveOrder(trx, orderId, { to: "delivered", now })));
}

/** Marks an order as paid back and tells the shopper; goods that were never sent go back on the shelf. */
export function noteRefund(db: Database, orderId: string, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await moveOrder(trx, orderId, { to: "refunded", now }))) return false;
    await queueMail(trx, { template: "order-refunded", orderId }, now);
    return true;
  });
}

/** States that an order with money to give back can be in. */
export const refundable: readonly OrderState[] = ["paid", "shipped", "delivered", "refund-due"];
