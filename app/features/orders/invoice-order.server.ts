import type { Database } from "../../../db/tables.ts";
import { shop as ownShop } from "../../../shop.config.ts";
import { dayIn } from "../../platform/dates/day-in.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import type { Shop } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import { arrivalDays } from "../delivery/delivery-times.ts";
import { type CardPayment, chargeOf } from "../gift-cards/gift-card.ts";
import type { InvoiceDocument, InvoiceLine, InvoicePayment, InvoiceSupply } from "../invoices/invoice.ts";
import { issueDocument } from "../invoices/issue-document.server.ts";
import { promisedWords, promiseOf } from "./delivery-promise.ts";
import type { Order, OrderLine } from "./order.ts";
import { orderById } from "./read-order.server.ts";

/**
 * Issues the invoice of a paid order, in the transaction that marks it as paid. Returns its number; undefined if the
 * shop issues no invoices or this one exists already.
 */
export async function issueInvoice(
  trx: Database,
  orderId: string,
  now: Date,
  shop = ownShop,
): Promise<string | undefined> {
  const order = (await orderById(trx, orderId))?.order;
  if (!shop.invoices || !order || order.invoices?.some(({ kind }) => kind === "invoice")) return undefined;
  const { prefix, first } = shop.invoices;
  const document = invoiceOf(order, now, shop);
  return (await issueDocument(trx, { orderId, prefix, first, document, now })).number;
}

function invoiceOf(order: Order, now: Date, shop: Shop): Omit<InvoiceDocument, "number"> {
  const { goods, discount, coupon, delivery, total, vat, vatRate: rate } = order;
  return {
    kind: "invoice",
    ...commonParts(order, now, shop),
    supply: supplyOf(order, shop),
    lines: order.lines.map((line) => invoiceLine(order, line)),
    goods,
    discount,
    ...(coupon && { coupon }),
    delivery,
    parts: order.vatParts ?? [{ rate, gross: total, vat }],
    total,
    payments: paymentsOf(order, chargeOf(order), order.giftCards),
  };
}

/** What every document about an order contains: seller, buyer, and the order it is for. */
export function commonParts(order: Order, now: Date, shop: Shop) {
  const { hours: _, ...company } = shop.company;
  const { address, billing, method, language, currency } = order;
  const said = (sentence: string) => shop.words?.[language]?.[sentence] ?? sentence;
  const note = shop.invoices?.note;
  return {
    issuedOn: dayIn(shop.timeZone, now),
    order: { number: order.number, placedOn: dayIn(shop.timeZone, new Date(order.placedAt)) },
    language,
    currency,
    seller: { name: shop.name, ...company },
    buyer: billing ?? address,
    ...(billing && !isCollected(method) && { deliveredTo: address }),
    method: promisedWords(order, { t: said, language })(method.name),
    // Collected goods are sold in the shop's own country.
    taxedIn: isCollected(method) && company.country in shop.countries ? company.country : address.country,
    ...(note && { note: said(note) }),
  };
}

/** Converts pieces of an order line, by default all of them, to an invoice line. */
export function invoiceLine(order: Order, line: OrderLine, quantity = line.quantity): InvoiceLine {
  const { name, language, color, size, sku, price, vatRate = order.vatRate } = line;
  const choice = { ...(color && { color }), ...(size && { size }) };
  return { name, ...(language && { language }), ...choice, sku, quantity, price, vatRate };
}

/** Lists how the money was paid or refunded: the amount on each gift card, and the rest through the provider. */
export function paymentsOf({ provider }: Order, charge: Cents, onCards: readonly CardPayment[] = []): InvoicePayment[] {
  return [
    ...onCards.map(({ amount, last4 }) => ({ amount, last4 })),
    ...(charge > 0 ? [{ amount: charge, provider }] : []),
  ];
}

function supplyOf(order: Order, shop: Shop): InvoiceSupply {
  const { events, method, placedAt } = order;
  const { days, timeZone, closed } = promiseOf(order, shop);
  const dayOf = (kind: string) => {
    const event = events.find((one) => one.kind === kind);
    return event && dayIn(timeZone, new Date(event.at));
  };
  // Shipped goods are supplied when they leave, collected ones when they are handed over.
  const on = (isCollected(method) ? undefined : dayOf("shipped")) ?? dayOf("delivered");
  if (on) return { kind: "made", on };
  const paidOn = dayOf("paid") ?? dayIn(timeZone, new Date(placedAt));
  const expected = days && arrivalDays({ days }, paidOn, closed);
  return { kind: "ahead", paidOn, ...(expected && { expected }), isCollected: isCollected(method) };
}
