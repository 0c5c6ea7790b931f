import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { moveOrder } from "./move-order.server.ts";
import { queueMail } from "./queue-mail.server.ts";

/** Marks an order as shipped and emails the shopper; `detail` may be a tracking number. False if not allowed. */
export function shipOrder(db: Database, orderId: string, now: Date, detail?: string): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await moveOrder(trx, orderId, { to: "shipped", now, detail }))) return false;
    await queueMail(trx, { template: "order-shipped", orderId }, now);
    return true;
  });
}

/** Marks an order as delivered, which starts the 14 days for withdrawal. False if not allowed. */
export function deliverOrder(db: Database, orderId: string, now: Date): Promise<boolean> {
  return transact(db, async (trx) => Boolean(await moveOrder(trx, orderId, { to: "delivered", now })));
}
