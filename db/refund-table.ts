/**
 * A refund; `done_at` is null until the provider has confirmed it. If it fails later, its row is deleted, or keeps only
 * what did happen: the amount on gift cards and the goods returned to stock.
 */
export type RefundTable = {
  id: string;
  order_id: string;
  /** Cents. */
  amount: number;
  /** Cents of it that go back to gift cards; the rest goes through the payment provider. */
  to_card: number;
  /** JSON list of cards and the amount returned to each; `[]` for refunds from before several cards per order. */
  card_shares: string;
  /** JSON list of the refunded lines' positions and quantities; `[]` for a plain amount. */
  lines: string;
  /** JSON list of the same shape: what was returned to stock. */
  restocked: string;
  asked_at: string;
  done_at: string | null;
};
