import { z } from "zod/mini";
import { hasWithdrawn, leftToWithdraw, type WithdrawnLine } from "../orders/count-withdrawn.ts";
import { emailAddress, line } from "../orders/form-fields.ts";
import type { Order, OrderLine } from "../orders/order.ts";
import { lineKey } from "../orders/order-line-key.ts";

/** The input of the withdrawal screen; `pieces` counts the pieces withdrawn from each line, by its key. */
export type WithdrawalForm = {
  name: string;
  number: string;
  email: string;
  /** False for the whole order. */
  isPartial: boolean;
  pieces: Readonly<Record<string, number>>;
};

/** A withdrawn line with its product's name and that name's language. */
export type NamedLine = WithdrawnLine & Pick<OrderLine, "name" | "language">;

export const emptyWithdrawal: WithdrawalForm = { name: "", number: "", email: "", isPartial: false, pieces: {} };

export const withdrawalSchema = z.object({
  name: line(100, "Enter your name."),
  number: line(40, "Enter the order number."),
  email: emailAddress,
  lines: z.optional(
    z
      .int({ error: "Show the items of the order, so that we know which of them you mean." })
      .check(z.minimum(1, "Choose at least one item.")),
  ),
});

/** Returns what the schema checks: a part needs lines, whose number is null until the order is known. */
export function withdrawalInput(form: WithdrawalForm, order: Order | undefined) {
  return { ...form, lines: form.isPartial ? (order ? withdrawnLines(form, order).length : null) : undefined };
}

/** Returns the lines withdrawn from; empty for the whole order. */
export function withdrawnLines(form: WithdrawalForm, order: Order | undefined): NamedLine[] {
  if (!order || (!form.isPartial && !hasWithdrawn(order))) return [];
  return order.lines.flatMap((line) => {
    const left = leftToWithdraw(line);
    const quantity = form.isPartial ? Math.min(form.pieces[lineKey(line)] ?? 0, left) : left;
    if (quantity < 1) return [];
    const { id, name, language, color, size } = line;
    return [{ id, name, ...(language && { language }), ...(color && { color }), ...(size && { size }), quantity }];
  });
}
