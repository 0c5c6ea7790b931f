import { parseArgs } from "node:util";
import type { Cents } from "../../app/features/catalogue/product.ts";
import type { UselessCard } from "../../app/features/gift-cards/card-uses.server.ts";
import { repayableOf } from "../../app/features/gift-cards/gift-card.ts";
import type { Order } from "../../app/features/orders/order.ts";
import {
  leftToRepay,
  leftWithProvider,
  type RefundRefusal,
  type RefundRequest,
} from "../../app/features/refunds/plan-refund.ts";
import type { RefusedRefund } from "../../app/features/refunds/refunds.server.ts";
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

/** Explains to the owner why a refund was rejected, and what can be done; `now` is the payment provider in use. */
export function whyNot(order: Order, { code, cards = [] }: RefusedRefund, now: string): string {
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
    "useless-card": `Nothing was given back for ${number}.\n${cards.map(otherWays).join("\n")}\nThen ask for the refund again${onlineFirst(order)}.`,
  };
  return reasons[code];
}

/** Why a card cannot take money back, and what makes it able to. */
function otherWays({ id, last4, why }: UselessCard): string {
  const anew = `npm run gift-cards -- replace ${id} gives it a new code for the shopper`;
  return why === "blocked"
    ? `The gift card that ends in ${last4} is blocked: npm run gift-cards -- unblock ${id} lets it be spent again, ${anew}.`
    : `The code of the gift card that ends in ${last4} was made under another SECRET and opens nothing: ${anew}.`;
}

/** The refund that is possible meanwhile: what was paid online. */
function onlineFirst(order: Order): string {
  const online = leftWithProvider(order);
  return online > 0 ? `; meanwhile, --amount ${plainAmount(online)} gives back what was paid online` : "";
}
