import type { Database } from "../../../db/tables.ts";
import { keptSince, type Retention } from "../../platform/dates/retention.ts";

/** Deletes documents whose retention has ended, counted from their year of issue. Returns how many. */
export async function deleteOldInvoices(db: Database, retention: Retention, now: Date): Promise<number> {
  const before = keptSince(retention, now);
  const gone = await db.deleteFrom("invoices").where("issued_at", "<", before).returning("id").execute();
  return gone.length;
}
