import type { FieldError } from "../../platform/requests/api-client.ts";
import type { Cents } from "../catalogue/product.ts";
import type { LineChoice, Order } from "../orders/order.ts";
import type { Checkout, OrderedLine } from "./checkout-schema.ts";

export type PlaceOrderInput = {
  /** Idempotency key, created by the browser for its checkout: however often it is sent, it is one order. */
  key: string;
  lines: readonly OrderedLine[];
  language: string;
  /** The total shown above the order button, if the browser sends it. */
  shownTotal?: number;
  /** The amount shown as left to pay after gift cards, if the browser sends it. */
  shownCharge?: number;
  checkout: Checkout;
  /** Set where unpaid orders are limited. */
  limited?: Holder;
};

/** Who holds an unpaid order's goods: keyed hashes of the account or the guest's mailbox, and of the network. */
export type Holder = { holder: string; network: string | undefined; isGuest: boolean };

export type OrderRefusal =
  | { ok: false; code: "sold-out"; lines: readonly (LineChoice & { left: number })[] }
  | { ok: false; code: "gone"; lines: readonly LineChoice[] }
  | { ok: false; code: "invalid"; fields: readonly FieldError[] }
  | { ok: false; code: "price-changed"; total: Cents }
  | { ok: false; code: "key-reused" }
  | { ok: false; code: "too-many-pieces"; lines: readonly (LineChoice & { left: number })[] }
  | { ok: false; code: "too-many-unpaid" }
  | { ok: false; code: "too-little"; least: Cents };

/** `id` is the order's database id, for the server only. */
export type PlaceOrderAnswer = { ok: true; id: string; order: Order } | OrderRefusal;
