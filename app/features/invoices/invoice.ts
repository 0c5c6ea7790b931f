import type { Cents } from "../catalogue/product.ts";
import type { Address } from "../shop/address.ts";
import type { VatPart } from "./vat-parts.ts";

export type InvoiceKind = "invoice" | "credit-note";

/** A document as whoever opens its order sees that it is there. */
export type IssuedInvoice = { number: string; kind: InvoiceKind };

/** Written out, like a line, though settings and orders have the same fields: those change with the shop, and a stored document does not. */
type InvoiceSeller = {
  /** What the shop is called. */
  name: string;
  legalName: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  vatId?: string;
  register?: string;
  representative: string;
};

export type InvoiceLine = {
  /** As the shopper read it. */
  name: string;
  /** The language of the name, where it may be another than that of the document. */
  language?: string;
  color?: string;
  size?: string;
  sku: string;
  quantity: number;
  /** One piece, VAT included. */
  price: Cents;
  /** Percent. */
  vatRate: number;
};

/** A part of what was paid, or given back: on a gift card, or otherwise with a provider. */
export type InvoicePayment = { amount: Cents; provider: string } | { amount: Cents; last4: string };

/** When the goods were sent or handed over; before that, when they were paid for and between which days they are to arrive. */
export type InvoiceSupply =
  | { kind: "made"; on: string }
  | { kind: "ahead"; paidOn: string; expected?: readonly [first: string, last: string]; isCollected: boolean };

/**
 * An invoice or a credit note, with all that stands on it. It is written once and shown as it was written: nothing in it is looked up
 * again. Days are those of the shop: `2026-11-23`. A credit note tells what is credited, in amounts above zero.
 */
export type InvoiceDocument = {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  /** The invoice that a credit note corrects. */
  corrects?: { number: string; issuedOn: string };
  order: { number: string; placedOn: string };
  language: string;
  currency: string;
  seller: InvoiceSeller;
  buyer: Address;
  /** Where the goods go, if not to the buyer's address. */
  deliveredTo?: Address;
  supply: InvoiceSupply;
  lines: readonly InvoiceLine[];
  goods: Cents;
  discount: Cents;
  coupon?: string;
  delivery: Cents;
  /** The method of delivery, in the language of the document. */
  method: string;
  /** Of a credit note: what was agreed on beside the goods, or without any; below zero where less was given back. */
  agreed?: Cents;
  /** The total by VAT rate, the highest first. */
  parts: readonly VatPart[];
  total: Cents;
  /** The country whose VAT it is, by its ISO code. */
  taxedIn: string;
  payments: readonly InvoicePayment[];
  note?: string;
};
