import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import type { Database, OrderTable } from "../../../db/tables.ts";
import { releaseGiftCards } from "../gift-cards/card-uses.server.ts";
import { returnStock } from "../stock/stock.server.ts";
import type { OrderEventKind } from "./order.ts";
import { isOrderState, type OrderState, releasesStock, statesBefore } from "./order-states.ts";

type Move = {
  to: OrderState;
  now: Date;
  /** Narrows down the states to move from. */
  from?: OrderState;
  detail?: string;
  /** Leaves the stock unchanged, whatever the move. */
  keepsGoods?: boolean;
};

/**
 * Moves an order to another state if that is allowed, records the event, releases its stock if the move frees it, and
 * credits gift cards of an unpaid order back. Returns the row as it was before, or undefined if it did not move: of
 * concurrent calls, exactly one moves it.
 */
export async function moveOrder(
  trx: Database,
  id: string,
  { to, now, from, detail, keepsGoods = false }: Move,
): Promise<OrderTable | undefined> {
  const before = await trx.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!before || !isOrderState(before.state)) return undefined;
  const allowed = from ? [from] : statesBefore(to);
  if (!allowed.includes(before.state)) return undefined;
  const moved = await trx
    .updateTable("orders")
    .set({ state: to, ...(to === "delivered" && { delivered_at: now.toISOString() }) })
    .where("id", "=", id)
    .where("state", "=", before.state)
    .returning("id")
    .executeTakeFirst();
  if (!moved) return undefined;
  await addEvent(trx, id, { kind: to, now, detail });
  if (!keepsGoods && releasesStock(before.state, to)) await freeGoods(trx, id, now);
  if (before.state === "awaiting-payment" && to !== "paid") await releaseGiftCards(trx, id, now);
  return before;
}

/** Locks an order until the transaction ends, by an update that changes nothing: others that lock or change it wait. */
export async function lockOrder(trx: Database, id: string): Promise<void> {
  await trx.updateTable("orders").set({ refunded: sql`refunded + 0` }).where("id", "=", id).execute();
}

/** Records an event of an order. */
export async function addEvent(
  trx: Database,
  orderId: string,
  { kind, now, detail }: { kind: OrderEventKind; now: Date; detail?: string },
): Promise<void> {
  const event = { id: newId(now), order_id: orderId, at: now.toISOString(), kind, detail: detail ?? null };
  await trx.insertInto("order_events").values(event).execute();
}

async function freeGoods(trx: Database, orderId: string, now: Date): Promise<void> {
  await trx.deleteFrom("coupon_uses").where("order_id", "=", orderId).execute();
  const lines = await trx.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).execute();
  await returnStock(
    trx,
    lines.map((line) => ({ item: line.item_key, quantity: line.quantity })),
    now,
  );
}
