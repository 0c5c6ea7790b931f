import type { Database } from "../../../db/tables.ts";
import { addJob } from "../jobs/add-job.server.ts";
import type { ContactMessage } from "./contact-schema.ts";

/** The kind of the jobs that `writeContactMail` writes letters for. */
export const CONTACT_MAIL = "contact-mail";

export type ContactMailJob =
  | ({ template: "contact-message"; messageId: string } & ContactMessage)
  | {
      template: "newsletter-confirm";
      email: string;
      token: string;
      language: string;
      /** A second request within one period sends no second mail. */
      period: number;
    };

/** Queues a mail, once for each message and for each request to be on the list. */
export async function queueContactMail(trx: Database, mail: ContactMailJob, now: Date): Promise<void> {
  const subject = mail.template === "contact-message" ? mail.messageId : `${mail.token}:${mail.period}`;
  await addJob(trx, { kind: CONTACT_MAIL, payload: mail, dedupeKey: `mail:${mail.template}:${subject}` }, now);
}
