import { sql } from "kysely";
import type { RefundTable } from "../../../db/refund-table.ts";
import type { Database } from "../../../db/tables.ts";
import { shop as ownShop } from "../../../shop.config.ts";
import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { creditParts } from "../invoices/credit-parts.ts";
import type { InvoiceDocument, InvoiceLine } from "../invoices/invoice.ts";
import { issueDocument } from "../invoices/issue-document.server.ts";
import { invoicesOf } from "../invoices/read-invoices.server.ts";
import { commonParts, invoiceLine, paymentsOf } from "./invoice-order.server.ts";
import type { Order } from "./order.ts";
import { paidFor, type RefundedPieces } from "./plan-refund.ts";
import { orderById } from "./read-order.server.ts";

/**
 * Issues a credit note for what has been given back of an order and not been credited yet; nothing where it never had an invoice. What is
 * credited is always what was given back or is owed: money that a provider could not give back after all is not credited again
 * when it is given back once more. Returns the note's number.
 */
export async function issueCreditNote(
  trx: Database,
  orderId: string,
  now: Date,
  shop = ownShop,
): Promise<string | undefined> {
  // Nothing changes, yet what else gives this order's money back waits here.
  await trx.updateTable("orders").set({ refunded: sql`refunded + 0` }).where("id", "=", orderId).execute();
  const [invoice, ...notes] = await invoicesOf(trx, orderId);
  const order = (await orderById(trx, orderId))?.order;
  if (!shop.invoices || !invoice || !order) return undefined;
  const amount = ((order.refunded ?? 0) - sum(notes.map(({ total }) => total))) as Cents;
  if (amount <= 0) return undefined;
  const { refund, given } = await refundBehind(trx, orderId, amount);
  const document = noteOf(order, { amount, refund, given, invoice, notes }, now, shop);
  const { creditPrefix: prefix, first } = shop.invoices;
  return (await issueDocument(trx, { orderId, prefix, first, document, now })).number;
}

/** The refund that the amount is of, the latest, and the pieces of those before; one that was made at the provider's is none. */
async function refundBehind(trx: Database, orderId: string, amount: Cents) {
  const rows = await trx.selectFrom("refunds").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  const last = rows.at(-1);
  const refund = last?.amount === amount ? last : undefined;
  return { refund, given: rows.filter((row) => row !== refund).flatMap(piecesOf) };
}

function piecesOf({ lines }: RefundTable): RefundedPieces[] {
  return JSON.parse(lines) as RefundedPieces[];
}

type Credit = {
  amount: Cents;
  refund: RefundTable | undefined;
  given: readonly RefundedPieces[];
  invoice: InvoiceDocument;
  notes: readonly InvoiceDocument[];
};

function noteOf(order: Order, credit: Credit, now: Date, shop: typeof ownShop): Omit<InvoiceDocument, "number"> {
  const { amount, refund, given, invoice, notes } = credit;
  const isWhole = notes.length === 0 && amount === invoice.total;
  const pieces = refund ? piecesOf(refund) : isWhole ? allOf(order) : [];
  const lines: InvoiceLine[] = pieces.flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    return line ? [invoiceLine(order, line, quantity)] : [];
  });
  const goods = sum(lines.map(({ price, quantity }) => times(price, quantity)));
  const paid = paidFor(order, pieces, given);
  const other = (amount - paid) as Cents;
  const isDelivery = other === order.delivery;
  const { deliveredTo: _, ...common } = commonParts(order, now, shop);
  const toCard = (refund?.to_card ?? 0) as Cents;
  return {
    kind: "credit-note",
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    ...common,
    // Whoever deleted their account is nowhere else any more.
    buyer: invoice.buyer,
    supply: invoice.supply,
    taxedIn: invoice.taxedIn,
    lines,
    goods,
    discount: (goods - paid) as Cents,
    ...(order.coupon && { coupon: order.coupon }),
    delivery: isDelivery ? order.delivery : (0 as Cents),
    ...(!isDelivery && other !== 0 && { agreed: other }),
    parts: creditParts(amount, {
      sold: invoice.parts,
      credited: notes.flatMap(({ parts }) => parts),
      pieces: lines,
    }),
    total: amount,
    payments: paymentsOf(order, (amount - toCard) as Cents, toCard),
  };
}

function allOf({ lines }: Order): RefundedPieces[] {
  return lines.map(({ quantity }, position) => ({ position, quantity }));
}
