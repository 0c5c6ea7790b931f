import type { MailTransport } from "../../app/features/letters/mail.ts";

export type EmailjsOptions = {
  url: string;
  publicKey: string;
  privateKey?: string;
  serviceId: string;
  templateId: string;
};

const TIMEOUT_MS = 15_000;
/** EmailJS limits all parameters together to 50 kB; the rest is left for the addresses and the subject. */
const MAX_BYTES = 48_000;

/**
 * Sends through EmailJS (`POST /api/v1.0/email/send`). The EmailJS template must use the parameters `to`, `reply_to`,
 * `subject`, `text` and `html`, and the account must allow API calls from servers.
 */
export function createEmailjs(options: EmailjsOptions, fetch = globalThis.fetch): MailTransport {
  const { url, publicKey, privateKey, serviceId, templateId } = options;
  const missing = missingIds(options);
  return {
    id: "emailjs",
    async send({ to, replyTo, subject, text, html: page }) {
      const html = withoutPictures(page);
      if (missing.length > 0) throw new Error(`EmailJS is not set up: ${missing.join(", ")} missing`);
      const response = await fetch(`${url}/api/v1.0/email/send`, {
        method: "POST",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          user_id: publicKey,
          ...(privateKey && { accessToken: privateKey }),
          service_id: serviceId,
          template_id: templateId,
          template_params: { to, reply_to: replyTo ?? "", subject, text: textBeside(html, text), html },
        }),
      });
      if (!response.ok)
        throw new Error(`EmailJS answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    },
  };
}

/** Replaces inline images with their alt text, since EmailJS has no attachment to put them in. */
function withoutPictures(html: string): string {
  return html.replace(/<img src="data:[^"]*" alt="([^"]*)"[^>]*>/g, "$1");
}

/** Returns the plain text if it fits beside the HTML; otherwise empty, as the HTML is what recipients see. */
function textBeside(html: string, text: string): string {
  return Buffer.byteLength(JSON.stringify([html, text])) > MAX_BYTES ? "" : text;
}

/** Returns the names of the required EmailJS variables that are empty. */
export function missingIds({ publicKey, serviceId, templateId }: EmailjsOptions): string[] {
  const ids = { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId };
  return Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]));
}
