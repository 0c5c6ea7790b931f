import type { Kysely, Transaction } from "kysely";
import type {
  AccountChoicesTable,
  AccountOrderTable,
  AddressTable,
  AttemptTable,
  CredentialTable,
  RateLimitTable,
  SessionTable,
  UserTable,
  VerificationTable,
} from "./account-tables.ts";
import type { GiftCardTable, GiftCardUseTable } from "./gift-card-tables.ts";
import type { InvoiceSeriesTable, InvoiceTable } from "./invoice-table.ts";
import type { OrderLineTable } from "./order-line-table.ts";
import type { RefundTable } from "./refund-table.ts";
import type { ReviewTable } from "./review-table.ts";

/** Portable columns only: text ids, integer cents, ISO times in UTC as text, 0 and 1 for no and yes, JSON as text. */
export type Tables = {
  stock: StockTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  order_events: OrderEventTable;
  order_keys: OrderKeyTable;
  coupon_uses: CouponUseTable;
  gift_cards: GiftCardTable;
  gift_card_uses: GiftCardUseTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  refunds: RefundTable;
  invoices: InvoiceTable;
  invoice_series: InvoiceSeriesTable;
  withdrawals: WithdrawalTable;
  stock_alerts: StockAlertTable;
  subscribers: SubscriberTable;
  jobs: JobTable;
  users: UserTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  verifications: VerificationTable;
  rate_limits: RateLimitTable;
  attempts: AttemptTable;
  addresses: AddressTable;
  account_orders: AccountOrderTable;
  account_choices: AccountChoicesTable;
  reviews: ReviewTable;
};

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type StockTable = { item_key: string; on_hand: number; updated_at: string };

export type OrderTable = {
  id: string;
  /** What people call it: the shop's prefix of that day and two groups, `V-7KQ4-M2XD`. */
  number: string;
  /** Opens the order together with its number. */
  code: string;
  /** An `OrderState`. */
  state: string;
  placed_at: string;
  /** Until when unpaid goods are kept for the shopper. */
  hold_until: string;
  language: string;
  email: string;
  phone: string | null;
  /** JSON of `Address`. */
  address: string;
  /** JSON of `Address`; null where it is the delivery address. */
  billing: string | null;
  country: string;
  method_id: string;
  method_name: string;
  note: string | null;
  coupon: string | null;
  /** ISO code of what the amounts are in, which stays when the shop's own currency changes. */
  currency: string;
  goods: number;
  discount: number;
  delivery: number;
  vat: number;
  /** Hundredths of a percent: 2550 is 25.5 %. */
  vat_rate: number;
  total: number;
  provider: string;
  terms_accepted_at: string;
  delivered_at: string | null;
  /** Cents that were given back or are about to be. */
  refunded: number;
};

/** What happened to an order and when; rows are added, never changed. */
export type OrderEventTable = {
  id: string;
  order_id: string;
  at: string;
  /** An `OrderEventKind`. */
  kind: string;
  detail: string | null;
};

/** The key that the browser minted with its checkout: one order for each. */
export type OrderKeyTable = {
  key: string;
  body_hash: string;
  order_id: string;
  created_at: string;
  /** A keyed hash of the network address that the order came from. */
  network: string | null;
};

export type CouponUseTable = { code: string; customer: string; order_id: string };

export type PaymentTable = {
  order_id: string;
  provider: string;
  /** The provider's own id of this payment. */
  ref: string;
  url: string;
  /** What money is given back with, known once paid. */
  charge_ref: string | null;
  created_at: string;
  expires_at: string;
};

/** What a provider told, by its id: a message that comes twice finds itself here. */
export type PaymentEventTable = { id: string; provider: string; kind: string; received_at: string };

export type WithdrawalTable = {
  id: string;
  received_at: string;
  /** Null where number and e-mail fit no order: the declaration is kept all the same. */
  order_id: string | null;
  number: string;
  name: string;
  email: string;
  /** JSON list of item keys and quantities; `[]` is the whole order. */
  lines: string;
  language: string;
};

export type StockAlertTable = {
  email: string;
  item_key: string;
  language: string;
  created_at: string;
  notified_at: string | null;
};

/** Who asked for the newsletter; they receive it once `confirmed_at` is set. */
export type SubscriberTable = {
  email: string;
  language: string;
  /** Stands in the links that confirm and unsubscribe. */
  token: string;
  asked_at: string;
  confirmed_at: string | null;
};

export type JobTable = {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  /** A second job with the same one is not added. */
  dedupe_key: string;
  run_at: string;
  attempts: number;
  locked_until: string | null;
  done_at: string | null;
  /** Set when it was given up after its last attempt. */
  failed_at: string | null;
  last_error: string | null;
};
