import type { Database } from "../../../db/tables.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Deletes what has done its duty a month ago: finished jobs, keys of placed orders, mails that were promised and sent. */
export async function clearOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("jobs").where("done_at", "<", before).execute();
  await db.deleteFrom("order_keys").where("created_at", "<", before).execute();
  await db.deleteFrom("payment_events").where("received_at", "<", before).execute();
  await db.deleteFrom("stock_alerts").where("notified_at", "<", before).execute();
}
