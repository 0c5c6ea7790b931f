import { type ApiFailure, postJson } from "../../platform/requests/api-client.ts";
import { currentAttempt, forgetAttempt, hitKey, noteOrder } from "../cart/order-attempt.store.ts";
import { takeOrderedFromCart } from "../cart/take-ordered.ts";
import { fetchOrder } from "../orders/fetch-order.ts";
import { type Order, orderPath } from "../orders/order.ts";
import { orderActionPath } from "../orders/order-action-path.ts";
import { lineKey } from "../orders/order-line-key.ts";
import type { OrderLink } from "../orders/order-link.ts";
import { hasMoney, isEnded } from "../orders/order-states.ts";
import type { Checkout, OrderedLine } from "./checkout-schema.ts";

export type OrderRequest = Checkout & {
  lines: readonly OrderedLine[];
  language: string;
  total: number;
  charge: number;
};

export type SubmitAnswer =
  | { ok: true; path: string }
  /** An earlier order of this cart has been paid, but with other lines: its items have left the cart. */
  | { ok: false; kind: "paid-before"; earlier: OrderLink }
  /** This checkout already placed an order with other details, which awaits payment. */
  | { ok: false; kind: "placed-before"; earlier: OrderLink }
  /** The same, but its response was lost: the key is dropped, so the next attempt is a new order. */
  | { ok: false; kind: "placed-unknown" }
  | { ok: false; kind: "refused"; failure: ApiFailure };

/** Why the order was not placed. */
export type SubmitProblem = Exclude<SubmitAnswer, { ok: true }>;

type Placed = { order: OrderLink & { payUrl: string } };

/**
 * Sends the order with this checkout's idempotency key, so that a retry does not order twice. Returns the path or URL
 * to continue to.
 */
export async function submitOrder(request: OrderRequest): Promise<SubmitAnswer> {
  const paid = await finishEarlier();
  if (paid && isWithin(request.lines, paid.lines)) return { ok: true, path: orderPath("success", paid) };
  if (paid) {
    forgetAttempt();
    takeOrderedFromCart(paid.lines);
    return { ok: false, kind: "paid-before", earlier: paid };
  }
  const key = hitKey();
  const answer = await postJson<Placed>("/api/orders", { ...request, key });
  if (answer.ok) {
    const { number, code, payUrl } = answer.data.order;
    noteOrder(key, { number, code });
    return { ok: true, path: payUrl };
  }
  if (answer.code !== "key-reused") return { ok: false, kind: "refused", failure: answer };
  const earlier = currentAttempt()?.order;
  if (earlier) return { ok: false, kind: "placed-before", earlier };
  forgetAttempt();
  return { ok: false, kind: "placed-unknown" };
}

/** Whether an order contains all wanted lines, and so is the intended one. */
function isWithin(wanted: readonly OrderedLine[], ordered: Order["lines"]): boolean {
  return wanted.every((line) => ordered.some((one) => lineKey(one) === lineKey(line) && one.quantity >= line.quantity));
}

/** Cancels the earlier order, so that the next attempt is a new one. */
export async function replaceEarlier(earlier: OrderLink): Promise<ApiFailure | undefined> {
  const answer = await postJson<{ order: Order }>(orderActionPath(earlier, "cancel"), { code: earlier.code });
  if (!answer.ok) return answer;
  forgetAttempt();
  return undefined;
}

/** Loads this checkout's earlier order: forgets it if it has ended, returns it if it is paid. */
async function finishEarlier(): Promise<Order | undefined> {
  const earlier = currentAttempt()?.order;
  if (!earlier) return undefined;
  const answer = await fetchOrder(earlier);
  if (!answer.ok) {
    if (answer.code === "order-unknown") forgetAttempt();
    return undefined;
  }
  const { order } = answer.data;
  if (isEnded(order.state)) forgetAttempt();
  return hasMoney(order.state) ? order : undefined;
}
