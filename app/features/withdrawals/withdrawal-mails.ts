import { type MailContext, moment } from "../letters/mail-context.ts";
import { type MailBlock, type MailItem, type MailPage, text } from "../letters/mail-page.ts";
import type { Order } from "../orders/order.ts";
import { stateName } from "../orders/order-history.ts";

export type WithdrawalDetails = {
  receivedAt: string;
  number: string;
  name: string;
  email: string;
  /** The items withdrawn from; empty for the whole order. */
  items: readonly MailItem[];
};

/** The receipt of a withdrawal: its content and the date and time it was received. */
export function withdrawalReceipt(details: WithdrawalDetails, context: MailContext): MailPage {
  const { t, baseUrl } = context;
  return {
    subject: t("Receipt of your withdrawal from order {{number}}", { number: details.number }),
    blocks: [
      text(t("We received your withdrawal on {{time}}.", { time: moment(details.receivedAt, context) })),
      ...contentOf(details, context),
      text(
        t(
          "If you have received the goods, please send them back within 14 days. We pay back what you have paid within 14 days as well.",
        ),
      ),
      { kind: "link", label: t("How to send goods back"), url: `${baseUrl}/returnandrefund` },
    ],
  };
}

/** The same for the owner, with whether it matches an order. */
export function withdrawalNotice(details: WithdrawalDetails, order: Order | undefined, context: MailContext): MailPage {
  const { t } = context;
  const fit = order
    ? t("It matches order {{number}} (state: {{state}}).", { number: order.number, state: t(plainStateOf(order)) })
    : t("Number and e-mail match no order: please look for it and answer.");
  return {
    subject: t("Withdrawal from order {{number}}", { number: details.number }),
    blocks: [text(fit), ...contentOf(details, context)],
  };
}

/** Returns the plain state: the text for payments on their way addresses the shopper. */
function plainStateOf({ state, method }: Order): string {
  return stateName({ state, method });
}

function contentOf({ receivedAt, number, name, email, items }: WithdrawalDetails, { t }: MailContext): MailBlock[] {
  return [
    { kind: "address", title: t("Order"), lines: [number] },
    { kind: "address", title: t("Withdrawn by"), lines: [name, email] },
    { kind: "address", title: t("What is withdrawn"), lines: items.length > 0 ? items : [t("The whole order")] },
    { kind: "address", title: t("Received, to the second"), lines: [timestamp(receivedAt)] },
  ];
}

/** Formats an ISO timestamp readably, in UTC. */
function timestamp(iso: string): string {
  return `${iso.slice(0, 19).replace("T", " ")} UTC`;
}
