/** A gift card; its code is stored only as a hash. */
export type GiftCardTable = {
  id: string;
  /** HMAC of the code, keyed with the shop's secret. */
  code_hash: string;
  /** The code's last four characters, shown to people. */
  last4: string;
  /** Tells which secret the hash was keyed with; null for cards from before that was noted. */
  secret_mark: string | null;
  /** Cents, as issued. */
  value: number;
  /** Cents left. */
  balance: number;
  currency: string;
  issued_at: string;
  /** Last day on which it can be spent, in the shop's time zone: `2031-12-31`. */
  expires_on: string;
  blocked_at: string | null;
};

/** What an order took from a gift card; an order may use several cards, each once. */
export type GiftCardUseTable = {
  order_id: string;
  card_id: string;
  /** Cents. */
  amount: number;
  /** Cents left on the card after this use. */
  balance_after: number;
  /** Cents of `amount` that have been returned to the card. */
  returned: number;
  /** When the whole amount was returned because the order ended unpaid. */
  released_at: string | null;
  /** Index among the order's cards, in the order they were charged, from 0. */
  position: number;
};
