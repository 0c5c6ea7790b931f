import type { RefundTable } from "../../../db/refund-table.ts";
import type { Database } from "../../../db/tables.ts";
import { shop } from "../../../shop.config.ts";
import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { namedShares } from "../gift-cards/card-uses.server.ts";
import type { CardPayment } from "../gift-cards/gift-card.ts";
import { creditParts } from "../invoices/credit-parts.ts";
import type { InvoiceDocument, InvoiceLine } from "../invoices/invoice.ts";
import { issueDocument } from "../invoices/issue-document.server.ts";
import { invoicesOf } from "../invoices/read-invoices.server.ts";
import { commonParts, invoiceLine, paymentsOf } from "../orders/invoice-order.server.ts";
import { lockOrder } from "../orders/move-order.server.ts";
import type { Order } from "../orders/order.ts";
import { orderById } from "../orders/read-order.server.ts";
import { cardSharesOf, paidFor, piecesOf, type RefundedPieces } from "./plan-refund.ts";

/**
 * Issues a credit note for what was refunded and not yet credited; does nothing if the order has no invoice. Credits
 * always match what was refunded or is due: if a refund fails after all, its repetition is not credited again.
 * `refundId` is the shop's own refund it is about; refunds made at the provider have none.
 */
export async function issueCreditNote(trx: Database, orderId: string, now: Date, refundId?: string): Promise<void> {
  // So that concurrent refunds of this order wait.
  await lockOrder(trx, orderId);
  const issued = await invoicesOf(trx, orderId);
  const invoice = issued.find(({ kind }) => kind === "invoice");
  const notes = issued.filter(({ kind }) => kind === "credit-note");
  const order = (await orderById(trx, orderId))?.order;
  if (!shop.invoices || !invoice || !order) return;
  const amount = ((order.refunded ?? 0) - sum(notes.map(({ total }) => total))) as Cents;
  if (amount <= 0) return;
  const rows = await trx.selectFrom("refunds").selectAll().where("order_id", "=", orderId).execute();
  // If a part was credited before, it is unknown which pieces that was for.
  const refund = rows.find((row) => row.id === refundId && row.amount === amount);
  const onCards = refund ? await namedShares(trx, orderId, cardSharesOf(refund)) : [];
  const given = rows.filter((row) => row !== refund).flatMap(piecesOf);
  const document = noteOf(order, { amount, refund, onCards, given, invoice, notes }, now);
  const { creditPrefix: prefix, first } = shop.invoices;
  await issueDocument(trx, { orderId, prefix, first, document, now });
}

type Credit = {
  amount: Cents;
  refund: RefundTable | undefined;
  /** The part of it credited back to gift cards. */
  onCards: readonly CardPayment[];
  given: readonly RefundedPieces[];
  invoice: InvoiceDocument;
  notes: readonly InvoiceDocument[];
};

function noteOf(order: Order, credit: Credit, now: Date): Omit<InvoiceDocument, "number"> {
  const { amount, refund, onCards, given, invoice, notes } = credit;
  const isWhole = notes.length === 0 && amount === invoice.total;
  const pieces = refund ? piecesOf(refund) : isWhole ? allOf(order) : [];
  const lines: InvoiceLine[] = pieces.flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    return line ? [invoiceLine(order, line, quantity)] : [];
  });
  const goods = sum(lines.map(({ price, quantity }) => times(price, quantity)));
  const paid = paidFor(order, pieces, given);
  const other = (amount - paid) as Cents;
  // An amount without pieces does not count as delivery only because it is equal.
  const isDelivery = pieces.length > 0 && other === order.delivery && notes.every(({ delivery }) => delivery === 0);
  const { deliveredTo: _, ...common } = commonParts(order, now, shop);
  const toCard = sum(onCards.map((card) => card.amount));
  return {
    kind: "credit-note",
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    ...common,
    // If the shopper's account was deleted, only the invoice still has the address.
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
    payments: paymentsOf(order, (amount - toCard) as Cents, onCards),
  };
}

function allOf({ lines }: Order): RefundedPieces[] {
  return lines.map(({ quantity }, position) => ({ position, quantity }));
}
