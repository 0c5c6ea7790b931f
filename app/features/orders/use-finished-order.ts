import { useEffect } from "react";
import { finishAttempt } from "../cart/order-attempt.store.ts";
import { takeOrderedFromCart } from "../cart/take-ordered.ts";
import type { Order } from "./order.ts";
import { hasMoney, isEnded } from "./order-states.ts";

/**
 * Ends the checkout that became this order: once it is paid, the cart loses the ordered items, exactly once and only in
 * the browser that ordered; if it ended otherwise, the cart stays and the next attempt is a new order. Returns whether
 * the items were removed now.
 */
export function finishOrder(order: Order): boolean {
  const isPaid = hasMoney(order.state);
  if ((!isPaid && !isEnded(order.state)) || !finishAttempt(order.number)) return false;
  if (isPaid) takeOrderedFromCart(order.lines);
  return isPaid;
}

/** Finishes the order that a screen shows. */
export function useFinishedOrder(order: Order | undefined, onPaid: () => void): void {
  useEffect(() => {
    if (order && finishOrder(order)) onPaid();
  }, [order, onPaid]);
}
