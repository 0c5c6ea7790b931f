/** A gift card; what is printed on it is kept as a hash alone. */
export type GiftCardTable = {
  id: string;
  /** Of the code, keyed with the shop's secret. */
  code_hash: string;
  /** The code's last four signs, for people. */
  last4: string;
  /** Cents that it was issued with. */
  value: number;
  /** Cents that are left. */
  balance: number;
  currency: string;
  issued_at: string;
  /** The last day on which it can be spent, in the shop: `2031-12-31`. */
  expires_on: string;
  blocked_at: string | null;
};

/** What an order took from a card; it may have several, each once. */
export type GiftCardUseTable = {
  order_id: string;
  card_id: string;
  /** Cents. */
  amount: number;
  /** Cents that were left on the card behind it. */
  balance_after: number;
  /** Cents of the amount that are back on the card. */
  returned: number;
  /** When all of it went back because the order ended unpaid. */
  released_at: string | null;
  /** Which of the order's cards it is, in the turn in which they were spent: 0 is the first. */
  position: number;
};
