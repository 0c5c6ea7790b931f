import { getJson } from "../../platform/requests/api-client.ts";
import type { Order } from "./order.ts";
import type { OrderLink } from "./order-link.ts";

/** Fetches the order with this number and code; the code is in the query of a request that is not stored. */
export function fetchOrder({ number, code }: OrderLink) {
  const path = `/api/orders/${encodeURIComponent(number)}?${new URLSearchParams({ code })}`;
  return getJson<{ order: Order }>(path);
}
