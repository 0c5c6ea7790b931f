import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";
import type { ContactMessage } from "./contact-schema.ts";

/** Kind of the jobs whose e-mails `writeContactMail` writes. */
export const CONTACT_MAIL = "contact-mail";

export type ContactMailJob =
  | ({ template: "contact-message"; messageId: string } & ContactMessage)
  | {
      template: "newsletter-confirm";
      email: string;
      token: string;
      language: string;
      /** Number of the time period: a second request within the same one sends no second mail. */
      period: number;
    };

/** Queues an e-mail, once per message, or once per newsletter sign-up and period. */
export async function queueContactMail(trx: Database, mail: ContactMailJob, now: Date): Promise<void> {
  const subject = mail.template === "contact-message" ? mail.messageId : `${mail.token}:${mail.period}`;
  await addJob(trx, { kind: CONTACT_MAIL, payload: mail, dedupeKey: `mail:${mail.template}:${subject}` }, now);
}
