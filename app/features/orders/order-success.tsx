import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { InvoiceLinks } from "./invoice-links.tsx";
import type { Order } from "./order.ts";
import { OrderDetails } from "./order-details.tsx";
import { lineKey } from "./order-line-key.ts";
import { LinePicture } from "./order-lines.tsx";
import { ScreenHeading } from "./screen-heading.tsx";
import { keepSessionLink } from "./session-link.ts";
import { useDateFormatters } from "./use-date-formatters.ts";
import { WhatComesNext } from "./what-comes-next.tsx";

type OrderSuccessProps = {
  order: Order;
  /** The option to save the order to an account. */
  keep: ReactNode;
};

/** A paid order: thanks, next steps, and all details to save or print. */
export function OrderSuccess({ order, keep }: OrderSuccessProps) {
  const { t } = useTranslation("checkout");
  const { moment } = useDateFormatters();
  return (
    <>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <header className="flex max-w-2xl flex-col self-center">
          <ScreenHeading className="mt-4">{t("Thank you for your order")}</ScreenHeading>
          <p className="eyebrow -order-1 flex flex-wrap gap-x-3">
            <span>{`${t("Order {{number}}", { number: order.number })} `}</span>
            <bdi>{moment(order.placedAt)}</bdi>
          </p>
          <p className="mt-4 text-lg text-muted">
            {t("It is paid, and a confirmation is on its way to {{email}}.", { email: order.contact.email })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <ButtonLink to="/shop-grid-standard">{t("Continue shopping")}</ButtonLink>
            <Button look="outline" onClick={() => window.print()}>
              {t("Print")}
            </Button>
          </div>
          <InvoiceLinks order={order} className="mt-3" />
        </header>
        <OrderedGoods lines={order.lines} />
      </div>
      <WhatComesNext order={order} />
      <OrderDetails order={order} />
      <section aria-labelledby="look-it-up" className="mt-12 rounded-base bg-ground/60 p-6 md:p-8">
        <h2 id="look-it-up" className="text-2xl">
          {t("Look it up at any time")}
        </h2>
        <p className="mt-2 max-w-2xl">
          {t(
            "With the order number and this code you can see where your order is, without an account. Both are in the e-mail.",
          )}
        </p>
        <p dir="ltr" className="mt-4 font-medium tabular-nums text-match-parent">
          <span className="whitespace-nowrap">{order.number}</span> ·{" "}
          <span className="whitespace-nowrap">{order.code}</span>
        </p>
        <ButtonLink to="/order" look="outline" className="mt-5 print:hidden" onClick={() => keepSessionLink(order)}>
          {t("See the status of this order")}
        </ButtonLink>
        {keep}
      </section>
    </>
  );
}

const arrangements = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4 sm:grid-cols-2"];

/** The goods of an order as a picture: up to four side by side. Their names are in the list below. */
function OrderedGoods({ lines }: Pick<Order, "lines">) {
  const shown = lines.slice(0, 4);
  return (
    <div
      className={`grid items-center gap-3 rounded-base bg-ground p-6 md:p-10 print:hidden ${arrangements[shown.length]}`}
    >
      {shown.map((line) => (
        <LinePicture
          key={lineKey(line)}
          line={line}
          sizes="(min-width: 64rem) 18rem, 40vw"
          className="mx-auto w-full max-w-72"
        />
      ))}
    </div>
  );
}
