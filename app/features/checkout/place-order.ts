import type { Cents } from "../catalogue/product.ts";
import type { FieldError } from "../orders/field-errors.ts";
import type { LineChoice, Order } from "../orders/order.ts";
import type { Checkout, OrderedLine } from "./checkout-schema.ts";

export type PlaceOrderInput = {
  /** Minted by the browser with its checkout: however often it is sent, it is one order. */
  key: string;
  lines: readonly OrderedLine[];
  language: string;
  /** The total that stood above the order button, when the browser says it. */
  shownTotal?: number;
  /** What of it was to be paid behind a gift card, when the browser says it. */
  shownCharge?: number;
  checkout: Checkout;
  /** Where the number of unpaid orders is limited: a keyed hash of the network address that this one comes from. */
  limited?: { network: string | undefined };
};

export type OrderRefusal =
  | { ok: false; code: "sold-out"; lines: readonly (LineChoice & { left: number })[] }
  | { ok: false; code: "gone"; lines: readonly LineChoice[] }
  | { ok: false; code: "invalid"; fields: readonly FieldError[] }
  | { ok: false; code: "price-changed"; total: Cents }
  | { ok: false; code: "key-reused" }
  | { ok: false; code: "too-many-unpaid" }
  | { ok: false; code: "too-little"; least: Cents };

/** `id` is the order's own id, for the server alone. */
export type PlaceOrderAnswer = { ok: true; id: string; order: Order } | OrderRefusal;
