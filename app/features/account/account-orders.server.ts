import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { tidyOrderNumber } from "../orders/order-number.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import type { OrderSummary } from "./account.ts";

/** The orders of an account, newest first. */
export function listAccountOrders(db: Database, userId: string): Promise<OrderSummary[]> {
  return db
    .selectFrom("account_orders")
    .innerJoin("orders", "orders.id", "account_orders.order_id")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.number", "orders.state", "orders.placed_at as placedAt", "orders.currency", "orders.total"])
    .select(sql<number>`cast(sum(order_lines.quantity) as integer)`.as("pieces"))
    .where("account_orders.user_id", "=", userId)
    .groupBy("orders.id")
    .orderBy("orders.placed_at", "desc")
    .execute();
}

/** An order of this account; somebody else's is as unknown as one that does not exist. */
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

/** Puts an order into an account. False: it is in another one. */
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
