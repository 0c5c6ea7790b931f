import type { Database, OrderTable, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { addJob } from "../jobs/add-job.server.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { Address } from "../shop/address.ts";
import { jobsOf, type Owner, ordersOf } from "./owned-rows.server.ts";

/** The kind of the jobs that take the person out of an order that was still under way. */
export const SCRUB_ORDER = "scrub-order";

const DAY_MS = 86_400_000;
/** Days from the last thing that happened to an order in this state to its end; the others end when they are reached. */
const daysToEnd: Readonly<Record<string, number>> = {
  /** As long as goods can be sent back, and somewhat longer. */
  delivered: 30,
  /** The same from when they have surely arrived: not every shop writes down that they have. */
  shipped: 60,
  /** Goods or money are still owed; after a year either has been forgotten here or settled elsewhere. */
  paid: 365,
  "refund-due": 365,
} satisfies Partial<Record<OrderState, number>>;

/**
 * Deletes an account and all that tells who it was of. Orders keep what tax law asks for: number, dates, articles,
 * amounts, VAT, country and the region of the postcode. Those still under way lose the person when they have ended.
 */
export function eraseAccount(db: Database, owner: Owner, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const orders = await ordersOf(trx, owner);
    const jobs = await jobsOf(trx, owner);
    for (const { id } of jobs) await trx.deleteFrom("jobs").where("id", "=", id).execute();
    for (const order of orders) {
      if (await isOver(trx, order, now)) await scrubOrder(trx, order);
      else await addJob(trx, scrubJob(order.id, now), now);
    }
    await deleteRequests(trx, owner);
    await deleteImportedReviews(trx, orders);
    await trx.deleteFrom("verifications").where("value", "=", owner.id).execute();
    // Sessions, password, addresses, cart, wishlist, reviews and the list of orders go with the user.
    await trx.deleteFrom("users").where("id", "=", owner.id).execute();
  });
}

/** Does a job of the kind `SCRUB_ORDER`; an order that is still under way is looked at again tomorrow. */
export async function scrubLater(db: Database, { orderId }: { orderId: string }, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const order = await trx.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
    if (!order) return;
    if (await isOver(trx, order, now)) await scrubOrder(trx, order);
    else await addJob(trx, scrubJob(orderId, now), now);
  });
}

function scrubJob(orderId: string, now: Date) {
  const runAt = new Date(now.getTime() + DAY_MS);
  return {
    kind: SCRUB_ORDER,
    payload: { orderId },
    dedupeKey: `${SCRUB_ORDER}:${orderId}:${runAt.toISOString().slice(0, 10)}`,
    runAt,
  };
}

async function isOver(trx: Trx, { id, state, placed_at }: OrderTable, now: Date): Promise<boolean> {
  if (state === "awaiting-payment") return false;
  const { fn } = trx;
  const happened = trx.selectFrom("order_events").select(fn.max("at").as("last")).where("order_id", "=", id);
  const last = (await happened.executeTakeFirst())?.last ?? placed_at;
  return Date.parse(last) + (daysToEnd[state] ?? 0) * DAY_MS <= now.getTime();
}

async function scrubOrder(trx: Trx, order: OrderTable): Promise<void> {
  const { postcode, country } = JSON.parse(order.address) as Address;
  const address: Address = { name: "", street: "", postcode: postcode.slice(0, 2), city: "", country };
  await trx
    .updateTable("orders")
    .set({ email: "", phone: null, note: null, billing: null, address: JSON.stringify(address) })
    .where("id", "=", order.id)
    .execute();
  await trx.deleteFrom("coupon_uses").where("order_id", "=", order.id).execute();
  await trx.updateTable("withdrawals").set({ name: "", email: "" }).where("order_id", "=", order.id).execute();
}

/** Reviews written elsewhere about these orders belong to whoever placed them. */
async function deleteImportedReviews(trx: Trx, orders: readonly OrderTable[]): Promise<void> {
  for (const { id } of orders) await trx.deleteFrom("reviews").where("order_id", "=", id).execute();
}

async function deleteRequests(trx: Trx, { email: written }: Owner): Promise<void> {
  const email = written.toLowerCase();
  await trx.deleteFrom("stock_alerts").where("email", "=", email).execute();
  await trx.deleteFrom("subscribers").where("email", "=", email).execute();
  await trx.deleteFrom("coupon_uses").where("customer", "=", email).execute();
  await trx
    .updateTable("withdrawals")
    .set({ name: "", email: "" })
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .where("order_id", "is", null)
    .execute();
}
