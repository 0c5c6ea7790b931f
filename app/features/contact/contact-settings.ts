import type { ApiField } from "../api/api-client.ts";

/** How the contact form is sent: by the shop's server, or by the e-mail provider's own script in the browser. */
export type ContactSettings =
  | { carrier: "server" }
  | {
      carrier: "emailjs";
      /** Origin of the provider. */
      url: string;
      /** Ids as the owner configured them; a missing one is empty. */
      publicKey: string;
      serviceId: string;
      templateId: string;
      /** Milliseconds between two messages of one browser; absent is without limit. */
      throttle?: number;
    };

/** `message` is an English sentence for `t(message, values)`, or the provider's own text. */
export type SendAnswer =
  | { ok: true }
  | {
      ok: false;
      message: string;
      values: Readonly<Record<string, string | number>>;
      fields: readonly ApiField[];
    };
