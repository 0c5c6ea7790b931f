import type { Cents } from "../catalogue/product.ts";
import type { Order } from "../orders/order.ts";
import type { Payment } from "../orders/pay-order.server.ts";

/**
 * An order as passed to a provider; `id` identifies it there, whatever number people see. The amount to pay is
 * `chargeOf` it, since a gift card may have paid a part of the total.
 */
export type PayableOrder = { id: string; order: Order };

/**
 * The state of a payment. `open`: it can still be made. `closed`: it was not made and no longer can be. `pending`: the
 * shopper is done and the money is on its way, which can take days.
 */
export type PaymentProgress =
  | { kind: "open" }
  | { kind: "closed" }
  | { kind: "pending" }
  | { kind: "paid"; payment: Payment };

/** A payment provider. Card data never reaches the shop: shoppers pay on the provider's own page. */
export type PaymentProvider = {
  id: string;
  /** The minimum charge in a currency; absent if there is none. */
  least?(currency: string): Cents;
  /** Returns the URL or path where the order is paid; the same one on every call while that is open. */
  start(payable: PayableOrder): Promise<string>;
  /** Returns the state of the payment. Throws if the provider does not respond. */
  check(payable: PayableOrder): Promise<PaymentProgress>;
  /**
   * Makes sure that the order can no longer be paid, or finds that it is paid or being paid. Throws if the provider
   * does not respond: the order may still be paid then, and its stock must stay held.
   */
  close(payable: PayableOrder): Promise<PaymentProgress>;
  /**
   * Refunds `amount`, or everything if absent; idempotent by `key`. Throws if the provider does not respond: retry with
   * the same key then.
   */
  refund(payable: PayableOrder, part: { key: string; amount?: Cents }): Promise<"done" | "refused">;
  /**
   * Handles a webhook from its raw body and the headers with its signature. `refused`: it is not from the provider, or
   * too old.
   */
  handleWebhook?(raw: string, headers: Headers): Promise<"done" | "refused">;
};

/** The shopper's choices on the test provider's page. */
export type TestOutcome = "pay" | "decline" | "cancel";
