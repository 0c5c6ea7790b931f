import { z } from "zod/mini";
import { hasWithdrawn, leftToWithdraw, type WithdrawnLine } from "./count-withdrawn.ts";
import { emailAddress, line } from "./form-fields.ts";
import type { Order } from "./order.ts";
import { lineKey } from "./order-line-key.ts";

/** What is typed on the withdrawal screen; `pieces` counts those of each line (by its key) that go back. */
export type WithdrawalForm = {
  name: string;
  number: string;
  email: string;
  /** False: the whole order. */
  isPartial: boolean;
  pieces: Readonly<Record<string, number>>;
};

export const emptyWithdrawal: WithdrawalForm = { name: "", number: "", email: "", isPartial: false, pieces: {} };

const schema = z.object({
  name: line(100, "Enter your name."),
  number: line(40, "Enter the order number."),
  email: emailAddress,
});

/** What is missing or wrong, as `field: sentence for t()`, in the order of the form. */
export function withdrawalErrors(form: WithdrawalForm): Partial<Record<"name" | "number" | "email" | "lines", string>> {
  const { error } = schema.safeParse(form);
  const errors = Object.fromEntries((error?.issues ?? []).toReversed().map((i) => [String(i.path[0]), i.message]));
  const { name, number, email } = errors;
  const isNothing = form.isPartial && !Object.values(form.pieces).some((pieces) => pieces > 0);
  return {
    ...(name && { name }),
    ...(number && { number }),
    ...(email && { email }),
    ...(isNothing && { lines: "Choose at least one item." }),
  };
}

/** The lines that go back, for the server; none is the whole order. */
export function withdrawnLines(form: WithdrawalForm, order: Order | undefined): WithdrawnLine[] {
  if (!order || (!form.isPartial && !hasWithdrawn(order))) return [];
  return order.lines.flatMap((line) => {
    const left = leftToWithdraw(line);
    const quantity = form.isPartial ? Math.min(form.pieces[lineKey(line)] ?? 0, left) : left;
    if (quantity < 1) return [];
    const { id, color, size } = line;
    return [{ id, ...(color && { color }), ...(size && { size }), quantity }];
  });
}
