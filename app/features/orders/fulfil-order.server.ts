import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { moveOrder } from "./move-order.server.ts";
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
