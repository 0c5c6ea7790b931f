import { type ReactNode, useEffect } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { CollectionPlace } from "./collection-place.tsx";
import { InvoiceLinks } from "./invoice-links.tsx";
import type { Order, OrderLine } from "./order.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";
import { stateName } from "./order-history.ts";
import { unbroken } from "./order-number.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { ScreenHeading } from "./screen-heading.tsx";
import { keepSessionLink } from "./session-link.ts";
import { useArrival } from "./use-arrival.ts";
import { useDateFormatters } from "./use-date-formatters.ts";

type OrderViewProps = {
  order: Order;
  onChange: (order: Order) => void;
  onClose?: () => void;
  /** Renders the actions of a line. */
  lineAction?: (line: OrderLine) => ReactNode;
};

/** An order as its shopper sees it: state and history, available actions, and everything that was agreed. */
export function OrderView({ order, onChange, onClose, lineAction }: OrderViewProps) {
  const { t } = useTranslation("checkout");
  const { moment } = useDateFormatters();
  const arrival = useArrival(order);
  useAnnouncement(t(stateName(order)));
  const isExpected = order.lines.some(({ quantity, withdrawn = 0 }) => withdrawn < quantity);
  const { number, code } = order;
  useEffect(() => keepSessionLink({ number, code }), [number, code]);
  useEffect(() => nameDocument(`${t("Order {{number}}", { number })} · ${shop.name}`), [t, number]);
  return (
    <>
      <header className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col">
          <ScreenHeading className="mt-4">{t("Order {{number}}", { number: unbroken(number) })}</ScreenHeading>
          <p className="eyebrow -order-1">{t("Placed on {{moment}}", { moment: moment(order.placedAt) })}</p>
        </div>
        {onClose && (
          <Button look="outline" onClick={onClose} className="print:hidden">
            {t("Find another order")}
          </Button>
        )}
      </header>
      <section
        aria-labelledby="order-state"
        className="mb-12 grid gap-8 rounded-base bg-ground/60 p-6 md:grid-cols-2 md:p-8"
      >
        <div>
          <h2 id="order-state" className="text-2xl">
            {t(stateName(order))}
          </h2>
          {arrival && isExpected && <p className="mt-2 text-lg">{arrival}</p>}
          {order.state === "shipped" && isCollected(order.method) && (
            <CollectionPlace order={order} className="mt-2 text-lg" />
          )}
          <div className="mt-4 print:hidden">
            <OrderActions order={order} onChange={onChange} />
          </div>
          <InvoiceLinks order={order} className="mt-3" />
        </div>
        <OrderTimeline order={order} />
      </section>
      <OrderDetails order={order} lineAction={lineAction} />
    </>
  );
}

/** Titles the document, which names its print-out and its PDF, until the order is left. Returns how to undo it. */
function nameDocument(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
