import type { Database } from "../../../db/tables.ts";
import { dayIn, startOfYear } from "../calendar/day-in.ts";

/** For how many years, in which time zone. */
type Kept = { years: number; timeZone: string };

/** Deletes documents so many years after the end of the year of their issue, as tax law counts. Returns how many went. */
export async function deleteOldInvoices(db: Database, { years, timeZone }: Kept, now: Date): Promise<number> {
  const thisYear = Number(dayIn(timeZone, now).slice(0, 4));
  const before = startOfYear(timeZone, thisYear - years).toISOString();
  const gone = await db.deleteFrom("invoices").where("issued_at", "<", before).returning("id").execute();
  return gone.length;
}
