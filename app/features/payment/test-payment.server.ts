import type { Database } from "../../../db/tables.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import type { Failpoints } from "../orders/failpoints.server.ts";
import { orderPath, payPath } from "../orders/order.ts";
import { hasMoney } from "../orders/order-states.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import type { PayableOrder, PaymentProvider, TestOutcome } from "./payment-provider.ts";

/** The test provider, which takes no money: its page is a screen of the shop that says so. */
export const testPayment: PaymentProvider = {
  id: "test",
  start: async ({ order }) => payPath(order),
  check: async () => ({ kind: "open" }),
  close: async () => ({ kind: "closed" }),
  refund: async () => "done",
};

type TestDeps = { db: Database; now: () => Date; failpoints?: Failpoints };

/** Applies the outcome chosen on the test page and returns the path to redirect to. Ended orders stay so. */
export async function settleTestPayment(
  deps: TestDeps,
  { id, order }: PayableOrder,
  outcome: TestOutcome,
): Promise<string> {
  if (outcome === "pay") {
    const paid = await payOrder(deps, {
      orderId: id,
      amount: chargeOf(order),
      currency: order.currency,
      chargeRef: `test-${id}`,
    });
    if (paid !== "late") return orderPath("success", order);
    return `${orderPath("cancel", order)}&reason=late`;
  }
  const reason = outcome === "decline" ? "payment-declined" : "by-shopper";
  const cancelled = await cancelOrder(deps.db, id, reason, deps.now());
  if (!cancelled && hasMoney(order.state)) return orderPath("success", order);
  return `${orderPath("cancel", order)}&reason=${outcome === "decline" ? "declined" : "cancelled"}`;
}
