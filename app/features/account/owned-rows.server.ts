import { sql } from "kysely";
import type { Database, JobTable, OrderTable } from "../../../db/tables.ts";

export type Owner = { id: string; email: string };

/** Returns a person's orders: those in the account and guest orders with its confirmed address. */
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

/** Returns emails, pending or sent, and other jobs about this person. */
export function jobsOf(db: Database, { id, email }: Owner): Promise<JobTable[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where((is) => is.or([mentions(id), mentions(email)]))
    .execute();
}

/** Whether a job's payload contains this value as a JSON string, in any case. */
function mentions(value: string) {
  const quoted = JSON.stringify(value)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&");
  return sql<boolean>`lower(payload) like ${`%${quoted}%`} escape ${"\\"}`;
}
