import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { offeredItems } from "./offered-items.server.ts";
import { stockLeft } from "./stock.server.ts";

const AT_ONCE = 200;

export type StockAlert = { email: string; item: ItemKey; language: string };

/** `in-stock`: there is no need to wait; `unknown`: no such item. */
export type AlertAnswer = { ok: true } | { ok: false; code: "in-stock" | "unknown" };

/** Registers one email for when an item is back; repeats are ignored until it is sent, and register another after. */
export async function addStockAlert(
  { db, catalogue }: { db: Database; catalogue: Pick<Catalogue, "products"> },
  { email, item, language }: StockAlert,
  now: Date,
): Promise<AlertAnswer> {
  const [offered] = await offeredItems(catalogue, [item]);
  const left = offered === undefined ? undefined : (await stockLeft(db, [offered])).get(offered);
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

/**
 * Queues the emails for items that are back in stock, unless the shop no longer offers them: those requests wait, in
 * case it does again. Returns how many.
 */
export async function sendStockAlerts(
  { db, catalogue }: { db: Database; catalogue: Pick<Catalogue, "products"> },
  now: Date,
): Promise<number> {
  const back = await db
    .selectFrom("stock_alerts")
    .innerJoin("stock", "stock.item_key", "stock_alerts.item_key")
    .select("stock.item_key")
    .distinct()
    .where("notified_at", "is", null)
    .where("on_hand", ">", 0)
    .execute();
  const offered = await offeredItems(
    catalogue,
    back.map((row) => row.item_key),
  );
  if (offered.length === 0) return 0;
  const waiting = await db
    .selectFrom("stock_alerts")
    .selectAll()
    .where("notified_at", "is", null)
    .where("item_key", "in", offered.slice(0, AT_ONCE))
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
