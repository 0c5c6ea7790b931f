import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { PAYMENT_PENDING } from "../orders/order-history.ts";
import { lineKey } from "../orders/order-line-key.ts";
import { tidyOrderNumber } from "../orders/order-number.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import type { OrderedItem, OrderSummary } from "./account.ts";

/** 1 if the shopper completed a payment whose money takes days to arrive, else 0. */
const isPending = sql<number>`case when exists (
  select 1 from order_events where order_events.order_id = orders.id and order_events.kind = ${PAYMENT_PENDING}
) then 1 else 0 end`;

/** Returns the orders of an account, newest first. */
export async function listAccountOrders(db: Database, userId: string): Promise<OrderSummary[]> {
  const rows = await db
    .selectFrom("account_orders")
    .innerJoin("orders", "orders.id", "account_orders.order_id")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select([
      "orders.number",
      "orders.state",
      "orders.method_id",
      "orders.placed_at as placedAt",
      "orders.currency",
      "orders.total",
    ])
    .select(["order_lines.product_id as id", "order_lines.color", "order_lines.quantity"])
    .select(isPending.as("isPending"))
    .where("account_orders.user_id", "=", userId)
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.number")
    .orderBy("order_lines.position")
    .execute();
  return [...Map.groupBy(rows, (row) => row.number).values()].flatMap((lines) => {
    const [order] = lines;
    if (!order) return [];
    const { number, state, method_id: id, placedAt, currency, total } = order;
    const events = order.isPending === 1 ? [{ kind: PAYMENT_PENDING }] : [];
    const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
    return [{ number, state, method: { id }, events, placedAt, currency, total, pieces, items: itemsOf(lines) }];
  });
}

/** The distinct items of the lines, whatever their size. */
function itemsOf(lines: readonly { id: string; color: string | null }[]): OrderedItem[] {
  const items = lines.map(({ id, color }) => ({ id, ...(color && { color }) }));
  return [...new Map(items.map((item) => [lineKey(item), item])).values()];
}

/** Returns an order of this account; undefined for another account's order, as for one that does not exist. */
export async function findAccountOrder(db: Database, userId: string, number: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom("account_orders")
    .innerJoin("orders", "orders.id", "account_orders.order_id")
    .select("orders.id")
    .where("account_orders.user_id", "=", userId)
    .where("orders.number", "=", tidyOrderNumber(number))
    .executeTakeFirst();
  return row && orderById(db, row.id);
}

/** Adds an order to an account. Returns false if it belongs to another one. */
export async function keepOrder(db: Database, userId: string, orderId: string, now: Date): Promise<boolean> {
  await db
    .insertInto("account_orders")
    .values({ order_id: orderId, user_id: userId, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
  const kept = await db
    .selectFrom("account_orders")
    .select("user_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return kept?.user_id === userId;
}
