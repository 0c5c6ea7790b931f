import type { Cents } from "../catalogue/product.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import { leastCharge } from "./least-charge.ts";

/** A gift card as whoever has its code sees it. */
export type GiftCard = {
  /** The whole code as it stands on the card. */
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
  /** What was left on it behind that. */
  balanceAfter: Cents;
  /** What of the amount is back on it; absent where nothing is. */
  returned?: Cents;
  /** Whether that is because the order ended unpaid. */
  isReleased?: true;
};

/** So much on, from or to one card. */
export type CardPayment = Pick<GiftCardPart, "last4" | "amount">;

type PartlyPaid = { total: Cents; giftCards?: readonly GiftCardPart[] };

/** What is said where there are more than `MAX_GIFT_CARDS`. */
export const tooManyCards = "Five gift cards at most go with one order.";

/** Why a gift card does not count, as a sentence for `t()`. */
export const giftCardMessages = {
  "gift-card-unknown": "We do not recognise this code. Please check it.",
  "gift-card-expired": "This gift card has expired.",
  "gift-card-empty": "There is nothing left on this gift card.",
  "gift-card-changed": "What is left on your gift card has changed. Please check the amount to pay.",
} as const;

export type GiftCardRefusal = keyof typeof giftCardMessages;

/** Why a card cannot be spent on a day (`"2026-11-21"`) in the shop; undefined where it can. */
export function whyNotSpent(
  { balance, expiresOn }: Omit<GiftCard, "code">,
  today: string,
): GiftCardRefusal | undefined {
  if (today > expiresOn) return "gift-card-expired";
  return balance > 0 ? undefined : "gift-card-empty";
}

/** Cards in their turn: the one that ends soonest is spent first, of several such the one that was entered first. */
export function inTurn<Card extends Pick<GiftCard, "expiresOn">>(cards: readonly Card[]): Card[] {
  const order = (a: Card, b: Card) => Number(a.expiresOn > b.expiresOn) - Number(a.expiresOn < b.expiresOn);
  return [...cards].sort(order);
}

/**
 * What each of several cards pays of a total, in their turn: all they have, but never so much together that less is left
 * than can be charged.
 */
export function giftCardShares(balances: readonly Cents[], total: Cents, currency = ownCurrency): Cents[] {
  const all = balances.reduce<number>((sum, balance) => sum + balance, 0);
  let rest = all >= total ? total : Math.max(0, Math.min(all, total - leastCharge(currency)));
  return balances.map((balance) => {
    const share = Math.min(balance, rest);
    rest -= share;
    return share as Cents;
  });
}

/** What cards pay of a total, and what is left on each then, in their turn; those that pay nothing are left out. */
export function giftCardParts(cards: readonly GiftCard[], total: Cents): (GiftCardPart & { code: string })[] {
  const turn = inTurn(cards);
  const shares = giftCardShares(
    turn.map(({ balance }) => balance),
    total,
  );
  return turn.flatMap(({ code, last4, balance }, i) => {
    const amount = shares[i] ?? (0 as Cents);
    return amount > 0 ? [{ code, last4, amount, balanceAfter: (balance - amount) as Cents }] : [];
  });
}

/** What is paid with the payment provider: the total without what gift cards paid. */
export function chargeOf({ total, giftCards = [] }: PartlyPaid): Cents {
  return giftCards.reduce((left, { amount }) => (left - amount) as Cents, total);
}

/** What there is to give back at most: what cards have back since the order ended unpaid does not count. */
export function repayableOf({ total, giftCards = [] }: PartlyPaid): Cents {
  return chargeOf({ total, giftCards: giftCards.filter(({ isReleased }) => isReleased) });
}

/** What cards still hold for the order: paid with them, and not yet back on them. */
export function heldByCards({ giftCards = [] }: PartlyPaid): Cents {
  return giftCards.reduce((sum, { amount, returned = 0 }) => sum + amount - returned, 0) as Cents;
}
