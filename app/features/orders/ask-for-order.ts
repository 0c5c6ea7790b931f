import { getJson } from "../api/api-client.ts";
import type { Order } from "./order.ts";
import type { OrderLink } from "./order-link.ts";

/** The order with this number and code; the code travels in the query of a request that nobody keeps. */
export function askForOrder({ number, code }: OrderLink) {
  const path = `/api/orders/${encodeURIComponent(number)}?${new URLSearchParams({ code })}`;
  return getJson<{ order: Order }>(path);
}
