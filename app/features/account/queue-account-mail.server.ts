import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";

/** Kind of the jobs that `writeAccountMail` handles. */
export const ACCOUNT_MAIL = "account-mail";

export type LinkMail = {
  /** For a new account, or for an account's new address. */
  template: "confirm-address" | "confirm-new-address";
  userId: string;
  email: string;
  token: string;
  /** Path the shopper was headed to. */
  returnTo: string;
};

export type AccountMailJob =
  | LinkMail
  | { template: "reset-password"; userId: string; token: string }
  | { template: "welcome"; userId: string }
  | { template: "already-registered" | "password-changed"; userId: string; at: string }
  | { template: "new-browser"; userId: string; device: string; at: string }
  | { template: "address-changed"; userId: string; email: string; at: string };

/** Queues an email about an account, once per event. */
export async function queueAccountMail(trx: Database, mail: AccountMailJob, now: Date): Promise<void> {
  // Two registrations of one address within a second have the same token, but not the same account.
  const event = "token" in mail ? mail.token : "at" in mail ? mail.at : "";
  await addJob(
    trx,
    { kind: ACCOUNT_MAIL, payload: mail, dedupeKey: `mail:${mail.template}:${mail.userId}:${event}` },
    now,
  );
}
