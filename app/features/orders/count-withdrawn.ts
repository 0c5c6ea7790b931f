import type { LineChoice, Order, OrderLine } from "./order.ts";
import { lineKey } from "./order-line-key.ts";

export type WithdrawnLine = LineChoice & { quantity: number };

/** Adds to each line the number of pieces withdrawn; a withdrawal without lines covers the whole order. */
export function countWithdrawn(
  lines: readonly OrderLine[],
  withdrawals: readonly (readonly WithdrawnLine[])[],
): OrderLine[] {
  return lines.map((line) => {
    const named = withdrawals.map((withdrawal) => {
      if (withdrawal.length === 0) return line.isReturnable ? line.quantity : 0;
      return withdrawal.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    });
    const withdrawn = Math.min(
      line.quantity,
      named.reduce((sum, pieces) => sum + pieces, 0),
    );
    return withdrawn > 0 ? { ...line, withdrawn } : line;
  });
}

/** Returns the number of pieces of a line that can still be withdrawn from. */
export function leftToWithdraw({ quantity, isReturnable, withdrawn = 0 }: OrderLine): number {
  return isReturnable ? quantity - withdrawn : 0;
}

/** Whether any of the order has been withdrawn from. */
export function hasWithdrawn({ lines }: Pick<Order, "lines">): boolean {
  return lines.some(({ withdrawn }) => withdrawn !== undefined);
}

/** Whether the order has been withdrawn from as far as its lines allow. */
export function hasWithdrawnAll(order: Pick<Order, "lines">): boolean {
  return hasWithdrawn(order) && !order.lines.some((line) => leftToWithdraw(line) > 0);
}
