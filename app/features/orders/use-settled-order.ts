import { useEffect } from "react";
import { takeOrderedFromCart } from "../cart/cart.store.ts";
import { settleAttempt } from "../cart/order-attempt.store.ts";
import type { Order } from "./order.ts";
import { hasMoney, isEnded } from "./order-states.ts";

/**
 * Ends the checkout that became this order: once it is paid the cart loses what was ordered, exactly once and only
 * in the browser that ordered; when it came to nothing the cart stays and the next attempt is a new order.
 */
export function useSettledOrder(order: Order | undefined, onPaid: () => void): void {
  useEffect(() => {
    if (!order || (!hasMoney(order.state) && !isEnded(order.state))) return;
    if (!settleAttempt(order.number) || !hasMoney(order.state)) return;
    takeOrderedFromCart(order.lines);
    onPaid();
  }, [order, onPaid]);
}
