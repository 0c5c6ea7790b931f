import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { forgetBrowsers } from "./known-browsers.server.ts";
import { queueAccountMail } from "./queue-account-mail.server.ts";

/** After a password reset: revokes the other links and known browsers, marks the address as confirmed and notifies the owner. */
export function settleReset(db: Database, userId: string, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    await trx.deleteFrom("verifications").where("value", "=", userId).execute();
    await trx.updateTable("users").set({ email_verified: 1 }).where("id", "=", userId).execute();
    await forgetBrowsers(trx, userId);
    await queueAccountMail(trx, { template: "password-changed", userId, at: now.toISOString() }, now);
  });
}
