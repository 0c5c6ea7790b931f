import type { Order } from "../orders/order.ts";

/** An order as a provider gets it; `id` names it towards the provider, whatever number people see. */
export type PayableOrder = { id: string; order: Order };

/** Who takes the money. Card data never comes near the shop: paying happens on the provider's own page. */
export type PaymentProvider = {
  id: string;
  /** Address or path where the order is paid; asked again, it gives the same one while that is open. */
  start(payable: PayableOrder): Promise<string>;
  /**
   * Makes sure that the order cannot be paid any more, or finds out that it was paid already. Throws when the provider
   * does not answer: then it may still be paid, and its goods must stay held.
   */
  close(payable: PayableOrder): Promise<"closed" | "paid">;
  /** Gives the money back; doing it twice gives it back once. Throws when the provider refuses or does not answer. */
  refund(payable: PayableOrder): Promise<void>;
};

/** What the shopper can do on the test provider's page. */
export type TestOutcome = "pay" | "decline" | "cancel";
