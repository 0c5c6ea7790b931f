export type OrderState =
  | "awaiting-payment"
  | "paid"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "expired"
  | "refund-due"
  | "refunded";

/** Where an order can go from each state. `refund-due`: money arrived for which no goods can be delivered. */
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

/** Whether a stored word is a state that this shop knows. */
export function isOrderState(value: string): value is OrderState {
  return Object.hasOwn(next, value);
}

/** Whether an order can go from one state straight to another. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return next[from].includes(to);
}

/** The states that an order can come from to be in this one. */
export function statesBefore(to: OrderState): OrderState[] {
  return orderStates.filter((from) => canMove(from, to));
}

/** Whether the move gives the goods back to the stock: the order ends before anything was sent. */
export function freesStock(from: OrderState, to: OrderState): boolean {
  if (from === "awaiting-payment") return to !== "paid";
  return from === "paid" && to === "refunded";
}

/** Whether an order is paid for, on whichever part of its way to the shopper it is. */
export function hasMoney(state: OrderState): boolean {
  return state === "paid" || state === "shipped" || state === "delivered";
}

/** Whether the order came to nothing and can be placed anew. */
export function isEnded(state: OrderState): boolean {
  return state === "cancelled" || state === "expired" || state === "refund-due" || state === "refunded";
}
