import type { Database, OrderTable } from "../../../db/tables.ts";

export type Owner = { id: string; email: string };

/** The orders of a person: those in the account, and those that were placed as a guest with its confirmed address. */
export function ordersOf(db: Database, { id, email }: Owner): Promise<OrderTable[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where((is) =>
      is.or([
        is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()),
        is("id", "in", is.selectFrom("account_orders").select("order_id").where("user_id", "=", id)),
      ]),
    )
    .orderBy("placed_at")
    .execute();
}

/** Letters that are waiting or were sent, and other work, about this person. */
export async function jobsOf(db: Database, { id, email }: Owner) {
  const rows = await db.selectFrom("jobs").selectAll().execute();
  const quoted = [JSON.stringify(id), JSON.stringify(email)].map((text) => text.toLowerCase());
  return rows.filter(({ payload }) => quoted.some((text) => payload.toLowerCase().includes(text)));
}
