export type OrderState =
  | "awaiting-payment"
  | "paid"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "expired"
  | "refund-due"
  | "refunded";

/** The transitions from each state. `refund-due`: money arrived for which no goods can be delivered. */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  "awaiting-payment": ["paid", "cancelled", "expired", "refund-due"],
  paid: ["shipped", "delivered", "refunded"],
  shipped: ["delivered", "refunded"],
  delivered: ["refunded"],
  cancelled: ["refund-due"],
  expired: ["refund-due"],
  "refund-due": ["refunded"],
  refunded: [],
};

export const orderStates = Object.keys(next) as readonly OrderState[];

/** Whether a stored value is a state known to this version of the shop. */
export function isOrderState(value: string): value is OrderState {
  return Object.hasOwn(next, value);
}

/** Whether an order can move directly from one state to another. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return next[from].includes(to);
}

/** Returns the states from which an order can move to this one. */
export function statesBefore(to: OrderState): OrderState[] {
  return orderStates.filter((from) => canMove(from, to));
}

/** Whether the move releases the stock: the order ends before anything was shipped. */
export function releasesStock(from: OrderState, to: OrderState): boolean {
  if (from === "awaiting-payment") return to !== "paid";
  return from === "paid" && to === "refunded";
}

/** Whether an order is paid, at any stage of its fulfilment. */
export function hasMoney(state: OrderState): boolean {
  return state === "paid" || state === "shipped" || state === "delivered";
}

/** Whether the order ended unpaid or is refunded, and can be placed again. */
export function isEnded(state: OrderState): boolean {
  return state === "cancelled" || state === "expired" || state === "refund-due" || state === "refunded";
}
