import { type MailContext, moment, moneyIn } from "../mail/mail-context.ts";
import type { MailBlock, MailPage } from "../mail/mail-page.ts";
import { isCollected } from "../shop/delivery-facts.ts";
import { type Order, payPath } from "./order.ts";
import { arrivalOf } from "./order-arrival.ts";
import { wasWrongAmount } from "./order-history.ts";
import { addresses, collectionPlace, orderLink, orderTable, withdrawalNote } from "./order-mail-parts.ts";
import type { OrderTemplate } from "./queue-mail.server.ts";

type Template = (order: Order, context: MailContext) => MailPage;

const text = (words: string): MailBlock => ({ kind: "text", text: words });

/** What is written about an order, by what happened to it. */
export const orderMails: Readonly<Record<OrderTemplate, Template>> = {
  "order-received": (order, context) => {
    const { t, baseUrl } = context;
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
        ...noteOf(order, context),
        reference(order, context),
        orderLink(order, context),
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
      ...noteOf(order, context),
      {
        kind: "address",
        title: context.t("Contact"),
        lines: [order.contact.email, order.contact.phone ?? ""].filter(Boolean),
      },
    ],
  }),
  "payment-failed": (order, { t, baseUrl }) => ({
    subject: t("The payment for your order {{number}} did not go through", { number: order.number }),
    blocks: [
      text(
        t(
          "Nothing was charged and the goods are back on sale. Your cart is as it was: you can try again whenever you like.",
        ),
      ),
      { kind: "link", label: t("Back to checkout"), url: `${baseUrl}/checkout` },
    ],
  }),
  "refund-due": (order, context) => ({
    subject: context.t("Your refund for order {{number}} is on its way", { number: order.number }),
    blocks: [
      text(
        wasWrongAmount(order)
          ? context.t(
              "The payment that reached us is not what the order costs, so the order could not be paid with it. We are refunding all that you paid to the payment method you used.",
            )
          : context.t(
              "Your payment reached us after the order had expired, and the goods were no longer held. We are refunding {{amount}} to the payment method you used.",
              { amount: totalOf(order, context) },
            ),
      ),
      orderLink(order, context),
    ],
  }),
  "refund-due-notice": (order, { t }) => ({
    subject: t("Refund due for order {{number}}", { number: order.number }),
    blocks: [
      text(
        wasWrongAmount(order)
          ? t(
              "A payment arrived that is not what the order costs, so the order counts as not paid. Refund it with: npm run orders -- refund {{number}}",
              { number: order.number },
            )
          : t("A payment arrived that we cannot deliver for. Refund it with: npm run orders -- refund {{number}}", {
              number: order.number,
            }),
      ),
      text(order.events.map(({ at, kind, detail = "" }) => `${at} ${kind} ${detail}`.trim()).join("\n")),
    ],
  }),
  "order-shipped": (order, context) => ({
    subject: isCollected(order.method)
      ? context.t("Your order {{number}} is ready to collect", { number: order.number })
      : context.t("Your order {{number}} is on its way", { number: order.number }),
    blocks: [
      ...sentWords(order, context),
      ...collectionPlace(order, context),
      orderTable(order, context),
      ...addresses(order, context),
      orderLink(order, context),
    ],
  }),
  "order-refunded": (order, context) => ({
    subject: context.t("We have refunded your order {{number}}", { number: order.number }),
    blocks: [
      text(
        wasWrongAmount(order)
          ? context.t(
              "All that you paid is on its way to the payment method you used. Depending on your bank, this takes a few days.",
            )
          : context.t(
              "{{amount}} is on its way to the payment method you used. Depending on your bank, this takes a few days.",
              { amount: totalOf(order, context) },
            ),
      ),
      orderLink(order, context),
    ],
  }),
};

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

/** What to do now that the goods have left or lie ready, and what the shop wrote as it did that: a parcel number, say. */
function sentWords({ events, method, number }: Order, { t }: MailContext): MailBlock[] {
  const written = events.findLast(({ kind }) => kind === "shipped")?.detail;
  if (!isCollected(method)) return written ? [text(t("Handed to the carrier: {{parcel}}", { parcel: written }))] : [];
  const bring = t("Come by when it suits you, and bring the order number: {{number}}.", { number });
  return [text(bring), ...(written ? [text(written)] : [])];
}

/** When the goods arrive, while they are here. */
function arrivalIn(order: Order, { shop, t, language }: MailContext): MailBlock[] {
  const sentence = arrivalOf(order, shop, { t, language });
  return sentence ? [text(sentence)] : [];
}

function noteOf(order: Order, { t }: MailContext): MailBlock[] {
  return order.note ? [{ kind: "address", title: t("Note"), lines: order.note.split("\n") }] : [];
}
