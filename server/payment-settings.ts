import type { Reader } from "./read-variables.ts";

export type PaymentSettings =
  | { provider: "test" }
  | {
      provider: "stripe";
      secretKey: string;
      webhookSecret: string;
      /** Replaces Stripe's own URL, for tests. */
      url?: string;
    };

/** Reads the payment provider. A public shop must choose explicitly to take no money. */
export function readPayment(read: Reader, baseUrl: string | undefined): PaymentSettings {
  const provider = read.oneOf("PAYMENT", ["test", "stripe"], "test");
  if (provider === "test") {
    if (read.text("PAYMENT") === undefined && isPublic(baseUrl))
      read.mistake(
        "PAYMENT",
        "is missing: a shop with a public BASE_URL needs PAYMENT=stripe, or PAYMENT=test to take no money",
      );
    return { provider };
  }
  const url = read.url("STRIPE_URL", ["http:", "https:"]);
  return {
    provider,
    secretKey: read.key("STRIPE_SECRET_KEY", "PAYMENT=stripe", ["sk_", "rk_"]),
    webhookSecret: read.key("STRIPE_WEBHOOK_SECRET", "PAYMENT=stripe", ["whsec_"]),
    ...(url && { url }),
  };
}

function isPublic(baseUrl: string | undefined): boolean {
  if (!baseUrl) return false;
  const { hostname } = new URL(baseUrl);
  return !/^(localhost|127\..*|\[::1\]|.*\.(localhost|test|local))$/.test(hostname);
}
