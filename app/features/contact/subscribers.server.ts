import { randomBytes } from "node:crypto";
import type { Database, SubscriberTable } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { CONFIRM_DAYS } from "../jobs/clear-old.server.ts";
import { queueContactMail } from "./queue-contact-mail.server.ts";

const DAY_MS = 86_400_000;
/** A second request within this time sends no second mail. */
const PAUSE_MS = 10 * 60_000;

/**
 * Sends an e-mail asking to confirm a newsletter subscription; a repeated request restarts the time to confirm.
 * Confirmed addresses stay unchanged, and expired unconfirmed ones are deleted.
 */
export async function requestSubscription(
  db: Database,
  { email, language }: { email: string; language: string },
  now: Date,
): Promise<void> {
  const address = email.toLowerCase();
  const oldest = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
  await transact(db, async (trx) => {
    await trx.deleteFrom("subscribers").where("confirmed_at", "is", null).where("asked_at", "<", oldest).execute();
    const row = { email: address, language, token: randomBytes(24).toString("base64url"), asked_at: now.toISOString() };
    await trx
      .insertInto("subscribers")
      .values({ ...row, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column("email")
          .doUpdateSet({ language, asked_at: row.asked_at })
          .where("subscribers.confirmed_at", "is", null),
      )
      .execute();
    const kept = await trx.selectFrom("subscribers").selectAll().where("email", "=", address).executeTakeFirstOrThrow();
    if (kept.confirmed_at) return;
    const period = Math.floor(now.getTime() / PAUSE_MS);
    const { token } = kept;
    await queueContactMail(trx, { template: "newsletter-confirm", email: address, token, language, period }, now);
  });
}

/** Confirms the address of a link's token; returns whether the token was valid. Idempotent. */
export async function confirmSubscriber(db: Database, token: string, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
  const confirmed = await db
    .updateTable("subscribers")
    .set((row) => ({ confirmed_at: row.fn.coalesce("confirmed_at", row.val(now.toISOString())) }))
    .where("token", "=", token)
    .where((is) => is.or([is("confirmed_at", "is not", null), is("asked_at", ">=", oldest)]))
    .returning("email")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Deletes the address of a link's token. Idempotent. */
export async function removeSubscriber(db: Database, token: string): Promise<void> {
  await db.deleteFrom("subscribers").where("token", "=", token).execute();
}

/** Returns the confirmed subscribers, in the order of confirmation. */
export function confirmedSubscribers(db: Database): Promise<SubscriberTable[]> {
  return db
    .selectFrom("subscribers")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at")
    .orderBy("email")
    .execute();
}

/** Deletes an address, confirmed or not; returns whether it existed. */
export async function removeSubscriberAt(db: Database, email: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("subscribers")
    .where("email", "=", email.toLowerCase())
    .returning("email")
    .executeTakeFirst();
  return gone !== undefined;
}
