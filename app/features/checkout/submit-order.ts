import { type ApiFailure, postJson } from "../api/api-client.ts";
import { takeOrderedFromCart } from "../cart/cart.store.ts";
import { attemptKey, currentAttempt, forgetAttempt, noteOrder } from "../cart/order-attempt.store.ts";
import { askForOrder } from "../orders/ask-for-order.ts";
import { type Order, orderPath } from "../orders/order.ts";
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
  /** An order of this cart was paid by now, and this is not it: what it holds has left the cart. */
  | { ok: false; kind: "paid-before"; earlier: OrderLink }
  /** This checkout has placed an order with other details before; it waits for its payment. */
  | { ok: false; kind: "placed-before"; earlier: OrderLink }
  /** The same, where the answer to it was lost: a new key is minted, the next attempt is a new order. */
  | { ok: false; kind: "placed-unknown" }
  | { ok: false; kind: "refused"; failure: ApiFailure };

/** Why it was not placed. */
export type SubmitProblem = Exclude<SubmitAnswer, { ok: true }>;

type Placed = { order: OrderLink & { payUrl: string } };

/**
 * Sends the order with the key of this checkout, so that sending it again is no second order, and returns the path or
 * address to go on to.
 */
export async function submitOrder(request: OrderRequest): Promise<SubmitAnswer> {
  const paid = await settleEarlier();
  if (paid && isWithin(request.lines, paid.lines)) return { ok: true, path: orderPath("success", paid) };
  if (paid) {
    forgetAttempt();
    takeOrderedFromCart(paid.lines);
    return { ok: false, kind: "paid-before", earlier: paid };
  }
  const key = attemptKey();
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

/** Whether an order holds all that is wanted: then it is the order that was meant. */
function isWithin(wanted: readonly OrderedLine[], ordered: Order["lines"]): boolean {
  return wanted.every((line) => ordered.some((one) => lineKey(one) === lineKey(line) && one.quantity >= line.quantity));
}

/** Gives up the earlier order, so that the next attempt is a new one. */
export async function replaceEarlier({ number, code }: OrderLink): Promise<ApiFailure | undefined> {
  const answer = await postJson<{ order: Order }>(`/api/orders/${encodeURIComponent(number)}/cancel`, { code });
  if (!answer.ok) return answer;
  forgetAttempt();
  return undefined;
}

/** Looks at the order that this checkout became before: one that ended makes room, one that is paid is returned. */
async function settleEarlier(): Promise<Order | undefined> {
  const earlier = currentAttempt()?.order;
  if (!earlier) return undefined;
  const answer = await askForOrder(earlier);
  if (!answer.ok) {
    if (answer.code === "order-unknown") forgetAttempt();
    return undefined;
  }
  const { order } = answer.data;
  if (isEnded(order.state)) forgetAttempt();
  return hasMoney(order.state) ? order : undefined;
}
