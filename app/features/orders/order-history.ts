import { isCollected } from "../../settings/delivery-facts.ts";
import type { Cents } from "../catalogue/product.ts";
import type { Order, OrderEvent, OrderEventKind } from "./order.ts";
import type { OrderState } from "./order-states.ts";

/** The event recorded when a shopper has paid in a way that takes days. */
export const PAYMENT_PENDING = "payment-pending" satisfies OrderEventKind;

/** What happened to an order, in English sentences for `t()`. */
const sentences: Readonly<Record<OrderEventKind, string> & Record<string, string | undefined>> = {
  "awaiting-payment": "Order received, waiting for payment",
  [PAYMENT_PENDING]: "Your payment is on its way",
  paid: "Paid",
  shipped: "Handed to the carrier",
  delivered: "Delivered",
  cancelled: "Cancelled",
  expired: "Expired: it was not paid in time",
  "refund-due": "Your refund is on its way",
  refunded: "Refunded",
  "refunded-part": "Partly refunded: {{amount}}",
  "refund-failed": "A refund did not go through: {{amount}}",
  withdrawal: "Withdrawal received",
  "amount-mismatch": "A payment arrived that does not match what was to be paid",
};

/** Replacements for orders that are collected. */
const collectedSentences: Readonly<Record<string, string>> = {
  shipped: "Ready to collect",
  delivered: "Collected",
} satisfies Partial<Record<OrderState, string>>;

const reasons: Readonly<Record<string, string>> = {
  "payment-declined": "Cancelled: the payment was declined",
  "by-shopper": "Cancelled by you",
};

/** `cents` is the value of `{{amount}}`; `parcel` is what the shop entered when shipping, verbatim. */
export type HistoryStep = { at: string; sentence: string; cents?: Cents; parcel?: string };

/** Returns the order's events as dated sentences, oldest first, without kinds that have no sentence. */
export function historyOf({ events, method }: Pick<Order, "events" | "method">): HistoryStep[] {
  const own = isCollected(method) ? collectedSentences : {};
  return events.flatMap(({ at, kind, detail }) => {
    const sentence = (kind === "cancelled" && detail && reasons[detail]) || own[kind] || sentences[kind];
    const cents = kind === "refunded-part" || kind === "refund-failed" ? { cents: Number(detail) as Cents } : {};
    const parcel = kind === "shipped" && detail ? { parcel: detail } : {};
    return sentence ? [{ at, sentence, ...cents, ...parcel }] : [];
  });
}

const stateNames: Readonly<Record<OrderState, string>> = {
  "awaiting-payment": "Waiting for payment",
  paid: "Paid",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  expired: "Not paid in time",
  "refund-due": "Refund on its way",
  refunded: "Refunded",
};

type Standing = { state: OrderState; events?: readonly Pick<OrderEvent, "kind">[] };

/** Returns the state in a few words, for a heading or a badge. */
export function stateName({ state, method, events = [] }: Standing & { method: { id: string } }): string {
  if (isPaymentUnderWay({ state, events })) return "Your payment is on its way";
  return (isCollected(method) && collectedSentences[state]) || stateNames[state];
}

/** Whether the shopper has paid and only the money has yet to arrive. */
export function isPaymentUnderWay({ state, events = [] }: Standing): boolean {
  return state === "awaiting-payment" && events.some(({ kind }) => kind === PAYMENT_PENDING);
}

/** Whether the order was paid in time, whatever happened later. */
export function wasPaid({ events }: Pick<Order, "events">): boolean {
  return events.some(({ kind }) => kind === "paid");
}

/** Whether the amount paid was not the total, so that all of it is refunded. */
export function wasWrongAmount({ events }: Pick<Order, "events">): boolean {
  return !wasPaid({ events }) && events.some(({ kind }) => kind === "amount-mismatch");
}

/** Whether the order was cancelled before it was paid, rather than expired. */
export function wasCancelled({ events }: Pick<Order, "events">): boolean {
  return events.some(({ kind }) => kind === "cancelled");
}

/** Whether the order ended because its payment was declined. */
export function wasDeclined({ state, events }: Pick<Order, "state" | "events">): boolean {
  return state === "cancelled" && events.findLast(({ kind }) => kind === "cancelled")?.detail === "payment-declined";
}
