import type { BaseLogger } from "pino";
import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { ClosePayment } from "../orders/expire-holds.server.ts";
import type { Failpoints } from "../orders/failpoints.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { recordPending } from "../orders/pending-payment.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import type { PayableOrder, PaymentProgress, PaymentProvider } from "./payment-provider.ts";

type CloseDeps = { db: Database; payment: PaymentProvider; log: BaseLogger; now: () => Date; failpoints?: Failpoints };

/**
 * Closes an order's payment before its stock is released, and records it if it was made after all. Returns true if it
 * can no longer be paid. Throws if the provider does not respond.
 */
export async function closePayment(deps: CloseDeps, payable: PayableOrder): Promise<boolean> {
  return (await noted(deps, payable.id, await deps.payment.close(payable))).kind === "closed";
}

/** Checks an unpaid order with the provider and records its payment. Throws if the provider does not respond. */
export async function checkPayment(deps: CloseDeps, payable: PayableOrder): Promise<PaymentProgress> {
  return noted(deps, payable.id, await deps.payment.check(payable));
}

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Creates a `closePayment` for batch runs, which keeps stock held while the provider does not respond. In that case,
 * and for payments that take days, it backs off, in the end to once an hour.
 */
export function createPaymentCloser(deps: CloseDeps): ClosePayment {
  const waits = new Map<string, { until: number; ms: number }>();

  function wait(orderId: string): void {
    const now = deps.now().getTime();
    // Entries this old belong to orders that a webhook has settled.
    for (const [id, { until }] of waits) if (until + LONGEST_WAIT_MS < now) waits.delete(id);
    const ms = Math.min((waits.get(orderId)?.ms ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS);
    waits.set(orderId, { until: now + ms, ms });
  }

  return async (orderId) => {
    if ((waits.get(orderId)?.until ?? 0) > deps.now().getTime()) return false;
    const payable = await orderById(deps.db, orderId);
    if (!payable) return false;
    try {
      const { kind } = await noted(deps, orderId, await deps.payment.close(payable));
      if (kind === "pending") wait(orderId);
      return kind === "closed";
    } catch (error) {
      deps.log.warn({ err: error, order: payable.order.number }, "the payment could not be closed yet");
      wait(orderId);
      return false;
    }
  };
}

async function noted(deps: CloseDeps, orderId: string, progress: PaymentProgress): Promise<PaymentProgress> {
  if (progress.kind === "paid") await payOrder(deps, progress.payment);
  if (progress.kind === "pending") await transact(deps.db, (trx) => recordPending(trx, orderId, deps.now()));
  return progress;
}
