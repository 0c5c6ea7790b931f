import type { Database, OrderTable } from "../../../db/tables.ts";
import { asWritten, choiceParts } from "../catalogue/choice-words.ts";
import type { OrderState } from "./order-states.ts";

export type OrderFilter = { state?: OrderState; limit?: number };

/** An order's row with what its owner wants to see beside it. */
export type ListedOrder = OrderTable & {
  /** `2 × Oak Chair (black, m)`, separated by semicolons. */
  items: string;
  withdrawals: number;
};

/** Orders, newest first. */
export async function listOrders(db: Database, { state, limit }: OrderFilter = {}): Promise<ListedOrder[]> {
  let query = db.selectFrom("orders").selectAll().orderBy("placed_at", "desc").orderBy("id", "desc");
  if (state) query = query.where("state", "=", state);
  if (limit) query = query.limit(limit);
  const orders = await query.execute();
  const items = await itemsByOrder(db);
  const withdrawn = await db.selectFrom("withdrawals").select("order_id").where("order_id", "is not", null).execute();
  return orders.map((order) => ({
    ...order,
    items: items.get(order.id)?.join("; ") ?? "",
    withdrawals: withdrawn.filter((row) => row.order_id === order.id).length,
  }));
}

async function itemsByOrder(db: Database): Promise<Map<string, string[]>> {
  const lines = await db.selectFrom("order_lines").selectAll().orderBy("position").execute();
  const items = new Map<string, string[]>();
  for (const { order_id, quantity, name, color, size } of lines) {
    const variation = choiceParts(asWritten, color, size).join(", ");
    const item = `${quantity} × ${name}${variation && ` (${variation})`}`;
    items.set(order_id, [...(items.get(order_id) ?? []), item]);
  }
  return items;
}
