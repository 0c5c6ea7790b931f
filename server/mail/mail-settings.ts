import type { Reader } from "../read-variables.ts";

export type MailSettings =
  | { carrier: "outbox" }
  | { carrier: "smtp"; url: string }
  | { carrier: "emailjs"; url: string; publicKey: string; privateKey?: string; serviceId: string; templateId: string };

/**
 * Reads which carrier sends e-mails, and its settings. A missing EmailJS id is an empty string: the shop starts without
 * it, says so in its log, and the contact form shows the provider's own error message.
 */
export function readMail(read: Reader): MailSettings {
  const carrier = read.oneOf("MAIL", ["outbox", "smtp", "emailjs"], "outbox");
  if (carrier === "outbox") return { carrier };
  if (carrier === "smtp") {
    const given = read.needed("SMTP_URL", "MAIL=smtp");
    return { carrier, url: given && (read.urlOfAccount("SMTP_URL", ["smtp:", "smtps:"]) ?? "") };
  }
  const privateKey = read.text("EMAILJS_PRIVATE_KEY");
  return {
    carrier,
    url: read.url("EMAILJS_URL", ["http:", "https:"]) ?? "https://api.emailjs.com",
    publicKey: read.text("EMAILJS_PUBLIC_KEY") ?? "",
    ...(privateKey && { privateKey }),
    serviceId: read.text("EMAILJS_SERVICE_ID") ?? "",
    templateId: read.text("EMAILJS_TEMPLATE_ID") ?? "",
  };
}
