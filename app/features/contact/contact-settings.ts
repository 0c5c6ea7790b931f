import type { FieldError } from "../../platform/requests/api-client.ts";

/** How contact form messages are sent: by the shop's server, or by the e-mail provider's script in the browser. */
export type ContactSettings =
  | { carrier: "server" }
  | {
      carrier: "emailjs";
      /** Origin of the provider. */
      url: string;
      /** Ids as the shop owner configured them; empty if missing. */
      publicKey: string;
      serviceId: string;
      templateId: string;
      /** Minimum milliseconds between two messages from one browser; no limit if absent. */
      throttle?: number;
    };

/** `message` is an English sentence for `t(message, values)`, or the provider's own text. */
export type SendAnswer =
  | { ok: true }
  | {
      ok: false;
      message: string;
      values: Readonly<Record<string, string | number>>;
      fields: readonly FieldError[];
    };
