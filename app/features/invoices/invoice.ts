import type { Cents } from "../catalogue/product.ts";
import type { Address } from "../delivery/address.ts";
import type { VatPart } from "./vat-parts.ts";

export type InvoiceKind = "invoice" | "credit-note";

/** A document as listed with its order. */
export type IssuedInvoice = { number: string; kind: InvoiceKind };

/** Declared separately from settings and orders: those change with the shop, a stored document does not. */
type InvoiceSeller = {
  /** The name of the shop. */
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
  /** The name as shown to the shopper. */
  name: string;
  /** The language of the name, if it may differ from that of the document. */
  language?: string;
  color?: string;
  size?: string;
  sku: string;
  quantity: number;
  /** Per piece, VAT included. */
  price: Cents;
  /** Percent. */
  vatRate: number;
};

/** A part of what was paid or refunded: by gift card or through a payment provider. */
export type InvoicePayment = { amount: Cents; provider: string } | { amount: Cents; last4: string };

/** The date goods were sent or handed over; before that, the date of payment and the expected date range of arrival. */
export type InvoiceSupply =
  | { kind: "made"; on: string }
  | { kind: "ahead"; paidOn: string; expected?: readonly [first: string, last: string]; isCollected: boolean };

/**
 * An invoice or credit note with everything printed on it. It is stored once and displayed as stored: nothing in it is
 * looked up again. Dates are in the shop's time zone: `2026-11-23`. Amounts of a credit note are positive.
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
  /** The delivery address, if not the buyer's address. */
  deliveredTo?: Address;
  supply: InvoiceSupply;
  lines: readonly InvoiceLine[];
  goods: Cents;
  discount: Cents;
  coupon?: string;
  delivery: Cents;
  /** The name of the delivery method, in the language of the document. */
  method: string;
  /** Credit notes only: the amount agreed besides, or without, any goods; negative if less was refunded. */
  agreed?: Cents;
  /** The total by VAT rate, highest first. */
  parts: readonly VatPart[];
  total: Cents;
  /** ISO code of the country whose VAT applies. */
  taxedIn: string;
  payments: readonly InvoicePayment[];
  note?: string;
};
