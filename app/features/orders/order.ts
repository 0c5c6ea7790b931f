import type { Cents } from "../catalogue/product.ts";
import type { GiftCardPart } from "../gift-cards/gift-card.ts";
import type { IssuedInvoice } from "../invoices/invoice.ts";
import type { VatPart } from "../invoices/vat-parts.ts";
import type { Address } from "../shop/address.ts";
import { isCollected } from "../shop/delivery-facts.ts";
import type { OrderState } from "./order-states.ts";

export type OrderLine = {
  id: string;
  color?: string;
  size?: string;
  sku: string;
  /** As the shopper read it. */
  name: string;
  /** The language of the name, where it may be another than that of the texts around it. */
  language?: string;
  /** The name in the shop's own language, where the shopper read it in another. */
  ownName?: string;
  /** One piece, VAT included, as it was when ordered. */
  price: Cents;
  quantity: number;
  /** Percent, where the order has several rates. */
  vatRate?: number;
  /** Whether the right of withdrawal covers it. */
  isReturnable: boolean;
  /** Pieces that a withdrawal named already; absent where there was none. */
  withdrawn?: number;
};

/** What is written down of an order: the states it comes into and what else happens. */
export type OrderEventKind =
  | OrderState
  | "payment-pending"
  | "amount-mismatch"
  | "withdrawal"
  | "refunded-part"
  | "refund-failed";

/** `kind` as it is stored, which another version of the shop may have written; `detail` of the refunds is cents. */
export type OrderEvent = { at: string; kind: string; detail?: string };

/** An order as it is shown to whoever has its number and code. Times are ISO in UTC. */
export type Order = {
  number: string;
  code: string;
  state: OrderState;
  placedAt: string;
  /** Until when the goods are kept while payment is awaited. */
  holdUntil: string;
  deliveredAt?: string;
  language: string;
  contact: { email: string; phone?: string };
  address: Address;
  billing?: Address;
  method: { id: string; name: string };
  note?: string;
  coupon?: string;
  lines: readonly OrderLine[];
  /** ISO code of what all amounts are charged in. */
  currency: string;
  goods: Cents;
  discount: Cents;
  delivery: Cents;
  vat: Cents;
  /** Percent; where there are several, the country's standard one. */
  vatRate: number;
  /** Where goods of several rates are in it: the total, parted by them. */
  vatParts?: readonly VatPart[];
  total: Cents;
  /** What gift cards paid of it, in the turn in which they were spent; absent where none did. */
  giftCards?: readonly GiftCardPart[];
  /** Given back so far; absent where nothing was. */
  refunded?: Cents;
  provider: string;
  /** Its invoice and the credit notes to it, oldest first; absent where none was issued. */
  invoices?: readonly IssuedInvoice[];
  events: readonly OrderEvent[];
};

/** The address for the invoice where it is not that of a parcel: goods that are collected go to no address. */
export function billedTo({ method, address, billing }: Pick<Order, "method" | "address" | "billing">) {
  return billing ?? (isCollected(method) ? address : undefined);
}

/** The order with its goods named in the shop's own language, as its owner reads them. */
export function inOwnWords(order: Order): Order {
  const lines = order.lines.map(({ ownName, language: _, ...line }) => ({ ...line, name: ownName ?? line.name }));
  return { ...order, lines };
}

/** What identifies a line to the browser that asked for it. */
export type LineChoice = { id: string; color?: string; size?: string };

/** What of an order can be opened with its number and code. */
type OrderScreen = "order" | "success" | "cancel" | `invoice/${string}`;

/** The path under which a shopper sees an order without signing in. */
export function orderPath(screen: OrderScreen, order: Pick<Order, "number" | "code">): string {
  return `/${screen}?order=${order.number}&code=${order.code}`;
}

/** The path of a document of an order, for whoever may see the order. */
export function invoicePath(number: string, order: Pick<Order, "number" | "code">): string {
  return orderPath(`invoice/${number}`, order);
}

/** The path of the shop's own payment screen. */
export function payPath({ number, code }: Pick<Order, "number" | "code">): string {
  return `/pay/${number}?code=${code}`;
}
