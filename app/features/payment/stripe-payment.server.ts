import type Stripe from "stripe";
import type { Database } from "../../../db/tables.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import { once } from "../catalogue/once.ts";
import { minimumCharge } from "../gift-cards/minimum-charge.ts";
import type { Failpoints } from "../orders/failpoints.server.ts";
import type { PayableOrder, PaymentProgress, PaymentProvider } from "./payment-provider.ts";
import { paymentOf, takeStripeEvent } from "./stripe-events.server.ts";
import { sessionOf } from "./stripe-session.server.ts";

export type StripeOptions = {
  db: Database;
  secretKey: string;
  webhookSecret: string;
  /** Replaces the URL of Stripe's API, for tests. */
  url?: string;
  /** Origin of the shop, where Stripe sends shoppers back to. */
  baseUrl: string;
  holdMinutes: number;
  now: () => Date;
  /** Email translations, which also name colours and delivery on the payment page. */
  translate: (language: string) => Translate;
  failpoints?: Failpoints;
};

const TIMEOUT_MS = 15_000;

/** Stripe's hosted checkout. Payments are reported by signed webhooks, and polled for if none arrives. */
export function createStripePayment(options: StripeOptions): PaymentProvider {
  const { db, webhookSecret } = options;
  // The library is large, so it is loaded with the first payment and not on startup.
  const client = once(() => openStripe(options));
  const rowOf = ({ id }: PayableOrder) =>
    db.selectFrom("payments").selectAll().where("order_id", "=", id).executeTakeFirst();

  async function check(payable: PayableOrder): Promise<PaymentProgress> {
    const row = await rowOf(payable);
    if (!row) return { kind: "open" };
    const stripe = await client();
    try {
      return progressOf(await stripe.checkout.sessions.retrieve(row.ref), payable.id);
    } catch (error) {
      // The shop has since changed its Stripe account or key: that session can no longer be paid.
      if (error instanceof Error && "code" in error && error.code === "resource_missing") return { kind: "closed" };
      throw error;
    }
  }

  return {
    id: "stripe",
    least: minimumCharge,
    start: async (payable) => (await rowOf(payable))?.url ?? sessionOf(await client(), payable, options),
    check,
    async close(payable) {
      const row = await rowOf(payable);
      if (!row) return { kind: "closed" };
      const stripe = await client();
      try {
        return progressOf(await stripe.checkout.sessions.expire(row.ref), payable.id);
      } catch (error) {
        // Stripe refuses to expire paid or expired sessions; any other error means that it did not respond.
        const progress = await check(payable);
        if (progress.kind === "open") throw error;
        return progress;
      }
    },
    async refund(payable, { key, amount }) {
      const charge = (await rowOf(payable))?.charge_ref;
      if (!charge) return "refused";
      const stripe = await client();
      if (await isGivenBack(stripe, charge, key)) return "done";
      const part = { payment_intent: charge, ...(amount !== undefined && { amount }), metadata: { refund: key } };
      try {
        const made = await stripe.refunds.create(part, { idempotencyKey: `refund-${key}` });
        return hasFailed(made) ? "refused" : "done";
      } catch (error) {
        // Stripe's final refusal: less than that is left of the charge, or it is already refunded.
        if (error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError") return "refused";
        throw error;
      }
    },
    async handleWebhook(raw, headers) {
      const stripe = await client();
      const event = readEvent(stripe, { raw, signature: headers.get("stripe-signature") ?? "", webhookSecret });
      if (!event) return "refused";
      await takeStripeEvent(options, event);
      return "done";
    },
  };
}

/** Whether a refund was already made: Stripe forgets idempotency keys after a day and would make it again. */
async function isGivenBack(stripe: Stripe, charge: string, key: string): Promise<boolean> {
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent: charge, limit: 100 }))
    if (metadata?.["refund"] === key && !hasFailed({ status })) return true;
  return false;
}

function hasFailed({ status }: Pick<Stripe.Refund, "status">): boolean {
  return status === "failed" || status === "canceled";
}

async function openStripe({ secretKey, url }: StripeOptions): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };
  if (!url) return new StripeClient(secretKey, settings);
  const { protocol, hostname, port } = new URL(url);
  return new StripeClient(secretKey, {
    ...settings,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port && { port }),
  });
}

type Heard = { raw: string; signature: string; webhookSecret: string };

function readEvent(stripe: Stripe, { raw, signature, webhookSecret }: Heard): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(raw, signature, webhookSecret);
  } catch {
    return undefined;
  }
}

function progressOf(session: Stripe.Checkout.Session, orderId: string): PaymentProgress {
  if (session.status === "open") return { kind: "open" };
  if (session.status === "expired") return { kind: "closed" };
  if (session.payment_status === "unpaid") return { kind: "pending" };
  return { kind: "paid", payment: paymentOf(session, orderId) };
}
