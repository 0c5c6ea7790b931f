import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { queueMail } from "./queue-mail.server.ts";
import { stockLeft } from "./stock.server.ts";

const AT_ONCE = 200;

export type StockAlert = { email: string; item: ItemKey; language: string };

/** `in-stock`: there is no need to wait; `unknown`: no such item. */
export type AlertAnswer = { ok: true } | { ok: false; code: "in-stock" | "unknown" };

/** Registers one email for when an item is back; repeats are ignored until it is sent, and register another after. */
export async function addStockAlert(
  db: Database,
  { email, item, language }: StockAlert,
  now: Date,
): Promise<AlertAnswer> {
  const left = (await stockLeft(db, [item])).get(item);
  if (left === undefined) return { ok: false, code: "unknown" };
  if (left > 0) return { ok: false, code: "in-stock" };
  const row = { language, created_at: now.toISOString(), notified_at: null };
  await db
    .insertInto("stock_alerts")
    .values({ email: email.toLowerCase(), item_key: item, ...row })
    .onConflict((conflict) =>
      conflict.columns(["email", "item_key"]).doUpdateSet(row).where("stock_alerts.notified_at", "is not", null),
    )
    .execute();
  return { ok: true };
}

/** Queues the emails for items that are back in stock. Returns how many. */
export async function sendStockAlerts(db: Database, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom("stock_alerts")
    .innerJoin("stock", "stock.item_key", "stock_alerts.item_key")
    .selectAll("stock_alerts")
    .where("notified_at", "is", null)
    .where("on_hand", ">", 0)
    .limit(AT_ONCE)
    .execute();
  for (const { email, item_key, language, created_at } of waiting) {
    await transact(db, async (trx) => {
      await trx
        .updateTable("stock_alerts")
        .set({ notified_at: now.toISOString() })
        .where("email", "=", email)
        .where("item_key", "=", item_key)
        .execute();
      await queueMail(trx, { template: "back-in-stock", email, itemKey: item_key, language, since: created_at }, now);
    });
  }
  return waiting.length;
}
