import { sql } from "kysely";
import type { Database, JobTable, OrderTable, WithdrawalTable } from "../../../db/tables.ts";
import { ORDER_MAIL } from "../letters/queue-mail.server.ts";
import { addressesOf, type OwnedAddress } from "./former-addresses.server.ts";

export type Owner = { id: string; email: string };

/** Returns a person's orders: those in the account and guest orders with one of its confirmed addresses. */
export async function ordersOf(db: Database, owner: Owner): Promise<OrderTable[]> {
  const addresses = await addressesOf(db, owner);
  // Each part is found by an index of its own, as it is not by conditions with "or" between them.
  const ids = addresses.reduce(
    (found, address) => found.union(db.selectFrom("orders").select("id").where(isTheirs(address, "placed_at"))),
    db.selectFrom("account_orders").select("order_id as id").where("user_id", "=", owner.id),
  );
  return db.selectFrom("orders").selectAll().where("id", "in", ids).orderBy("placed_at").execute();
}

/** Returns a person's withdrawals: those with one of the confirmed addresses of the account. */
export async function withdrawalsOf(db: Database, owner: Owner): Promise<WithdrawalTable[]> {
  const addresses = await addressesOf(db, owner);
  return db
    .selectFrom("withdrawals")
    .selectAll()
    .where((is) => is.or(addresses.map((address) => isTheirs(address, "received_at"))))
    .execute();
}

/** Whether a row's `email` is this address, at a time when it was the person's. */
function isTheirs({ email, after = "", until = "9999" }: OwnedAddress, time: "placed_at" | "received_at") {
  const at = sql.ref(time);
  return sql<boolean>`(lower(email) = ${email} and ${at} > ${after} and ${at} <= ${until})`;
}

/** Returns emails, pending or sent, and other jobs about this person; those about orders name nobody, but the order. */
export async function jobsOf(db: Database, owner: Owner): Promise<JobTable[]> {
  const addresses = await addressesOf(db, owner);
  const about = addresses.map(({ email, until = "9999" }) => sql<boolean>`(${mentions(email)} and run_at <= ${until})`);
  return db
    .selectFrom("jobs")
    .selectAll()
    .where(isBesideOrders)
    .where((is) => is.or([mentions(owner.id), ...about]))
    .execute();
}

/** Written as in the index `jobs_beside_orders`, which is used only then. */
const isBesideOrders = sql<boolean>`kind <> ${sql.lit(ORDER_MAIL)}`;

/** Whether a job's payload contains this value as a JSON string, in any case. */
function mentions(value: string) {
  const quoted = JSON.stringify(value)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&");
  return sql<boolean>`lower(payload) like ${`%${quoted}%`} escape ${"\\"}`;
}
