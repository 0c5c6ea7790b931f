import { createTransport } from "nodemailer";
import type { MailTransport } from "../../app/features/letters/mail.ts";
import { readSender } from "../../app/settings/sender.ts";

const TIMEOUT_MS = 15_000;

/** Sends mail through an SMTP server: `smtp://user:password@host:587` or `smtps://`. */
export function createSmtp(url: string): MailTransport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: 2 * TIMEOUT_MS };
  // Connections stay open for the next letters.
  const transport = createTransport({ url, pool: true, ...timeouts });
  return {
    id: "smtp",
    async send({ id, from, to, replyTo, subject, text, html, files = [], language }) {
      const headers = { "Content-Language": language, "Auto-Submitted": "auto-generated" };
      // In parts: written as one text, a colon or brackets in the name would be read as a group or a comment.
      const sender = readSender(from);
      const host = sender.address.split("@")[1] ?? "localhost";
      const envelope = { messageId: `<${id}@${host}>`, from: sender, to, replyTo, subject, headers };
      // Inline images become attachments, since mail clients do not display data URLs.
      const attachments = files.map(({ name, url }) => ({ filename: name, path: url }));
      await transport.sendMail({ ...envelope, text, html, attachments, attachDataUrls: true });
    },
  };
}
