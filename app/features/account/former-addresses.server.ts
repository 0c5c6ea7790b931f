import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Owner } from "./owned-rows.server.ts";

/** An address of a person, and between which times what is stored under it is theirs. */
export type OwnedAddress = { email: string; after?: string; until?: string };

type Change = { userId: string; from: string; to: string };

/**
 * Takes what was asked for under an account's former address along to the new one: requests for goods, the newsletter
 * and coupons used. Orders and withdrawals keep the address that they were made with, and stay the person's.
 */
export function moveToAddress(db: Database, { userId, from, to }: Change, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const former = { user_id: userId, email: from, until: now.toISOString() };
    await trx.insertInto("former_addresses").values(former).execute();
    // What is there under both is kept once, under the new one.
    const asked = trx.selectFrom("stock_alerts").select("item_key").where("email", "=", to);
    await trx.deleteFrom("stock_alerts").where("email", "=", from).where("item_key", "in", asked).execute();
    await trx.updateTable("stock_alerts").set({ email: to }).where("email", "=", from).execute();
    const used = trx.selectFrom("coupon_uses").select("code").where("customer", "=", to);
    await trx.deleteFrom("coupon_uses").where("customer", "=", from).where("code", "in", used).execute();
    await trx.updateTable("coupon_uses").set({ customer: to }).where("customer", "=", from).execute();
    await moveSubscription(trx, from, to);
  });
}

/** The confirmed subscription is kept if there are two: the new address was confirmed with the account's link. */
async function moveSubscription(trx: Database, from: string, to: string): Promise<void> {
  const rows = await trx.selectFrom("subscribers").selectAll().where("email", "in", [from, to]).execute();
  if (!rows.some(({ email }) => email === from)) return;
  const keeps = rows.some((row) => row.email === to && row.confirmed_at !== null) ? to : from;
  await trx
    .deleteFrom("subscribers")
    .where("email", "=", keeps === to ? from : to)
    .execute();
  await trx.updateTable("subscribers").set({ email: to }).where("email", "=", keeps).execute();
}

/** Returns the addresses of a person: the present one since others had it, and the former ones until it replaced them. */
export async function addressesOf(db: Database, { id, email: written }: Owner): Promise<OwnedAddress[]> {
  const email = written.toLowerCase();
  const rows = await db.selectFrom("former_addresses").selectAll().where("user_id", "=", id).execute();
  const { fn } = db;
  const others = db.selectFrom("former_addresses").select(fn.max("until").as("last"));
  const before = await others.where("email", "=", email).where("user_id", "!=", id).executeTakeFirst();
  return [
    { email, ...(before?.last && { after: before.last }) },
    ...rows.map((row) => ({ email: row.email, until: row.until })),
  ];
}
