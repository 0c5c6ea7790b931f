import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";

/** The kind of the jobs that `writeAccountMail` writes letters for. */
export const ACCOUNT_MAIL = "account-mail";

export type LinkLetter = {
  /** For a new account, or for the new address of one. */
  template: "confirm-address" | "confirm-new-address";
  userId: string;
  email: string;
  token: string;
  /** Where the shopper was headed. */
  returnTo: string;
};

export type AccountMailJob =
  | LinkLetter
  | { template: "reset-password"; userId: string; token: string }
  | { template: "welcome"; userId: string }
  | { template: "already-registered" | "password-changed"; userId: string; at: string }
  | { template: "address-changed"; userId: string; email: string; at: string };

/** Queues a letter about an account, once for each thing it is about. */
export async function queueAccountMail(trx: Database, mail: AccountMailJob, now: Date): Promise<void> {
  const subject = "token" in mail ? mail.token : `${mail.userId}${"at" in mail ? `:${mail.at}` : ""}`;
  await addJob(trx, { kind: ACCOUNT_MAIL, payload: mail, dedupeKey: `mail:${mail.template}:${subject}` }, now);
}
