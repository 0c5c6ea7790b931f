import { type FieldName, fieldsOf } from "../../settings/checkout-fields.ts";
import { isCollected } from "../../settings/delivery-facts.ts";
import type { Cents } from "../catalogue/product.ts";
import type { Address } from "../delivery/address.ts";
import type { GiftCardPart } from "../gift-cards/gift-card.ts";
import type { IssuedInvoice } from "../invoices/invoice.ts";
import type { VatPart } from "../invoices/vat-parts.ts";
import type { DeliveryPromise } from "./delivery-promise.ts";
import type { OrderState } from "./order-states.ts";

export type OrderLine = {
  id: string;
  color?: string;
  size?: string;
  sku: string;
  /** The name as shown to the shopper. */
  name: string;
  /** The language of the name, if it may differ from that of the surrounding text. */
  language?: string;
  /** The name in the shop's own language, if the shopper read it in another. */
  ownName?: string;
  /** Per piece, VAT included, at the time of the order. */
  price: Cents;
  quantity: number;
  /** Percent, if the order has several rates. */
  vatRate?: number;
  /** Whether the right of withdrawal covers it. */
  isReturnable: boolean;
  /** Pieces already withdrawn; absent if none. */
  withdrawn?: number;
};

/** Recorded events of an order: the states it enters, and more. */
export type OrderEventKind =
  | OrderState
  | "payment-pending"
  | "amount-mismatch"
  | "withdrawal"
  | "refunded-part"
  | "refund-failed";

/** `kind` as stored, possibly by another version of the shop; `detail` of refunds is in cents. */
export type OrderEvent = { at: string; kind: string; detail?: string };

type OrderFacts = {
  number: string;
  code: string;
  state: OrderState;
  placedAt: string;
  /** How long the stock is held while payment is awaited. */
  holdUntil: string;
  deliveredAt?: string;
  language: string;
  contact: { email: string } & Partial<Record<FieldName<"contact">, string>>;
  address: Address;
  billing?: Address;
  method: { id: string; name: string };
  /** Absent from orders from before it was kept; read it with `promiseOf` and `promisedWords`. */
  promise?: DeliveryPromise;
  coupon?: string;
  lines: readonly OrderLine[];
  /** ISO code of the currency that all amounts are charged in. */
  currency: string;
  goods: Cents;
  discount: Cents;
  delivery: Cents;
  vat: Cents;
  /** Percent; the country's standard rate if there are several. */
  vatRate: number;
  /** The total by VAT rate, if the order has several. */
  vatParts?: readonly VatPart[];
  total: Cents;
  /** What gift cards paid of it, in the order of spending; absent if none did. */
  giftCards?: readonly GiftCardPart[];
  /** Refunded so far; absent if nothing was. */
  refunded?: Cents;
  provider: string;
  /** Its invoice and credit notes, oldest first; absent if none was issued. */
  invoices?: readonly IssuedInvoice[];
  events: readonly OrderEvent[];
};

/** An order as shown to anyone with its number and code. Times are ISO in UTC. */
export type Order = OrderFacts & {
  /** What was typed into the fields of the order itself, none of which may be called like one of its facts. */
  [Name in FieldName<"order">]?: Name extends keyof OrderFacts ? never : string;
};

/** Returns how to reach the shopper, line by line. */
export function contactLines({ contact }: Pick<Order, "contact">): { text: string; isWords: boolean }[] {
  return fieldsOf("contact").flatMap(([name, { kind }]) => {
    const text = contact[name];
    return text ? [{ text, isWords: !kind }] : [];
  });
}

/** Returns what was typed about the order itself, each text with its title in English. */
export function typedTexts(order: Order): { title: string; text: string }[] {
  return fieldsOf("order").flatMap(([name, { label, title = label }]) => {
    const text = order[name];
    return text ? [{ title, text }] : [];
  });
}

/** Returns the billing address if it is not that of the parcel; a collected order has no parcel. */
export function billedTo({ method, address, billing }: Pick<Order, "method" | "address" | "billing">) {
  return billing ?? (isCollected(method) ? address : undefined);
}

/** Returns the order with product names in the shop's own language, for its owner. */
export function inOwnWords(order: Order): Order {
  const lines = order.lines.map(({ ownName, language: _, ...line }) => ({ ...line, name: ownName ?? line.name }));
  return { ...order, lines };
}

/** What identifies a line in requests from the browser. */
export type LineChoice = { id: string; color?: string; size?: string };

/** The screens that open with an order's number and code. */
type OrderScreen = "order" | "success" | "cancel" | `invoice/${string}`;

/** Returns the path of an order's screen for a shopper who is not signed in. */
export function orderPath(screen: OrderScreen, order: Pick<Order, "number" | "code">): string {
  return `/${screen}?order=${order.number}&code=${order.code}`;
}

/** Returns the path of an order's document, for anyone who may see the order. */
export function invoicePath(number: string, order: Pick<Order, "number" | "code">): string {
  return orderPath(`invoice/${number}`, order);
}

/** Returns the path of the shop's own payment screen. */
export function payPath({ number, code }: Pick<Order, "number" | "code">): string {
  return `/pay/${number}?code=${code}`;
}
