import { halfUp } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { heldByCards, repayableOf } from "../gift-cards/gift-card.ts";
import type { Order } from "../orders/order.ts";
import { wasPaid } from "../orders/order-history.ts";

/** The owner's request: an amount, pieces of one line (counted from 1), or, with neither, all that is left. */
export type RefundRequest = { amount?: Cents; line?: number; quantity?: number; isRestocked?: boolean };

/** Pieces of the line at a position (counted from 0). */
export type RefundedPieces = { position: number; quantity: number };

/** Returns the pieces that a stored refund was for. */
export function piecesOf({ lines }: { lines: string }): RefundedPieces[] {
  return JSON.parse(lines) as RefundedPieces[];
}

/** Returns the pieces that a stored refund put back in stock. */
export function restockedOf({ restocked }: { restocked: string }): RefundedPieces[] {
  return JSON.parse(restocked) as RefundedPieces[];
}

/** Returns how much of a stored refund is credited to each gift card. */
export function cardSharesOf({ card_shares }: { card_shares: string }): { card_id: string; amount: number }[] {
  return JSON.parse(card_shares);
}

export type RefundPlan = {
  amount: Cents;
  /** The part credited to gift cards: the provider's part is refunded first, up to what was paid there. */
  toCard: Cents;
  /** The pieces refunded; empty for an amount without pieces. */
  lines: readonly RefundedPieces[];
  /** The pieces that are restocked. */
  restocked: readonly RefundedPieces[];
  /** Whether it is `isWholeOrder`. */
  isWhole: boolean;
};

export type RefundRefusal =
  | "not-refundable"
  | "other-provider"
  | "too-much"
  | "no-such-line"
  | "too-many-pieces"
  | "no-amount"
  | "restock-needs-line"
  | "unfinished"
  | "refused"
  | "useless-card";

export type PlanAnswer = { ok: true; plan: RefundPlan } | { ok: false; code: RefundRefusal };

type Sum = Pick<RefundPlan, "amount" | "lines">;

/** The pieces that earlier refunds were for, and those that they restocked, be it for money that came back. */
type EarlierPieces = { given: readonly RefundedPieces[]; restocked: readonly RefundedPieces[] };

/** Returns the cents of an order that can still be refunded. */
export function leftToRepay(order: Order): Cents {
  return (repayableOf(order) - (order.refunded ?? 0)) as Cents;
}

/** Returns the cents of those that were paid through the provider. */
export function leftWithProvider(order: Order): Cents {
  return (leftToRepay(order) - heldByCards(order)) as Cents;
}

/**
 * Whether all pieces and all of the money are refunded at the same time: then the whole charge is. Depends only on
 * stored data, since a retry must send the provider an identical request.
 */
export function isWholeOrder(order: Order, refund: Sum): boolean {
  const isAll = order.lines.every((line, i) =>
    refund.lines.some(({ position, quantity }) => position === i && quantity === line.quantity),
  );
  return isAll && refund.amount === repayableOf(order);
}

/**
 * Whether a refund takes all that the provider has of an order, as it was before: of a payment that could not be used,
 * which may be more or less than was asked for, the last that was paid there.
 */
export function emptiesCharge(order: Order, amount: Cents): boolean {
  return order.state === "refund-due" && amount >= leftWithProvider(order);
}

/** Turns a request into a plan. */
export function planRefund(order: Order, wish: RefundRequest, { given, restocked }: EarlierPieces): PlanAnswer {
  const answer = wish.line === undefined ? planSum(order, wish, given) : planPieces(order, wish, given);
  if (!answer.ok) return answer;
  const { plan } = answer;
  if (plan.amount <= 0 && !plan.isWhole) return { ok: false, code: "no-amount" };
  if (plan.amount > leftToRepay(order)) return { ok: false, code: "too-much" };
  return { ok: true, plan: { ...plan, restocked: notYetRestocked(order, plan.restocked, restocked) } };
}

/** Leaves out of `pieces` what would put more of a line back in stock, with those before, than was ordered. */
function notYetRestocked(
  { lines }: Order,
  pieces: readonly RefundedPieces[],
  before: readonly RefundedPieces[],
): RefundedPieces[] {
  return pieces.flatMap(({ position, quantity: wanted }) => {
    const quantity = Math.min(wanted, (lines[position]?.quantity ?? 0) - countAt(position, before));
    return quantity > 0 ? [{ position, quantity }] : [];
  });
}

function planSum(order: Order, { amount, isRestocked }: RefundRequest, given: readonly RefundedPieces[]): PlanAnswer {
  const isAll = amount === undefined;
  if (isRestocked && !isAll) return { ok: false, code: "restock-needs-line" };
  // Goods that were never shipped are restocked once all of their money is refunded.
  const isBack = isAll && (order.state === "paid" || isRestocked === true) && order.state !== "refund-due";
  return planOf(order, { amount: amount ?? leftToRepay(order), lines: isAll ? otherPieces(order, given) : [] }, isBack);
}

/** Returns the pieces of an order that have not been refunded. */
function otherPieces({ lines }: Order, given: readonly RefundedPieces[]): RefundedPieces[] {
  return lines
    .map((line, position) => ({ position, quantity: line.quantity - countAt(position, given) }))
    .filter(({ quantity }) => quantity > 0);
}

function planPieces(order: Order, wish: RefundRequest, given: readonly RefundedPieces[]): PlanAnswer {
  const position = (wish.line ?? 0) - 1;
  const line = order.lines[position];
  if (!line) return { ok: false, code: "no-such-line" };
  const before = countAt(position, given);
  const quantity = wish.quantity ?? line.quantity - before;
  if (quantity < 1 || before + quantity > line.quantity) return { ok: false, code: "too-many-pieces" };
  const lines = [{ position, quantity }];
  const amount = wish.amount ?? paidFor(order, lines, given);
  // Stock of an order that was not paid in time was already released when it ended.
  return planOf(order, { amount, lines }, wish.isRestocked === true && wasPaid(order));
}

function planOf(order: Order, sum: Sum, isRestocked: boolean): PlanAnswer {
  const toCard = Math.max(0, sum.amount - leftWithProvider(order)) as Cents;
  return {
    ok: true,
    plan: { ...sum, toCard, restocked: isRestocked ? sum.lines : [], isWhole: isWholeOrder(order, sum) },
  };
}

function countAt(position: number, pieces: readonly RefundedPieces[]): number {
  return pieces.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
}

/** Returns what was paid for pieces, cumulatively after those before, so that all parts add up to the cent. */
export function paidFor(order: Order, pieces: readonly RefundedPieces[], given: readonly RefundedPieces[]): Cents {
  return (discountedSum(order, [...given, ...pieces]) - discountedSum(order, given)) as Cents;
}

/** Returns the price of pieces after their share of the coupon, rounded half up to the cent. */
function discountedSum({ lines, goods, discount }: Order, pieces: readonly RefundedPieces[]): number {
  if (goods === 0) return 0;
  const price = pieces.reduce((sum, { position, quantity }) => sum + (lines[position]?.price ?? 0) * quantity, 0);
  return halfUp(price * (goods - discount), goods);
}
