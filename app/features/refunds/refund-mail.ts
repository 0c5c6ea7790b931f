import { sum as sumOf } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import type { CardPayment } from "../gift-cards/gift-card.ts";
import { type MailContext, moneyIn } from "../letters/mail-context.ts";
import { type MailBlock, type MailItem, type MailPage, text } from "../letters/mail-page.ts";
import type { Order } from "../orders/order.ts";
import { backOnCards, invoiceLinks, orderLink } from "../orders/order-mail-parts.ts";
import { leftToRepay } from "./plan-refund.ts";

type PaidBack = { amount: Cents; onCards: readonly CardPayment[]; pieces: readonly MailItem[] };

/** Tells the shopper about a partial refund. */
export function refundMail(order: Order, { amount, onCards, pieces }: PaidBack, context: MailContext): MailPage {
  const { t, language } = context;
  const toCard = sumOf(onCards.map((card) => card.amount));
  const sum = t(
    "{{amount}} is on its way to the payment method you used. Depending on your bank, this takes a few days.",
    {
      amount: moneyIn(order.currency, language)((amount - toCard) as Cents),
    },
  );
  const what: MailBlock[] =
    pieces.length > 0 ? [{ kind: "address", title: t("Refunded for"), lines: [...pieces] }] : [];
  const isAll = leftToRepay(order) === 0;
  return {
    subject: t("We have refunded part of your order {{number}}", { number: order.number }),
    blocks: [
      ...(amount > toCard ? [text(sum)] : []),
      ...backOnCards(order, onCards, context),
      ...what,
      ...(isAll ? [text(t("With this, the whole order has been refunded."))] : []),
      orderLink(order, context),
      ...invoiceLinks(order, "credit-note", context),
    ],
  };
}

/** Tells the owner that the provider could not make a refund after all. */
export function failedRefundNotice(order: Order, amount: Cents, { t, language }: MailContext): MailPage {
  const { number, currency } = order;
  const values = { number, amount: moneyIn(currency, language)(amount), command: commandFor(order, amount) };
  return {
    subject: t("A refund for order {{number}} did not go through", values),
    blocks: [
      text(
        t(
          "The payment provider could not give {{amount}} back: you have the money again, and owe it. Ask the shopper for another way to pay it back, or try again with: {{command}}",
          values,
        ),
      ),
    ],
  };
}

/** Returns the command that refunds this amount again, and nothing else of the order. */
function commandFor(order: Order, amount: Cents): string {
  const part = leftToRepay(order) > amount ? ` --amount ${(amount / 100).toFixed(2)}` : "";
  return `npm run orders -- refund ${order.number}${part}`;
}
