import type { Database } from "../../../db/tables.ts";
import { dayIn, startOfYear } from "../calendar/day-in.ts";

/** The retention period in years, and the time zone in which years end. */
type CachedMarkup = { years: number; timeZone: string };

/** Deletes documents a number of years after the end of the year of issue, as tax law counts. Returns how many. */
export async function deleteOldInvoices(db: Database, { years, timeZone }: CachedMarkup, now: Date): Promise<number> {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  const before = startOfYear(timeZone, thisYear - years).toISOString();
  const gone = await db.deleteFrom("invoices").where("issued_at", "<", before).returning("id").execute();
  return gone.length;
}
