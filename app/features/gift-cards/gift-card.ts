import type { Cents } from "../catalogue/product.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import { leastCharge } from "./least-charge.ts";

/** A gift card as whoever has its code sees it. */
export type GiftCard = {
  last4: string;
  balance: Cents;
  /** The last day on which it can be spent: `2031-12-31`. */
  expiresOn: string;
};

/** What an order took from a gift card. */
export type GiftCardPart = {
  last4: string;
  amount: Cents;
  /** What was left on it behind that. */
  balanceAfter: Cents;
  /** What of the amount is back on it; absent where nothing is. */
  returned?: Cents;
  /** Whether that is because the order ended unpaid. */
  isReleased?: true;
};

type PartlyPaid = { total: Cents; giftCard?: GiftCardPart };

/** Why a gift card does not count, as a sentence for `t()`. */
export const giftCardMessages = {
  "gift-card-unknown": "We do not recognise this code. Please check it.",
  "gift-card-expired": "This gift card has expired.",
  "gift-card-empty": "There is nothing left on this gift card.",
  "gift-card-changed": "What is left on your gift card has changed. Please check the amount to pay.",
} as const;

export type GiftCardRefusal = keyof typeof giftCardMessages;

/** Why a card cannot be spent on a day (`"2026-11-21"`) in the shop; undefined where it can. */
export function whyNotSpent({ balance, expiresOn }: GiftCard, today: string): GiftCardRefusal | undefined {
  if (today > expiresOn) return "gift-card-expired";
  return balance > 0 ? undefined : "gift-card-empty";
}

/** What a card pays of a total: all it has, but never so much that less is left than can be charged. */
export function giftCardShare(balance: Cents, total: Cents, currency = ownCurrency): Cents {
  if (balance >= total) return total;
  return Math.max(0, Math.min(balance, total - leastCharge(currency))) as Cents;
}

/** What a card pays of a total, and what is left on it then; undefined where it pays nothing. */
export function giftCardPart({ last4, balance }: GiftCard, total: Cents): GiftCardPart | undefined {
  const amount = giftCardShare(balance, total);
  return amount > 0 ? { last4, amount, balanceAfter: (balance - amount) as Cents } : undefined;
}

/** What is paid with the payment provider: the total without what a gift card paid. */
export function chargeOf({ total, giftCard }: PartlyPaid): Cents {
  return (total - (giftCard?.amount ?? 0)) as Cents;
}

/** What there is to give back at most: what a card has back since the order ended unpaid does not count. */
export function repayableOf({ total, giftCard }: PartlyPaid): Cents {
  return (total - (giftCard?.isReleased ? giftCard.amount : 0)) as Cents;
}

/** What a card still holds for the order: paid with it, and not yet back on it. */
export function heldByCard({ giftCard }: PartlyPaid): Cents {
  return ((giftCard?.amount ?? 0) - (giftCard?.returned ?? 0)) as Cents;
}
