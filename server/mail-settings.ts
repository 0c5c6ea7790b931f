import type { Reader } from "./read-variables.ts";

export type MailSettings =
  | { carrier: "outbox" }
  | { carrier: "smtp"; url: string }
  | { carrier: "emailjs"; url: string; publicKey: string; privateKey?: string; serviceId: string; templateId: string };

/** Which carrier takes the mail, and what that one needs. */
export function readMail(read: Reader): MailSettings {
  const carrier = read.oneOf("MAIL", ["outbox", "smtp", "emailjs"], "outbox");
  if (carrier === "outbox") return { carrier };
  if (carrier === "smtp") {
    const given = read.needed("SMTP_URL", "MAIL=smtp");
    return { carrier, url: given && (read.url("SMTP_URL", ["smtp:", "smtps:"]) ?? "") };
  }
  const privateKey = read.text("EMAILJS_PRIVATE_KEY");
  return {
    carrier,
    url: read.url("EMAILJS_URL", ["http:", "https:"]) ?? "https://api.emailjs.com",
    publicKey: read.needed("EMAILJS_PUBLIC_KEY", "MAIL=emailjs"),
    ...(privateKey && { privateKey }),
    serviceId: read.needed("EMAILJS_SERVICE_ID", "MAIL=emailjs"),
    templateId: read.needed("EMAILJS_TEMPLATE_ID", "MAIL=emailjs"),
  };
}
