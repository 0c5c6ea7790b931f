import { Fragment, type ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { CollectionPlace } from "./collection-place.tsx";
import { promisedWords } from "./delivery-promise.ts";
import { billedTo, contactLines, type Order, type OrderLine, typedTexts } from "./order.ts";
import { OrderAddress } from "./order-address.tsx";
import { wasWrongAmount } from "./order-history.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrderedName } from "./ordered-name.tsx";
import "~/platform/ui/on-paper.css";

type OrderDetailsProps = {
  order: Order;
  /** Renders the actions of a line. */
  lineAction?: ((line: OrderLine) => ReactNode) | undefined;
};

/** Everything that was agreed: lines, totals, addresses, delivery, contact. */
export function OrderDetails({ order, lineAction }: OrderDetailsProps) {
  const { t, i18n } = useTranslation("checkout");
  const method = promisedWords(order, { t, language: i18n.language })(order.method.name);
  // The refund of a wrong amount is not the total either, so it is left out; the provider's email states it.
  const { refunded: _, ...due } = order;
  const sums = wasWrongAmount(order) ? due : order;
  const isForCollection = isCollected(order.method);
  const billed = billedTo(order);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16 print:block print:space-y-8">
      <section aria-labelledby="order-lines">
        <h2 id="order-lines" className="mb-4 text-2xl">
          {t("What you ordered")}
        </h2>
        <OrderLines of={order} hasPictures name={(line) => <OrderedName line={line} />}>
          {(line) => (
            <>
              {line.withdrawn && (
                <p className="text-sm text-muted">{t("{{pieces}} already withdrawn", { pieces: line.withdrawn })}</p>
              )}
              {lineAction?.(line)}
            </>
          )}
        </OrderLines>
        <div className="mt-2 border-t border-line pt-4">
          <OrderTotals sums={sums} coupon={order.coupon} method={method} />
        </div>
      </section>
      <section aria-labelledby="order-parcel">
        <h2 id="order-parcel" className="mb-4 text-2xl">
          {isForCollection ? t("Collection") : t("Delivery")}
        </h2>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {isForCollection ? (
            <div>
              <h3 className="font-text text-sm font-semibold tracking-normal">{t("Where you collect it")}</h3>
              <CollectionPlace order={order} className="mt-1.5" />
            </div>
          ) : (
            <OrderAddress title={t("Delivery address")} address={order.address} />
          )}
          {billed && <OrderAddress title={t("Billing address")} address={billed} />}
          <OrderContact order={order} method={method} />
        </div>
      </section>
    </div>
  );
}

function OrderContact({ order, method }: { order: Order; method: string }) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <h3 className="font-text text-sm font-semibold tracking-normal">{t("Contact and delivery")}</h3>
      {contactLines(order).map(({ text, isWords }, i) => (
        <p key={text} dir={isWords ? "auto" : "ltr"} className={`${i === 0 ? "mt-1.5 " : ""}text-match-parent`}>
          {text}
        </p>
      ))}
      <p>{method}</p>
      {typedTexts(order).map(({ title, text }) => (
        <Fragment key={title}>
          <h3 className="mt-6 font-text text-sm font-semibold tracking-normal">{t(title)}</h3>
          <p dir="auto" className="mt-1.5 whitespace-pre-line text-match-parent">
            {text}
          </p>
        </Fragment>
      ))}
    </div>
  );
}
