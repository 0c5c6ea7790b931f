import type { MailCarrier } from "./mail.ts";

export type EmailjsOptions = {
  url: string;
  publicKey: string;
  privateKey?: string;
  serviceId: string;
  templateId: string;
};

const TIMEOUT_MS = 15_000;

/**
 * Sends through EmailJS (`POST /api/v1.0/email/send`). Its template is to use the parameters `to`, `reply_to`,
 * `subject`, `text` and `html`; calls from a server have to be allowed in the account.
 */
export function createEmailjs(options: EmailjsOptions, fetch = globalThis.fetch): MailCarrier {
  const { url, publicKey, privateKey, serviceId, templateId } = options;
  return {
    id: "emailjs",
    async send({ to, replyTo, subject, text, html }) {
      const response = await fetch(`${url}/api/v1.0/email/send`, {
        method: "POST",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          user_id: publicKey,
          ...(privateKey && { accessToken: privateKey }),
          service_id: serviceId,
          template_id: templateId,
          template_params: { to, reply_to: replyTo ?? "", subject, text, html },
        }),
      });
      if (!response.ok)
        throw new Error(`EmailJS answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    },
  };
}
