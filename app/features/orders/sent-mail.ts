import type { MailContext } from "../mail/mail-context.ts";
import { type MailBlock, type MailPage, text } from "../mail/mail-page.ts";
import { isCollected } from "../shop/delivery-facts.ts";
import type { Order } from "./order.ts";
import { addresses, collectionPlace, invoiceLinks, orderLink, orderTable } from "./order-mail-parts.ts";
import { parcelParts } from "./parcel-parts.ts";

/** What the shopper is told when the goods have left, or lie ready to be collected. */
export function sentMail(order: Order, context: MailContext): MailPage {
  const { number, method } = order;
  return {
    subject: isCollected(method)
      ? context.t("Your order {{number}} is ready to collect", { number })
      : context.t("Your order {{number}} is on its way", { number }),
    blocks: [
      ...sentWords(order, context),
      ...collectionPlace(order, context),
      orderTable(order, context),
      ...addresses(order, context),
      orderLink(order, context),
      ...invoiceLinks(order, "invoice", context),
    ],
  };
}

/** What to do now that the goods have left or lie ready, and what the shop wrote as it did that: a parcel number, say. */
function sentWords({ events, method, number }: Order, context: MailContext): MailBlock[] {
  const { t } = context;
  const written = events.findLast(({ kind }) => kind === "shipped")?.detail;
  if (!isCollected(method)) return written ? parcelWords(written, method, context) : [];
  const bring = t("Come by when it suits you, and bring the order number: {{number}}.", { number });
  return [text(bring), ...(written ? [text(written)] : [])];
}

/** What stands on the parcel, and the way to the carrier's page about it. */
function parcelWords(written: string, method: Order["method"], { shop, t }: MailContext): MailBlock[] {
  const followed = parcelParts(written, method, shop).filter(({ url }) => url !== undefined);
  return [
    text(t("Handed to the carrier: {{parcel}}", { parcel: written })),
    ...followed.map(({ text: parcel, url = "" }): MailBlock => {
      const label = followed.length > 1 ? t("Follow parcel {{parcel}}", { parcel }) : t("Follow your parcel");
      return { kind: "link", label, url };
    }),
  ];
}
