import type { Database } from "../../../db/tables.ts";
import { addEvent } from "./move-order.server.ts";
import { PAYMENT_PENDING } from "./order-history.ts";

/** Records, once, that the shopper of an order has paid and the money is on its way, which can take days. */
export async function recordPending(trx: Database, orderId: string, now: Date): Promise<void> {
  // A no-op update that locks the row, so that concurrent reports wait.
  const awaited = await trx
    .updateTable("orders")
    .set({ state: "awaiting-payment" })
    .where("id", "=", orderId)
    .where("state", "=", "awaiting-payment")
    .returning("id")
    .executeTakeFirst();
  if (!awaited) return;
  const noted = await trx
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", PAYMENT_PENDING)
    .executeTakeFirst();
  if (!noted) await addEvent(trx, orderId, { kind: PAYMENT_PENDING, now });
}
