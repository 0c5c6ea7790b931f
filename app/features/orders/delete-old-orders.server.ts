import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { dayIn, startOfYear } from "../shop/day-in.ts";

const AT_ONCE = 200;
/** Tables whose rows belong to an order; its link to an account goes with it. */
const belongings = [
  "order_lines",
  "order_events",
  "payments",
  "refunds",
  "coupon_uses",
  "order_keys",
  "withdrawals",
] as const;

/** For how many years, and where those begin and end. */
type Kept = { years: number; timeZone: string };

/**
 * Deletes orders, with all that belongs to them, so many years after the end of the year in which they were placed, as
 * tax law counts, and withdrawals of that age whose order was never found. Reviews stay, without their order. Returns
 * how many orders went.
 */
export async function deleteOldOrders(db: Database, { years, timeZone }: Kept, now: Date): Promise<number> {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  const before = startOfYear(timeZone, thisYear - years).toISOString();
  const old = db.selectFrom("orders").select("id").where("placed_at", "<", before).orderBy("placed_at").limit(AT_ONCE);
  await db.deleteFrom("withdrawals").where("order_id", "is", null).where("received_at", "<", before).execute();
  for (let deleted = 0; ; ) {
    const ids = (await old.execute()).map(({ id }) => id);
    if (ids.length === 0) return deleted;
    await transact(db, async (trx) => {
      for (const table of belongings) await trx.deleteFrom(table).where("order_id", "in", ids).execute();
      await trx.updateTable("reviews").set({ order_id: null }).where("order_id", "in", ids).execute();
      await trx.deleteFrom("orders").where("id", "in", ids).execute();
    });
    deleted += ids.length;
  }
}
