import type { OrderLink } from "./order-link.ts";

/** Returns the path of the API for an action on an order. */
export function orderActionPath({ number }: Pick<OrderLink, "number">, action: "pay" | "cancel" | "withdraw"): string {
  return `/api/orders/${encodeURIComponent(number.trim())}/${action}`;
}
