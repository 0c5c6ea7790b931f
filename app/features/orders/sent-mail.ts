import { isCollected } from "../../settings/delivery-facts.ts";
import type { MailContext } from "../letters/mail-context.ts";
import { type MailBlock, type MailPage, text } from "../letters/mail-page.ts";
import { promiseOf } from "./delivery-promise.ts";
import type { Order } from "./order.ts";
import { addresses, collectionPlace, invoiceLinks, orderLink, orderTable } from "./order-mail-parts.ts";
import { parcelParts } from "./parcel-parts.ts";

/** Tells the shopper that the goods are shipped or ready to collect. */
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

/** Says what to do now, with the shop's shipping note: a tracking number, for example. */
function sentWords(order: Order, context: MailContext): MailBlock[] {
  const { events, method, number } = order;
  const { t } = context;
  const written = events.findLast(({ kind }) => kind === "shipped")?.detail;
  if (!isCollected(method)) return written ? parcelWords(written, order, context) : [];
  const bring = t("Come by when it suits you, and bring the order number: {{number}}.", { number });
  return [text(bring), ...(written ? [text(written)] : [])];
}

/** The shipping note, and links to the carrier's tracking pages. */
function parcelWords(written: string, order: Order, { shop, t }: MailContext): MailBlock[] {
  const followed = parcelParts(written, promiseOf(order, shop).trackingUrl).filter(({ url }) => url !== undefined);
  return [
    text(t("Handed to the carrier: {{parcel}}", { parcel: written })),
    ...followed.map(({ text: parcel, url = "" }): MailBlock => {
      const label = followed.length > 1 ? t("Follow parcel {{parcel}}", { parcel }) : t("Follow your parcel");
      return { kind: "link", label, url };
    }),
  ];
}
