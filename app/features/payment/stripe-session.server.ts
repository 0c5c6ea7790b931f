import type Stripe from "stripe";
import type { Database } from "../../../db/tables.ts";
import { commaList } from "../../platform/i18n/comma-list.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import { choiceParts } from "../catalogue/choice-words.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { promisedWords } from "../orders/delivery-promise.ts";
import { type Order, orderPath } from "../orders/order.ts";
import type { PayableOrder } from "./payment-provider.ts";

type SessionOptions = {
  db: Database;
  baseUrl: string;
  holdMinutes: number;
  now: () => Date;
  translate: (language: string) => Translate;
};
type CreateParams = Stripe.Checkout.SessionCreateParams;

const MINUTE = 60_000;
/** Stripe sessions stay open for at least 30 minutes and at most a day; one minute is allowed for the request. */
const SHORTEST = 31 * MINUTE;
const LONGEST = 24 * 60 * MINUTE - MINUTE;
const MAX_LINES = 100;
const LOCALES = ["de", "en", "es", "fr", "it", "nl", "pt", "pl", "sv", "da", "fi"] as const;

/**
 * Creates a session for an order and returns its URL. If several are created concurrently, all callers get the one that
 * was stored first, so that an order can be paid only once.
 */
export async function sessionOf(stripe: Stripe, payable: PayableOrder, options: SessionOptions): Promise<string> {
  const { db, now } = options;
  const { id } = payable;
  const expiresAt = expiryOf(options);
  const params = sessionParams(payable, expiresAt, options);
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: `pay-${id}-${expiresAt}` });
  if (!session.url) throw new Error(`Stripe gave no address for session ${session.id}`);
  const row = {
    order_id: id,
    provider: "stripe",
    ref: session.id,
    url: session.url,
    charge_ref: null,
    created_at: now().toISOString(),
    expires_at: new Date(expiresAt * 1000).toISOString(),
  };
  // Of either key: the same session stored by two callers at once may meet in its `ref` before it does in the order.
  await db
    .insertInto("payments")
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
  return (await db.selectFrom("payments").select("url").where("order_id", "=", id).executeTakeFirstOrThrow()).url;
}

/** Seconds, rounded to whole minutes, so that parallel requests send Stripe identical parameters. */
function expiryOf({ now, holdMinutes }: SessionOptions): number {
  const at = now().getTime();
  const wanted = Math.ceil((at + Math.max(SHORTEST, holdMinutes * MINUTE)) / MINUTE);
  return Math.min(wanted, Math.floor((at + LONGEST) / MINUTE)) * 60;
}

function sessionParams({ id, order }: PayableOrder, expiresAt: number, options: SessionOptions): CreateParams {
  const { baseUrl, translate } = options;
  return {
    mode: "payment",
    client_reference_id: id,
    customer_email: order.contact.email,
    locale: LOCALES.find((locale) => locale === order.language) ?? "auto",
    line_items: lineItems(order, translate(order.language)),
    // The order keeps its currency, whatever the shopper's country.
    adaptive_pricing: { enabled: false },
    metadata: { order: order.number },
    payment_intent_data: { description: order.number, metadata: { order: order.number } },
    expires_at: expiresAt,
    success_url: baseUrl + orderPath("success", order),
    cancel_url: `${baseUrl}${orderPath("cancel", order)}&reason=cancelled`,
  };
}

/**
 * What Stripe shows, in the language of the order. Discounts and gift cards cannot be line items, so an order with one
 * is shown as a single item, as is one with too many lines.
 */
function lineItems(order: Order, t: Translate): CreateParams["line_items"] {
  const currency = order.currency.toLowerCase();
  const item = (name: string, amount: number, quantity = 1) => ({
    quantity,
    price_data: { currency, unit_amount: amount, product_data: { name } },
  });
  const goods = order.lines.map((line) =>
    item(commaList(t, [line.name, ...choiceParts(t, line.color, line.size)]), line.price, line.quantity),
  );
  const method = promisedWords(order, { t, language: order.language })(order.method.name);
  const lines = order.delivery > 0 ? [...goods, item(method, order.delivery)] : goods;
  const charge = chargeOf(order);
  const isWhole = order.discount > 0 || charge < order.total || lines.length > MAX_LINES;
  return isWhole ? [item(order.number, charge)] : lines;
}
