import type { Database } from "../../../db/tables.ts";
import { addJob } from "./add-job.server.ts";

export type OrderMail =
  | "order-received"
  | "order-confirmation"
  | "order-notice"
  | "payment-failed"
  | "refund-due"
  | "refund-due-notice"
  | "order-shipped"
  | "order-refunded";

export type WithdrawalMail = "withdrawal-receipt" | "withdrawal-notice";

/** A mail to be written and sent later; `-notice` ones go to the owner, the others to the shopper. */
export type MailJob =
  | { template: OrderMail; orderId: string }
  | { template: WithdrawalMail; withdrawalId: string }
  | { template: "back-in-stock"; email: string; itemKey: string; language: string; since: string };

/** Queues a mail, once for each thing it is about. */
export async function queueMail(trx: Database, mail: MailJob, now: Date, runAt = now): Promise<void> {
  await addJob(trx, { kind: "mail", payload: mail, dedupeKey: `mail:${mail.template}:${subjectOf(mail)}`, runAt }, now);
}

function subjectOf(mail: MailJob): string {
  if ("orderId" in mail) return mail.orderId;
  if ("withdrawalId" in mail) return mail.withdrawalId;
  return `${mail.email}:${mail.itemKey}:${mail.since}`;
}
