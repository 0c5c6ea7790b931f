import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";

/** Letters about orders. Their jobs name no person, so that an account's export need not read them. */
export const ORDER_MAIL = "order-mail";
/** Letters that many wait for at once and that no order waits for. */
export const STOCK_MAIL = "stock-mail";

export type OrderTemplate =
  | "order-received"
  | "order-confirmation"
  | "order-notice"
  | "payment-failed"
  | "refund-due"
  | "refund-due-notice"
  | "order-shipped"
  | "order-refunded";

export type WithdrawalTemplate = "withdrawal-receipt" | "withdrawal-notice";

/** A mail to be rendered and sent later; `-notice` ones go to the owner, the others to the shopper. */
export type OrderMailJob =
  /** `refundId`: for the email about a whole refund, which is made again if it fails. */
  | { template: OrderTemplate; orderId: string; refundId?: string }
  | { template: WithdrawalTemplate; withdrawalId: string }
  | { template: "order-refunded-part"; refundId: string }
  /** `about` is an order; `ref` the provider's id of the refund or charge, since an order can have several. */
  | { template: "refund-failed-notice"; about: string; amount: number; ref: string }
  | { template: "further-payment-notice"; about: string; amount: number; currency: string; ref: string }
  | { template: "back-in-stock"; email: string; itemKey: string; language: string; since: string };

/** Queues a mail, once for each order, refund or other subject. */
export async function queueMail(trx: Database, mail: OrderMailJob, now: Date, runAt = now): Promise<void> {
  const dedupeKey = `mail:${mail.template}:${subjectOf(mail)}`;
  const kind = mail.template === "back-in-stock" ? STOCK_MAIL : ORDER_MAIL;
  await addJob(trx, { kind, payload: mail, dedupeKey, runAt }, now);
}

function subjectOf(mail: OrderMailJob): string {
  if ("orderId" in mail) return mail.refundId ?? mail.orderId;
  if ("refundId" in mail) return mail.refundId;
  if ("ref" in mail) return mail.ref;
  if ("withdrawalId" in mail) return mail.withdrawalId;
  return `${mail.email}:${mail.itemKey}:${mail.since}`;
}
