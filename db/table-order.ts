import type { Tables } from "./tables.ts";

/**
 * Every table; 1 for those with foreign keys, 2 for those with keys of such a table, 3 for what changes with them. Omitting
 * one is a type error.
 */
const rank: Record<keyof Tables, number> = {
  stock: 0,
  orders: 0,
  order_keys: 0,
  coupon_uses: 0,
  gift_cards: 0,
  payment_events: 0,
  stock_alerts: 0,
  subscribers: 0,
  jobs: 0,
  invoices: 0,
  invoice_series: 0,
  users: 0,
  verifications: 0,
  rate_limits: 0,
  attempts: 0,
  shared_state: 0,
  order_lines: 1,
  order_events: 1,
  payments: 1,
  gift_card_uses: 1,
  refunds: 1,
  withdrawals: 1,
  sessions: 1,
  credentials: 1,
  addresses: 1,
  account_orders: 1,
  account_choices: 1,
  former_addresses: 1,
  known_browsers: 1,
  reviews: 1,
  review_pictures: 2,
  review_votes: 2,
  ratings_version: 3,
};

export type TableName = keyof Tables;

/** All table names, sorted so that rows can be inserted without violating foreign keys. */
export const tableOrder = (Object.keys(rank) as TableName[]).toSorted((a, b) => rank[a] - rank[b]);
