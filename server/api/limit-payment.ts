import type { PaymentProvider } from "../../app/features/payment/payment-provider.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";

/** Requests that may wait for the payment provider at once: a fifth of all that the API works on. */
const MAX_WAITING = 20;

/**
 * Lets few requests wait for a payment provider at once; the others find at once that it does not respond. So a slow one
 * takes a part of the API and not all of it: orders are placed, and paid from the screen that asks again.
 */
export function limitPayment(payment: PaymentProvider): PaymentProvider {
  const limit = createConcurrencyLimit(MAX_WAITING, 0);
  async function within<T>(ask: () => Promise<T>): Promise<T> {
    if (limit.isFull()) throw new Error("too many requests are waiting for the payment provider");
    return limit.run(ask);
  }
  return {
    ...payment,
    start: (payable) => within(() => payment.start(payable)),
    check: (payable) => within(() => payment.check(payable)),
    close: (payable) => within(() => payment.close(payable)),
  };
}
