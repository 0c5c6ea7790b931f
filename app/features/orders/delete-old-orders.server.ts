import type { SelectQueryBuilder } from "kysely";
import type { Database, Tables } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { dayIn, startOfYear } from "../calendar/day-in.ts";

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** Days after which an order that was never paid goes; content/pages/privacy.md names them. */
const UNPAID_DAYS = 30;
/** Tables whose rows belong to an order; its link to an account goes with it. */
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

/** For how many years, in which time zone. */
type Kept = { years: number; timeZone: string };

/**
 * Deletes orders, with all that belongs to them, so many years after the end of the year in which they were placed, as
 * tax law counts, and withdrawals of that age whose order was never found. Reviews stay, without their order, and invoices, which are whole without it. Returns
 * how many orders went.
 */
export async function deleteOldOrders(db: Database, { years, timeZone }: Kept, now: Date): Promise<number> {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  const before = startOfYear(timeZone, thisYear - years).toISOString();
  await db.deleteFrom("withdrawals").where("order_id", "is", null).where("received_at", "<", before).execute();
  return deleteAll(db, db.selectFrom("orders").select("id").where("placed_at", "<", before).orderBy("placed_at"));
}

/**
 * Deletes the orders of guests that ended without any money a month ago: their payment was closed then, and nobody needs
 * to know who they were from. What was withdrawn from stays, as a withdrawal has to be shown. Returns how many went.
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
    .where("orders.id", "not in", (of) => of.selectFrom("account_orders").select("order_id"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("withdrawals").select("withdrawals.id").whereRef("withdrawals.order_id", "=", "orders.id")),
      ),
    );
  return deleteAll(db, ended);
}

/** Deletes the orders that a query finds, in batches until it finds none. */
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
