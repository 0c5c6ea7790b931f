import type { Database } from "../../../db/tables.ts";
import type { StockRequest } from "./account.ts";

/** Returns the items this address is still waiting for. */
export function listStockRequests(db: Database, email: string): Promise<StockRequest[]> {
  return db
    .selectFrom("stock_alerts")
    .select(["item_key as item", "created_at as askedAt"])
    .where("email", "=", email.toLowerCase())
    .where("notified_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
}

/** Removes an address's back-in-stock request for an item. */
export async function removeStockRequest(db: Database, email: string, item: string): Promise<void> {
  await db.deleteFrom("stock_alerts").where("email", "=", email.toLowerCase()).where("item_key", "=", item).execute();
}
