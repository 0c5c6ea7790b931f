import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { moveOrder } from "./move-order.server.ts";

/** Makes sure that an order can no longer be paid; `false` if that is uncertain or it was paid. */
export type ClosePayment = (orderId: string) => Promise<boolean>;

/**
 * Expires the orders that were not paid in time and releases their stock. Once `signal` is aborted, the rest is left
 * for the next run. Returns how many expired.
 */
export async function expireHolds(
  db: Database,
  closePayment: ClosePayment,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const overdue = await db
    .selectFrom("orders")
    .select("id")
    .where("state", "=", "awaiting-payment")
    .where("hold_until", "<=", now.toISOString())
    .orderBy("hold_until")
    .execute();
  let ended = 0;
  for (const { id } of overdue) {
    if (signal?.aborted) break;
    if (!(await closePayment(id))) continue;
    if (await expireOrder(db, id, now)) ended++;
  }
  return ended;
}

/** Expires one order that was not paid in time. Returns false if it is in another state by now. */
function expireOrder(db: Database, orderId: string, now: Date): Promise<boolean> {
  return transact(db, async (trx) => Boolean(await moveOrder(trx, orderId, { to: "expired", now })));
}
