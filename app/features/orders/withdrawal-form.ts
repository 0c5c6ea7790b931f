import { z } from "zod/mini";
import { hasWithdrawn, leftToWithdraw, type WithdrawnLine } from "./count-withdrawn.ts";
import { emailAddress, line } from "./form-fields.ts";
import type { Order, OrderLine } from "./order.ts";
import { lineKey } from "./order-line-key.ts";

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

const schema = z.object({
  name: line(100, "Enter your name."),
  number: line(40, "Enter the order number."),
  email: emailAddress,
});

type WithdrawalErrors = Partial<Record<"name" | "number" | "email" | "lines", string>>;

/** Returns errors as `field: sentence for t()`, in the order of the form. A part needs its order's lines. */
export function withdrawalErrors(form: WithdrawalForm, order: Order | undefined): WithdrawalErrors {
  const { error } = schema.safeParse(form);
  const errors = Object.fromEntries((error?.issues ?? []).toReversed().map((i) => [String(i.path[0]), i.message]));
  const { name, number, email } = errors;
  const lines = form.isPartial && missingLines(form, order);
  return {
    ...(name && { name }),
    ...(number && { number }),
    ...(email && { email }),
    ...(lines && { lines }),
  };
}

function missingLines(form: WithdrawalForm, order: Order | undefined): string | undefined {
  if (!order) return "Show the items of the order, so that we know which of them you mean.";
  return withdrawnLines(form, order).length === 0 ? "Choose at least one item." : undefined;
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
