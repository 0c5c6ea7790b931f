export type Mail = {
  /** The same for every attempt at one mail, so that a second copy can be told from a second mail. */
  id: string;
  /** What it is, for the log and the outbox: `order-confirmation`. */
  template: string;
  from: string;
  to: string;
  replyTo?: string;
  language: string;
  subject: string;
  text: string;
  html: string;
};

/** Who takes mail away. Throws when it could not: the mail is tried again later. */
export type MailCarrier = {
  id: string;
  send(mail: Mail): Promise<void>;
};
