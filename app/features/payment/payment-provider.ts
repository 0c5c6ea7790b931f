import type { Cents } from "../catalogue/product.ts";
import type { Order } from "../orders/order.ts";
import type { Payment } from "../orders/pay-order.server.ts";

/**
 * An order as a provider gets it; `id` names it towards the provider, whatever number people see. What is to be paid is
 * `chargeOf` it: a gift card may have paid a part of the total.
 */
export type PayableOrder = { id: string; order: Order };

/**
 * How far paying has come. `open`: it can still be paid. `closed`: it cannot any more, and was not. `pending`: the
 * shopper is done and the money is on its way, which can take days.
 */
export type PaymentProgress =
  | { kind: "open" }
  | { kind: "closed" }
  | { kind: "pending" }
  | { kind: "paid"; payment: Payment };

/** Who takes the money. Card data never comes near the shop: paying happens on the provider's own page. */
export type PaymentProvider = {
  id: string;
  /** The smallest amount of a currency that it takes; absent where it takes any. */
  least?(currency: string): Cents;
  /** Address or path where the order is paid; asked again, it gives the same one while that is open. */
  start(payable: PayableOrder): Promise<string>;
  /** Asks how far it has come. Throws when the provider does not answer. */
  check(payable: PayableOrder): Promise<PaymentProgress>;
  /**
   * Makes sure that the order cannot be paid any more, or finds that it is paid or being paid already. Throws when the
   * provider does not answer: then it may still be paid, and its goods must stay held.
   */
  close(payable: PayableOrder): Promise<PaymentProgress>;
  /**
   * Gives the money back, all of it where no amount is named; a key that comes twice gives it back once. Throws when the
   * provider does not answer: then it is to be asked again with the same key.
   */
  refund(payable: PayableOrder, part: { key: string; amount?: Cents }): Promise<"done" | "refused">;
  /**
   * Takes a message that the provider sends by itself, word for word, with the headers that have its signature.
   * `refused`: it is not from the provider, or too old.
   */
  handleWebhook?(raw: string, headers: Headers): Promise<"done" | "refused">;
};

/** What the shopper can do on the test provider's page. */
export type TestOutcome = "pay" | "decline" | "cancel";
