import type { Database } from "../../../db/tables.ts";
import type { StockAlert } from "./account.ts";

/** Returns the back-in-stock alerts of an address that have not been sent yet, newest first. */
export function listOpenAlerts(db: Database, email: string): Promise<StockAlert[]> {
  return db
    .selectFrom("stock_alerts")
    .select(["item_key as item", "created_at as askedAt"])
    .where("email", "=", email.toLowerCase())
    .where("notified_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
}

/** Removes an address's back-in-stock alert for an item. */
export async function removeAlert(db: Database, email: string, item: string): Promise<void> {
  await db.deleteFrom("stock_alerts").where("email", "=", email.toLowerCase()).where("item_key", "=", item).execute();
}
