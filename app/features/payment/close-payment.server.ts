import type { BaseLogger } from "pino";
import type { Database } from "../../../db/tables.ts";
import type { Faults } from "../orders/faults.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import type { PayableOrder, PaymentProgress, PaymentProvider } from "./payment-provider.ts";

type CloseDeps = { db: Database; payment: PaymentProvider; log: BaseLogger; now: () => Date; faults?: Faults };

/**
 * Closes an order's payment before its goods go back to the shelf, and takes note of one that was made. True when it
 * cannot be paid any more. Throws when the provider does not answer.
 */
export async function closePayment(deps: CloseDeps, payable: PayableOrder): Promise<boolean> {
  return (await noted(deps, await deps.payment.close(payable))).kind === "closed";
}

/** Asks the provider about an order that awaits payment and takes note of one that was made. Throws as above. */
export async function checkPayment(deps: CloseDeps, payable: PayableOrder): Promise<PaymentProgress> {
  return noted(deps, await deps.payment.check(payable));
}

/** The same for a round over many orders: a provider that is silent keeps their goods held. */
export async function closePaymentById(deps: CloseDeps, orderId: string): Promise<boolean> {
  const payable = await orderById(deps.db, orderId);
  if (!payable) return false;
  try {
    return await closePayment(deps, payable);
  } catch (error) {
    deps.log.warn({ err: error, order: payable.order.number }, "the payment could not be closed yet");
    return false;
  }
}

async function noted(deps: CloseDeps, progress: PaymentProgress): Promise<PaymentProgress> {
  if (progress.kind === "paid") await payOrder(deps, progress.payment);
  return progress;
}
