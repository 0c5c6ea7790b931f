import type { Tables } from "../../../db/tables.ts";

type Holding =
  /** Rows of a person: exported, and deleted or anonymized with the account. */
  | "personal"
  /** Rows with personal data that the law requires to keep, and which law; exported. */
  | { keptByLaw: string }
  /** Why the table holds no personal data. */
  | { impersonal: string };

/** The personal data in each table. A new table does not compile without an entry here. */
export const personalTables: Readonly<Record<keyof Tables, Holding>> = {
  users: "personal",
  sessions: "personal",
  credentials: "personal",
  verifications: "personal",
  addresses: "personal",
  account_orders: "personal",
  account_choices: "personal",
  former_addresses: "personal",
  known_browsers: "personal",
  reviews: "personal",
  review_pictures: "personal",
  review_votes: "personal",
  orders: "personal",
  order_lines: "personal",
  order_events: "personal",
  payments: "personal",
  gift_card_uses: "personal",
  coupon_uses: "personal",
  withdrawals: "personal",
  stock_alerts: "personal",
  subscribers: "personal",
  jobs: "personal",
  invoices: {
    keptByLaw: "tax law wants invoices whole, with the buyer's name and address, until their years are over",
  },
  invoice_series: { impersonal: "how far each series of invoice numbers has come" },
  gift_cards: { impersonal: "what is left on cards that anybody may have, under keyed hashes of their codes" },
  refunds: { impersonal: "sums given back, by order; the order, which says how much, is in the export" },
  stock: { impersonal: "pieces on the shelf" },
  shared_state: { impersonal: "exchange rates, and whose turn it is to fetch them" },
  ratings_version: { impersonal: "a random text that changes with the reviews" },
  order_keys: {
    impersonal:
      "random keys of checkouts with the order that they made and keyed hashes of who holds it and of its network, kept 30 days",
  },
  payment_events: { impersonal: "ids of messages from the payment provider, kept 30 days" },
  rate_limits: { impersonal: "counts by network address, kept for a day, without a person" },
  attempts: { impersonal: "counts under a keyed hash, which nobody can turn back" },
};
