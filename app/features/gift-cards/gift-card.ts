import { ownCurrency } from "../../settings/own-currency.ts";
import type { Cents } from "../catalogue/product.ts";
import { minimumCharge } from "./minimum-charge.ts";

/** A gift card as seen by anyone who has its code. */
export type GiftCard = {
  /** The whole code as printed on the card. */
  code: string;
  last4: string;
  balance: Cents;
  /** The last day on which it can be spent: `2031-12-31`. */
  expiresOn: string;
};

/** What an order took from a gift card. */
export type GiftCardPart = {
  last4: string;
  amount: Cents;
  /** The card's balance after that. */
  balanceAfter: Cents;
  /** How much of the amount has been credited back to the card; absent if nothing. */
  returned?: Cents;
  /** Set if it was credited back because the order ended unpaid. */
  isReleased?: true;
};

/** An amount on, from or to one card. */
export type CardPayment = Pick<GiftCardPart, "last4" | "amount">;

type PartlyPaid = { total: Cents; giftCards?: readonly GiftCardPart[] };

/** The message for more than `MAX_GIFT_CARDS`. */
export const tooManyCards = "Five gift cards at most go with one order.";

/** Why a gift card is refused, as keys for `t()`. */
export const giftCardMessages = {
  "gift-card-unknown": "We do not recognise this code. Please check it.",
  "gift-card-expired": "This gift card has expired.",
  "gift-card-empty": "There is nothing left on this gift card.",
  "gift-card-changed": "What is left on your gift card has changed. Please check the amount to pay.",
} as const;

export type GiftCardRefusal = keyof typeof giftCardMessages;

/** Returns why a card cannot be spent on a day (`"2026-11-21"`) in the shop; undefined if it can. */
export function whyNotSpent(
  { balance, expiresOn }: Omit<GiftCard, "code">,
  today: string,
): GiftCardRefusal | undefined {
  if (today > expiresOn) return "gift-card-expired";
  return balance > 0 ? undefined : "gift-card-empty";
}

/** Sorts cards in the order of spending: earliest expiry first; among equals, the one entered first. */
export function bySpendingOrder<Card extends Pick<GiftCard, "expiresOn">>(cards: readonly Card[]): Card[] {
  const order = (a: Card, b: Card) => Number(a.expiresOn > b.expiresOn) - Number(a.expiresOn < b.expiresOn);
  return [...cards].sort(order);
}

/**
 * Returns what each card pays of a total, in the order of spending: as much as it has, but never so much that the rest
 * is below the minimum charge.
 */
export function giftCardShares(balances: readonly Cents[], total: Cents, currency = ownCurrency): Cents[] {
  const all = balances.reduce<number>((sum, balance) => sum + balance, 0);
  let rest = all >= total ? total : Math.max(0, Math.min(all, total - minimumCharge(currency)));
  return balances.map((balance) => {
    const share = Math.min(balance, rest);
    rest -= share;
    return share as Cents;
  });
}

/** Returns what each card pays of a total and its balance afterwards, without cards that pay nothing. */
export function giftCardParts(cards: readonly GiftCard[], total: Cents): (GiftCardPart & { code: string })[] {
  const turn = bySpendingOrder(cards);
  const shares = giftCardShares(
    turn.map(({ balance }) => balance),
    total,
  );
  return turn.flatMap(({ code, last4, balance }, i) => {
    const amount = shares[i] ?? (0 as Cents);
    return amount > 0 ? [{ code, last4, amount, balanceAfter: (balance - amount) as Cents }] : [];
  });
}

/** Returns what is left to charge through the payment provider: the total minus what gift cards paid. */
export function chargeOf({ total, giftCards = [] }: PartlyPaid): Cents {
  return giftCards.reduce((left, { amount }) => (left - amount) as Cents, total);
}

/** Returns the most that can be refunded, without what went back to cards because the order ended unpaid. */
export function repayableOf({ total, giftCards = [] }: PartlyPaid): Cents {
  return chargeOf({ total, giftCards: giftCards.filter(({ isReleased }) => isReleased) });
}

/** Returns what was paid with gift cards and has not been credited back to them. */
export function heldByCards({ giftCards = [] }: PartlyPaid): Cents {
  return giftCards.reduce((sum, { amount, returned = 0 }) => sum + amount - returned, 0) as Cents;
}
