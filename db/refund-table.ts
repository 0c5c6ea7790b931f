/** Money given back; `done_at` is null from before the provider is asked until it has answered. */
export type RefundTable = {
  id: string;
  order_id: string;
  /** Cents. */
  amount: number;
  /** Cents of it that go back to gift cards; the provider gives the others back. */
  to_card: number;
  /** JSON list of the cards and how much of that goes to each; `[]` for one from before orders had several cards. */
  card_shares: string;
  /** JSON list of positions and quantities that it is for; `[]` is a sum of money alone. */
  lines: string;
  /** The same for what went back on the shelf. */
  restocked: string;
  asked_at: string;
  done_at: string | null;
};
