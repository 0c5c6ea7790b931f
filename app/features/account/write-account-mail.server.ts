import type { UserTable } from "../../../db/account-tables.ts";
import type { Database } from "../../../db/tables.ts";
import { knownLanguage } from "../../platform/i18n/languages.ts";
import type { MailContext } from "../letters/mail-context.ts";
import { contextFor, type MailDraft, type MailHandlerDeps } from "../letters/mail-handler.server.ts";
import type { MailPage } from "../letters/mail-page.ts";
import * as mails from "./account-mails.ts";
import type { AccountMailJob } from "./queue-account-mail.server.ts";

/** Writes the email of a job; undefined if the account is gone. */
export async function writeAccountMail(
  deps: MailHandlerDeps & { db: Database },
  job: AccountMailJob,
): Promise<MailDraft | undefined> {
  const user = await deps.db.selectFrom("users").selectAll().where("id", "=", job.userId).executeTakeFirst();
  if (!user) return undefined;
  const language = knownLanguage(user.language) ?? deps.shop.fallbackLanguage;
  const to = job.template === "confirm-new-address" ? job.email : addresseeOf(job, user);
  return { template: job.template, to, language, page: pageOf(job, user, contextFor(deps, language)) };
}

/** The notice of a changed address goes to the old one; all other emails to the account's current one. */
function addresseeOf(job: AccountMailJob, user: UserTable): string {
  return job.template === "address-changed" ? job.email : user.email;
}

function pageOf(job: AccountMailJob, { name, email }: UserTable, context: MailContext): MailPage {
  switch (job.template) {
    case "confirm-address":
      return mails.confirmAddress({ name, ...job }, context);
    case "confirm-new-address":
      return mails.confirmNewAddress({ name, ...job }, context);
    case "reset-password":
      return mails.resetPassword({ name, ...job }, context);
    case "already-registered":
      return mails.alreadyRegistered({ name }, context);
    case "password-changed":
      return mails.passwordChanged({ name }, context);
    case "new-browser":
      return mails.newBrowser({ name, ...job }, context);
    case "address-changed":
      return mails.addressChanged({ name, email }, context);
    case "welcome":
      return mails.welcome({ name }, context);
  }
}
