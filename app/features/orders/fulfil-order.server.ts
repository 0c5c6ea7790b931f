import type { Database, OrderTable, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { shop as ownShop } from "../../../shop.config.ts";
import type { Shop } from "../../settings/shop.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { type DeliveryPromise, promiseToday } from "./delivery-promise.ts";
import { moveOrder } from "./move-order.server.ts";

/** Marks an order as shipped and emails the shopper; `detail` may be a tracking number. False if not allowed. */
export function shipOrder(db: Database, orderId: string, now: Date, detail?: string, shop = ownShop): Promise<boolean> {
  return transact(db, async (trx) => {
    const before = await moveOrder(trx, orderId, { to: "shipped", now, detail });
    if (!before) return false;
    await keepCarrier(trx, before, shop);
    await queueMail(trx, { template: "order-shipped", orderId }, now);
    return true;
  });
}

/** Keeps the tracking page of the carrier who has the goods: the shop may have changed carriers since the order. */
async function keepCarrier(trx: Trx, { id, method_id, language, promise }: OrderTable, shop: Shop): Promise<void> {
  const { trackingUrl } = promiseToday(shop, { id: method_id }, language);
  if (!promise || !trackingUrl) return;
  const kept: DeliveryPromise = { ...(JSON.parse(promise) as DeliveryPromise), trackingUrl };
  await trx
    .updateTable("orders")
    .set({ promise: JSON.stringify(kept) })
    .where("id", "=", id)
    .execute();
}

/** Marks an order as delivered, which starts the 14 days for withdrawal. False if not allowed. */
export function deliverOrder(db: Database, orderId: string, now: Date): Promise<boolean> {
  return transact(db, async (trx) => Boolean(await moveOrder(trx, orderId, { to: "delivered", now })));
}
