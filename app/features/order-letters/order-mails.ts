import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { repayableOf } from "../gift-cards/gift-card.ts";
import { type MailContext, moment, moneyIn } from "../letters/mail-context.ts";
import { type MailBlock, type MailPage, text } from "../letters/mail-page.ts";
import type { OrderTemplate } from "../letters/queue-mail.server.ts";
import { contactLines, type Order, payPath, typedTexts } from "../orders/order.ts";
import { arrivalOf } from "../orders/order-arrival.ts";
import { isPaymentUnderWay, wasWrongAmount } from "../orders/order-history.ts";
import {
  addresses,
  backOnCards,
  collectionPlace,
  invoiceLinks,
  orderLink,
  orderTable,
  returnedTo,
  withdrawalNote,
} from "../orders/order-mail-parts.ts";
import { sentMail } from "../orders/sent-mail.ts";
import { refundDueMail, refundDueNotice } from "../refunds/refund-due-mails.ts";

type Template = (order: Order, context: MailContext) => MailPage;

const cents = (amount: number) => amount as Cents;

/** The emails about an order, by event. */
export const orderMails: Readonly<Record<OrderTemplate, Template>> = {
  "order-received": (order, context) => {
    const { t, baseUrl } = context;
    if (isPaymentUnderWay(order))
      return {
        subject: t("We have your order {{number}}, and your payment is on its way", { number: order.number }),
        blocks: [
          text(
            t(
              "Thank you for your order. With the payment method you chose, your payment can take a few days to arrive. We hold the goods for you and e-mail you when it does.",
            ),
          ),
          orderTable(order, context),
          ...addresses(order, context),
          reference(order, context),
          orderLink(order, context),
        ],
      };
    return {
      subject: t("Your order {{number}} is waiting for payment", { number: order.number }),
      blocks: [
        text(
          t("Thank you for your order. It has not been paid yet; we hold the goods for you until {{time}}.", {
            time: moment(order.holdUntil, context),
          }),
        ),
        { kind: "link", label: t("Pay now"), url: baseUrl + payPath(order) },
        orderTable(order, context),
        ...addresses(order, context),
        reference(order, context),
      ],
    };
  },
  "order-confirmation": (order, context) => {
    const { t } = context;
    return {
      subject: t("Your order {{number}} is confirmed", { number: order.number }),
      blocks: [
        text(
          t("Thank you, {{name}}. We have your payment and are preparing your order.", { name: order.address.name }),
        ),
        ...arrivalIn(order, context),
        ...collectionPlace(order, context),
        orderTable(order, context),
        ...addresses(order, context),
        ...textsOf(order, context),
        reference(order, context),
        orderLink(order, context),
        ...invoiceLinks(order, "invoice", context),
        ...withdrawalNote(order, context),
      ],
    };
  },
  "order-notice": (order, context) => ({
    subject: context.t("New order {{number}}: {{total}}", {
      number: order.number,
      total: totalOf(order, context),
    }),
    blocks: [
      orderTable(order, context),
      ...addresses(order, context),
      ...textsOf(order, context),
      {
        kind: "address",
        title: context.t("Contact"),
        lines: contactLines(order).map(({ text }) => text),
      },
    ],
  }),
  "payment-failed": (order, context) => ({
    subject: context.t("The payment for your order {{number}} did not go through", { number: order.number }),
    blocks: [
      text(
        context.t(
          "Nothing was charged and the goods are back on sale. Your cart is as it was: you can try again whenever you like.",
        ),
      ),
      ...backOnCards(order, returnedTo(order.giftCards), context),
      { kind: "link", label: context.t("Back to checkout"), url: `${context.baseUrl}/checkout` },
    ],
  }),
  "refund-due": refundDueMail,
  "refund-due-notice": refundDueNotice,
  "order-shipped": sentMail,
  "order-refunded": (order, context) => ({
    subject: context.t("We have refunded your order {{number}}", { number: order.number }),
    blocks: [
      ...failedBefore(order, context),
      ...repaid(order, context),
      orderLink(order, context),
      ...invoiceLinks(order, "credit-note", context),
    ],
  }),
};

/** Why a shopper gets the email about their refund again. */
function failedBefore({ events }: Order, { t }: MailContext): MailBlock[] {
  if (!events.some(({ kind }) => kind === "refund-failed")) return [];
  return [text(t("Our earlier refund did not go through, so we have made it again."))];
}

/** What was refunded of a whole order: to the payment method, to gift cards, or to both. */
function repaid(order: Order, context: MailContext): MailBlock[] {
  const { t, language } = context;
  if (wasWrongAmount(order))
    return [
      text(
        t(
          "All that you paid is on its way to the payment method you used. Depending on your bank, this takes a few days.",
        ),
      ),
    ];
  const onCards = returnedTo(order.giftCards?.filter(({ isReleased }) => !isReleased));
  const toCard = sum(onCards.map(({ amount }) => amount));
  const amount = moneyIn(order.currency, language)(cents(repayableOf(order) - toCard));
  const sentence = t(
    "{{amount}} is on its way to the payment method you used. Depending on your bank, this takes a few days.",
    { amount },
  );
  const isAllOnCard = toCard > 0 && toCard === repayableOf(order);
  return [...(isAllOnCard ? [] : [text(sentence)]), ...backOnCards(order, onCards, context)];
}

function totalOf({ total, currency }: Order, { language }: MailContext): string {
  return moneyIn(currency, language)(total);
}

/** What the shopper needs to open the order later. */
function reference(order: Order, context: MailContext): MailBlock {
  const { t } = context;
  const placed = t("Ordered on {{time}}", { time: moment(order.placedAt, context) });
  return {
    kind: "address",
    title: t("Order number and code"),
    lines: [order.number, order.code, placed],
  };
}

/** When the goods arrive, until they are shipped. */
function arrivalIn(order: Order, { shop, t, language }: MailContext): MailBlock[] {
  const sentence = arrivalOf(order, shop, { t, language });
  return sentence ? [text(sentence)] : [];
}

function textsOf(order: Order, { t }: MailContext): MailBlock[] {
  return typedTexts(order).map(({ title, text }) => ({ kind: "address", title: t(title), lines: text.split("\n") }));
}
