import type { Database } from "../../../db/tables.ts";
import { contextFor, type MailDraft, type MailHandlerDeps } from "../letters/mail-handler.server.ts";
import { contactNotice, newsletterInvitation } from "./contact-mails.ts";
import type { ContactMailJob } from "./queue-contact-mail.server.ts";

/** Writes the e-mail of a job; undefined if the address has confirmed already or was deleted. */
export async function writeContactMail(
  deps: MailHandlerDeps & { db: Database },
  job: ContactMailJob,
): Promise<MailDraft | undefined> {
  const { shop, db } = deps;
  const { template } = job;
  if (template === "contact-message") {
    const language = shop.fallbackLanguage;
    const page = contactNotice(job, contextFor(deps, language));
    return { template, to: shop.mail.owner, replyTo: job.email, language, page };
  }
  const { email, token, language } = job;
  const row = await db.selectFrom("subscribers").select("confirmed_at").where("token", "=", token).executeTakeFirst();
  if (!row || row.confirmed_at) return undefined;
  return { template, to: email, language, page: newsletterInvitation(token, contextFor(deps, language)) };
}
