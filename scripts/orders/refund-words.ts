import { parseArgs } from "node:util";
import type { Cents } from "../../app/features/catalogue/product.ts";
import { repayableOf } from "../../app/features/gift-cards/gift-card.ts";
import type { Order } from "../../app/features/orders/order.ts";
import { leftToRepay, type RefundRefusal, type RefundRequest } from "../../app/features/orders/plan-refund.ts";
import { StartError } from "../../db/start-error.ts";
import { plainAmount } from "../plain-amount.ts";

const options = {
  amount: { type: "string" },
  line: { type: "string" },
  quantity: { type: "string" },
  restock: { type: "boolean" },
} as const;

/** Parses the arguments after the order number. Throws `StartError` if they are invalid. */
export function readRefundRequest(args: readonly string[]): RefundRequest {
  const { amount, line, quantity, restock } = parseArgs({ args: [...args], options }).values;
  if (quantity !== undefined && line === undefined) throw new StartError("--quantity says how many of a --line.");
  return {
    ...(amount !== undefined && { amount: readAmount(amount) }),
    ...(line !== undefined && { line: readCount("--line", line) }),
    ...(quantity !== undefined && { quantity: readCount("--quantity", quantity) }),
    ...(restock && { isRestocked: true }),
  };
}

function readAmount(text: string): Cents {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new StartError(`"${text}" is not an amount such as 12.50.`);
  return Math.round(Number(text.replace(",", ".")) * 100) as Cents;
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartError(`${name} "${text}" is not a whole number from 1 on.`);
  return Number(text);
}

/** Explains to the owner why a refund was rejected. */
export function whyNot(order: Order, code: RefundRefusal, now: string): string {
  const { number, state, provider, currency, lines } = order;
  const reasons: Record<RefundRefusal, string> = {
    "not-refundable": `${number} is ${state}: there is no money to give back.`,
    "other-provider": `${number} was paid with ${provider}, but PAYMENT is ${now}.`,
    "too-much": `${number} has ${plainAmount(leftToRepay(order))} ${currency} left to give back, of ${plainAmount(repayableOf(order))} ${currency} paid.`,
    "no-such-line": `${number} has ${lines.length} line${lines.length === 1 ? "" : "s"}.`,
    "too-many-pieces": `${number} does not have that many pieces left in this line.`,
    "no-amount": "That would be nothing.",
    "restock-needs-line": "--restock needs --line: which pieces are on the shelf again?",
    unfinished: `${number} has a refund that was not finished: ask for the same again first.`,
    refused: `${provider} refused to give this back for ${number}: look at its dashboard.`,
  };
  return reasons[code];
}
