import type { Context } from "hono";
import { likelyOrderNumber } from "../../app/features/orders/order-number.ts";
import { lookUpOrder, orderById, type StoredOrder } from "../../app/features/orders/read-order.server.ts";
import { checkPayment } from "../../app/features/payment/close-payment.server.ts";
import { refuse, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createSharedLimits, limits, type Use } from "./shared-limit.ts";

const CHECK_AGAIN_MS = 3_000;
const OPENED_KEPT = 2_000;

export type OrderAccess = ReturnType<typeof createOrderAccess>;

/**
 * Opens orders with their number and code. A wrong number and a wrong code get the same response. Every try counts
 * before it is made, per network address and per number, and is given back if it was right.
 */
export function createOrderAccess(deps: Deps) {
  const { db, environment, now, log } = deps;
  const checks = createRateLimit({ limit: 1, windowMs: CHECK_AGAIN_MS, now });
  const shared = createSharedLimits(deps);
  const opened = new Set<string>();
  /** Opening an order again is no guess: it costs no count, and nobody else's guesses keep its owner out. */
  function noteOpened(name: string): void {
    opened.delete(name);
    opened.add(name);
    const [oldest = ""] = opened;
    if (opened.size > OPENED_KEPT) opened.delete(oldest);
  }
  return {
    async open(c: Context, number: string, code: string): Promise<StoredOrder | Response> {
      const name = `${likelyOrderNumber(number)} ${code}`;
      const uses: Use[] = opened.has(name)
        ? []
        : [
            [limits.orderMisses, clientNetwork(c, environment)],
            [limits.orderMissesOfNumber, likelyOrderNumber(number)],
          ];
      const wait = await shared.count(...uses);
      if (wait > 0) return tooMany(c, wait);
      const found = await lookUpOrder(db, number, code);
      if (found) {
        await shared.giveBack(...uses);
        noteOpened(name);
        return found;
      }
      return refuse(c, {
        status: 404,
        code: "order-unknown",
        message: "We found no order with this number and code. Please check both.",
      });
    },
    /** Asks the provider whether an unpaid order was paid, as its webhook may be late; returns the current order. */
    async settled(found: StoredOrder): Promise<StoredOrder> {
      if (found.order.state !== "awaiting-payment" || checks.count(found.id) > 0) return found;
      try {
        const { kind } = await checkPayment(deps, found);
        return kind === "paid" || kind === "pending" ? this.again(found) : found;
      } catch (error) {
        log.warn({ err: error, order: found.order.number }, "the payment provider did not say whether it was paid");
        return found;
      }
    },
    /** Reloads an order. */
    async again({ id }: StoredOrder): Promise<StoredOrder> {
      const found = await orderById(db, id);
      if (!found) throw new Error(`order ${id} is gone`);
      return found;
    },
  };
}
