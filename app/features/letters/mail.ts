import type { MailFile } from "./mail-page.ts";

export type Mail = {
  /** The same for every attempt at one mail, so that duplicates can be recognised. */
  id: string;
  /** The name of the template for the log and the outbox: `order-confirmation`. */
  template: string;
  from: string;
  to: string;
  replyTo?: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  files?: readonly MailFile[];
};

/** A mail transport. Throws if it could not send: the mail is retried later. */
export type MailTransport = {
  id: string;
  send(mail: Mail): Promise<void>;
};
