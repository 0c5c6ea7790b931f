import { sumAt } from "../../app/features/invoices/credit-parts.ts";
import type { InvoiceDocument } from "../../app/features/invoices/invoice.ts";
import type { VatPart } from "../../app/features/invoices/vat-parts.ts";
import type { ListedOrder } from "../../app/features/orders/list-orders.server.ts";
import { plainAmount } from "../plain-amount.ts";
import { type CsvForm, csvOfEach, escapeFormula } from "../write-csv.ts";

const seriesHead =
  "number,kind,issued_on,corrects,order,name,country,taxed_in,currency,vat_percent,net,vat,gross".split(",");

/** Returns all invoices and credit notes as CSV, a row per VAT rate; credited amounts are negative. */
export function invoiceCsv(documents: AsyncIterable<InvoiceDocument>, form?: CsvForm): Promise<string> {
  return csvOfEach(documents, { head: seriesHead, rowsOf: ratesOf }, form);
}

function ratesOf(document: InvoiceDocument): string[][] {
  const { kind, number, issuedOn, corrects, order, buyer, taxedIn, currency, parts } = document;
  const sign = kind === "invoice" ? 1 : -1;
  return parts.map(({ rate, gross, vat }) => [
    ...[number, kind, issuedOn, corrects?.number ?? "", order.number],
    ...[escapeFormula(buyer.name), buyer.country, taxedIn, currency, String(rate)],
    ...[gross - vat, vat, gross].map((cents) => plainAmount(sign * cents)),
  ]);
}

const vatHead = "number,placed_at,state,country,method,currency,vat_percent,net,vat,gross,refunded,refunded_vat".split(
  ",",
);

/**
 * Returns the VAT of paid orders as CSV: a row per order and rate as sold, with what its credit notes refunded. Without
 * an invoice, the rates of a refund are unknown, so its total is in the order's first row.
 */
export function vatCsv(orders: AsyncIterable<ListedOrder>, form?: CsvForm): Promise<string> {
  const rowsOf = (order: ListedOrder) => (order.was_paid ? vatLinesOf(order) : []);
  return csvOfEach(orders, { head: vatHead, rowsOf }, form);
}

function vatLinesOf({ credited, ...order }: ListedOrder): string[][] {
  const { number, placed_at, state, country, method_id, currency, refunded } = order;
  const back = ({ rate }: VatPart, i: number) => {
    if (!credited) return [i === 0 ? plainAmount(refunded) : "", ""];
    const { gross, vat } = sumAt(rate, credited);
    return [gross, vat].map(plainAmount);
  };
  return order.vat_parts.map((part, i) => [
    ...[number, placed_at, state, country, method_id, currency, String(part.rate)],
    ...[part.gross - part.vat, part.vat, part.gross].map(plainAmount),
    ...back(part, i),
  ]);
}
