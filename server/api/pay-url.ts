import { orderPath, payPath } from "../../app/features/orders/order.ts";
import { hasMoney } from "../../app/features/orders/order-states.ts";
import type { StoredOrder } from "../../app/features/orders/read-order.server.ts";
import type { Deps } from "./deps.ts";

/**
 * Returns where the shopper goes after ordering: to the payment page or, if the order no longer awaits payment, to the
 * result. If the provider does not answer, to the shop's own payment screen, which retries.
 */
export async function payUrlOf({ payment, log }: Deps, stored: StoredOrder): Promise<string> {
  const { order } = stored;
  if (order.state !== "awaiting-payment") return orderPath(hasMoney(order.state) ? "success" : "order", order);
  try {
    return await payment.start(stored);
  } catch (error) {
    log.error({ err: error, order: order.number }, "the payment provider gave no payment page");
    return payPath(order);
  }
}
