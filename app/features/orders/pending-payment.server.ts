import type { Database } from "../../../db/tables.ts";
import { addEvent } from "./move-order.server.ts";
import { PAYMENT_PENDING } from "./order-history.ts";

/** Writes down, once, that the shopper of an order is done and the money is on its way, which can take days. */
export async function notePending(trx: Database, orderId: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom("orders")
    .leftJoin("order_events", (join) => join.onRef("order_id", "=", "orders.id").on("kind", "=", PAYMENT_PENDING))
    .select(["state", "order_events.id as noted"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (row?.state === "awaiting-payment" && !row.noted) await addEvent(trx, orderId, { kind: PAYMENT_PENDING, now });
}
