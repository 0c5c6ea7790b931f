import type { BaseLogger } from "pino";
import type { Database } from "../../../db/tables.ts";
import type { ClosePayment } from "../orders/expire-holds.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";

type CloseDeps = { db: Database; payment: PaymentProvider; log: BaseLogger };

/** Closes an order's payment before its goods go back to the shelf; a provider that is silent keeps them held. */
export function closePaymentWith({ db, payment, log }: CloseDeps): ClosePayment {
  return async (orderId) => {
    const stored = await orderById(db, orderId);
    if (!stored) return false;
    try {
      return (await payment.close(stored)) === "closed";
    } catch (error) {
      log.warn({ err: error, order: stored.order.number }, "the payment could not be closed yet");
      return false;
    }
  };
}
