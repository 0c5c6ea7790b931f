import type { Database } from "../../../db/tables.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** Stock alerts that were never sent are deleted after this. */
const WAITED_DAYS = 365;
/** Accounts and newsletter subscriptions with an unconfirmed address are deleted after this. */
export const CONFIRM_DAYS = 7;

/** Browsers that have signed in to an account stay known for this long after their last sign-in. */
export const KNOWN_DAYS = 180;

/**
 * Deletes data that is no longer needed: finished and failed jobs, idempotency keys, payment events and sent stock
 * alerts after 30 days, unsent alerts after a year, and leftovers of accounts sooner.
 */
export async function clearOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("jobs").where("done_at", "<", before).execute();
  await db.deleteFrom("jobs").where("failed_at", "<", before).execute();
  await db.deleteFrom("order_keys").where("created_at", "<", before).execute();
  await db.deleteFrom("payment_events").where("received_at", "<", before).execute();
  await db.deleteFrom("stock_alerts").where("notified_at", "<", before).execute();
  const lastYear = new Date(now.getTime() - WAITED_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("stock_alerts").where("notified_at", "is", null).where("created_at", "<", lastYear).execute();
  await clearAccounts(db, now);
}

async function clearAccounts(db: Database, now: Date): Promise<void> {
  const unproven = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await db.deleteFrom("users").where("email_verified", "=", 0).where("created_at", "<", unproven).execute();
  await db.deleteFrom("sessions").where("expires_at", "<", now.toISOString()).execute();
  await db.deleteFrom("verifications").where("expires_at", "<", now.toISOString()).execute();
  await db.deleteFrom("attempts").where("since", "<", yesterday).execute();
  const unseen = new Date(now.getTime() - KNOWN_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("known_browsers").where("seen_at", "<=", unseen).execute();
  // Earlier builds stored IP addresses here.
  await db
    .deleteFrom("rate_limits")
    .where("last_request", "<", now.getTime() - DAY_MS)
    .execute();
  await db.deleteFrom("subscribers").where("confirmed_at", "is", null).where("asked_at", "<", unproven).execute();
}
