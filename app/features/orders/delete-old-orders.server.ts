import type { SelectQueryBuilder } from "kysely";
import type { Database, Tables } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { keptSince, type Retention } from "../../platform/dates/retention.ts";

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** Days after which an unpaid order is deleted; also stated in content/pages/privacy.md. */
const UNPAID_DAYS = 30;
/** Tables whose rows belong to an order; its link to an account is deleted with it. */
const belongings = [
  "order_lines",
  "order_events",
  "payments",
  "refunds",
  "gift_card_uses",
  "coupon_uses",
  "order_keys",
  "withdrawals",
] as const;

/**
 * Deletes orders whose retention has ended, counted from the year they were placed, with all their data, and
 * withdrawals of that age without an order. Reviews stay, without their order, and so do invoices, which are complete
 * without it. Returns how many orders were deleted.
 */
export async function deleteOldOrders(db: Database, retention: Retention, now: Date): Promise<number> {
  const before = keptSince(retention, now);
  await db.deleteFrom("withdrawals").where("order_id", "is", null).where("received_at", "<", before).execute();
  return deleteAll(db, db.selectFrom("orders").select("id").where("placed_at", "<", before).orderBy("placed_at"));
}

/**
 * Deletes guests' orders that ended unpaid a month ago: their payment was closed then, and the personal data is no
 * longer needed. Orders with a withdrawal stay, as it must be provable. Returns how many were deleted.
 */
export async function deleteUnpaidOrders(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNPAID_DAYS * DAY_MS).toISOString();
  const ended = db
    .selectFrom("orders")
    .select("orders.id")
    .where("state", "in", ["cancelled", "expired"])
    .where("placed_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_events")
            .select("order_events.id")
            .whereRef("order_events.order_id", "=", "orders.id")
            .where("at", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("account_orders").select("order_id").whereRef("order_id", "=", "orders.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("withdrawals").select("withdrawals.id").whereRef("withdrawals.order_id", "=", "orders.id")),
      ),
    );
  return deleteAll(db, ended);
}

/** Deletes the orders that a query returns, in batches until it returns none. */
async function deleteAll(db: Database, orders: SelectQueryBuilder<Tables, "orders", { id: string }>): Promise<number> {
  for (let deleted = 0; ; ) {
    const ids = (await orders.limit(AT_ONCE).execute()).map(({ id }) => id);
    if (ids.length === 0) return deleted;
    await transact(db, async (trx) => {
      for (const table of belongings) await trx.deleteFrom(table).where("order_id", "in", ids).execute();
      await trx.updateTable("reviews").set({ order_id: null }).where("order_id", "in", ids).execute();
      await trx.deleteFrom("orders").where("id", "in", ids).execute();
    });
    deleted += ids.length;
  }
}
