import type { Database, OrderTable, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Address } from "../delivery/address.ts";
import { addJob } from "../jobs/add-job.server.ts";
import type { OrderState } from "../orders/order-states.ts";
import { jobsOf, type Owner, ordersOf, withdrawalsOf } from "./owned-rows.server.ts";

/** Kind of the jobs that remove personal data from an order that was still in progress. */
export const SCRUB_ORDER = "scrub-order";

const DAY_MS = 86_400_000;
/** Days from an order's last event in this state until it counts as finished; other states are final immediately. */
const daysToEnd: Readonly<Record<string, number>> = {
  /** The return period plus some margin. */
  delivered: 30,
  /** The same from a safe delivery date: not every shop records deliveries. */
  shipped: 60,
  /** Goods or money are still owed; after a year this was either forgotten or settled elsewhere. */
  paid: 365,
  "refund-due": 365,
} satisfies Partial<Record<OrderState, number>>;

/**
 * Deletes an account and all that identifies its owner. Orders keep what tax law requires: number, dates, articles,
 * amounts, VAT, country and region of the postcode. Orders in progress lose their personal data once finished.
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
    // Sessions, password, addresses, cart, wishlist, reviews and the order list are deleted with the user.
    await trx.deleteFrom("users").where("id", "=", owner.id).execute();
  });
}

/** Runs a `SCRUB_ORDER` job; an order still in progress is checked again tomorrow. */
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
  const address: Partial<Address> = { name: "", street: "", postcode: postcode.slice(0, 2), city: "", country };
  await trx
    .updateTable("orders")
    .set({ email: "", phone: null, note: null, details: null, billing: null, address: JSON.stringify(address) })
    .where("id", "=", order.id)
    .execute();
  await trx.deleteFrom("coupon_uses").where("order_id", "=", order.id).execute();
  await trx.updateTable("withdrawals").set({ name: "", email: "" }).where("order_id", "=", order.id).execute();
}

/** Reviews imported from elsewhere belong to whoever placed the order. */
async function deleteImportedReviews(trx: Trx, orders: readonly OrderTable[]): Promise<void> {
  for (const { id } of orders) await trx.deleteFrom("reviews").where("order_id", "=", id).execute();
}

async function deleteRequests(trx: Trx, owner: Owner): Promise<void> {
  const email = owner.email.toLowerCase();
  await trx.deleteFrom("stock_alerts").where("email", "=", email).execute();
  await trx.deleteFrom("subscribers").where("email", "=", email).execute();
  await trx.deleteFrom("coupon_uses").where("customer", "=", email).execute();
  for (const { id, order_id } of await withdrawalsOf(trx, owner))
    if (order_id === null)
      await trx.updateTable("withdrawals").set({ name: "", email: "" }).where("id", "=", id).execute();
}
