import type { MailContext } from "../letters/mail-context.ts";
import { type MailPage, text } from "../letters/mail-page.ts";
import type { ContactMessage } from "./contact-schema.ts";

/** Returns the e-mail that forwards a contact form message to the shop owner. */
export function contactNotice({ name, email, subject, message }: ContactMessage, { t }: MailContext): MailPage {
  return {
    subject: t("Message from {{name}}: {{subject}}", { name, subject }),
    blocks: [{ kind: "address", title: t("From"), lines: [name, email] }, text(message)],
  };
}

/** Returns the e-mail that asks for confirmation of a newsletter subscription. */
export function newsletterInvitation(token: string, { t, shop, baseUrl }: MailContext): MailPage {
  const otherwise = t(
    "If it was not you, ignore this e-mail: without this step nothing is ever sent, and the address is deleted after 7 days.",
  );
  return {
    subject: t("Please confirm: the newsletter of {{shop}}", { shop: shop.name }),
    blocks: [
      text(t("Somebody, probably you, asked us to send our newsletter to this address.")),
      { kind: "link", label: t("Yes, send it to me"), url: `${baseUrl}/newsletter?token=${token}` },
      text(otherwise),
      { kind: "link", label: t("Delete this address now"), url: `${baseUrl}/newsletter?unsubscribe=${token}` },
    ],
  };
}
