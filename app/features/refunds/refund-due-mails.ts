import { nearestCents } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { type MailContext, moment, moneyIn } from "../letters/mail-context.ts";
import { type MailPage, text } from "../letters/mail-page.ts";
import type { Order, OrderEvent } from "../orders/order.ts";
import { wasCancelled, wasWrongAmount } from "../orders/order-history.ts";
import { orderLink } from "../orders/order-mail-parts.ts";

/** Tells the shopper that their payment is refunded because it came too late or was not the total. */
export function refundDueMail(order: Order, context: MailContext): MailPage {
  return {
    subject: context.t("Your refund for order {{number}} is on its way", { number: order.number }),
    blocks: [text(refundReason(order, context)), orderLink(order, context)],
  };
}

function refundReason(order: Order, { t, language }: MailContext): string {
  const amount = moneyIn(order.currency, language)(chargeOf(order));
  if (wasWrongAmount(order))
    return t(
      "Your payment did not match the total, so the order is not paid. We are refunding all that you paid to the payment method you used.",
    );
  if (wasCancelled(order))
    return t(
      "Your payment reached us after the order had been cancelled, and the goods were no longer held. We are refunding {{amount}} to the payment method you used.",
      { amount },
    );
  return t(
    "Your payment reached us after the order had expired, and the goods were no longer held. We are refunding {{amount}} to the payment method you used.",
    { amount },
  );
}

/** The same for the owner, who has to make the refund, with the history of the order. */
export function refundDueNotice(order: Order, context: MailContext): MailPage {
  const { t } = context;
  const { number } = order;
  return {
    subject: t("Refund due for order {{number}}", { number }),
    blocks: [
      text(
        wasWrongAmount(order)
          ? t(
              "A payment arrived that does not match the total, so the order counts as not paid. Refund it with: npm run orders -- refund {{number}}",
              { number },
            )
          : t("A payment arrived that we cannot deliver for. Refund it with: npm run orders -- refund {{number}}", {
              number,
            }),
      ),
      { kind: "address", title: t("What happened"), lines: stepsOf(order, context) },
    ],
  };
}

type FurtherPayment = { amount: number; currency: string };

/** Tells the owner about money that came for an order that is settled, so that the shop cannot refund it. */
export function furtherPaymentNotice(
  order: Order,
  { amount, currency }: FurtherPayment,
  { t, language }: MailContext,
): MailPage {
  const paid = moneyIn(currency, language)(amount as Cents);
  const due = moneyIn(order.currency, language)(chargeOf(order));
  const { number } = order;
  return {
    subject: t("A further payment arrived for order {{number}}", { number }),
    blocks: [
      text(
        t(
          "{{paid}} arrived for order {{number}}, which was settled before; {{due}} was to be paid. The order stays as it is. The shop cannot give this money back: look for the payment in your account with the payment provider, and refund it there.",
          { paid, number, due },
        ),
      ),
    ],
  };
}

function stepsOf(order: Order, context: MailContext): string[] {
  const due = moneyIn(order.currency, context.language)(chargeOf(order));
  return order.events.map((event) => {
    const sentence = sentenceOf(event, due, context);
    return context.t("{{time}}: {{sentence}}", { time: moment(event.at, context), sentence });
  });
}

/** Describes an event for the owner, or shows its kind if this email has no text for it. */
function sentenceOf({ kind, detail = "" }: OrderEvent, due: string, { t, language }: MailContext): string {
  switch (kind) {
    case "awaiting-payment":
      return t("Order received, waiting for payment");
    case "expired":
      return t("Expired: it was not paid in time");
    case "cancelled":
      return detail === "payment-declined" ? t("Cancelled: the payment was declined") : t("Cancelled by the shopper");
    case "amount-mismatch":
      return t("{{paid}} arrived, {{due}} was to be paid", { paid: arrived(detail, language), due });
    case "refund-due":
      return t("The money is to be given back");
    default:
      return `${kind} ${detail}`.trim();
  }
}

/** Formats the amount at the start of such a `detail`, "12.50 EUR came for 20.00 EUR", in a language. */
function arrived(detail: string, language: string): string {
  const [, sum = "", currency] = /^([\d.]+) ([A-Z]{3}) /.exec(detail) ?? [];
  return currency ? moneyIn(currency, language)(nearestCents(Number(sum))) : detail;
}
