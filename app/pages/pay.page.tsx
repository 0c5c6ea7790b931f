import { useParams } from "react-router";
import { forgetDraft } from "~/features/checkout/stored-draft.ts";
import { OrderFailed } from "~/features/orders/order-failed.tsx";
import { isPaymentUnderWay } from "~/features/orders/order-history.ts";
import { isWhole } from "~/features/orders/order-link.ts";
import { OrderNotPaid } from "~/features/orders/order-not-paid.tsx";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { OrderPendingPayment } from "~/features/orders/order-pending-payment.tsx";
import { hasMoney, isEnded } from "~/features/orders/order-states.ts";
import { ScreenHeading } from "~/features/orders/screen-heading.tsx";
import { useFinishedOrder } from "~/features/orders/use-finished-order.ts";
import { useOrder } from "~/features/orders/use-order.ts";
import { useExchangedOrderLink } from "~/features/orders/use-order-link.ts";
import { PayElsewhere } from "~/features/payment/pay-elsewhere.tsx";
import { TestPayment } from "~/features/payment/test-payment.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";

export const handle = { words: "checkout", title: "Payment" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("checkout");

/** Where an order is paid: the test provider's own page, or the link to the real payment provider. */
export default function Pay() {
  const { t } = useTranslation("checkout");
  const { number = "" } = useParams();
  const { link } = useExchangedOrderLink(number);
  const { query, reload, show } = useOrder(link);
  const order = query.status === "found" ? query.order : undefined;
  useFinishedOrder(order, forgetDraft);
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      {order && (hasMoney(order.state) || isEnded(order.state)) && <OrderNotPaid order={order} onChange={show} />}
      {order?.state === "awaiting-payment" &&
        (isPaymentUnderWay(order) ? (
          <OrderPendingPayment order={order} onReload={reload} onChange={show} />
        ) : order.provider === "test" ? (
          <TestPayment order={order} />
        ) : (
          <PayElsewhere order={order} />
        ))}
      {!order && (
        <>
          <ScreenHeading className="mb-8">{t("Payment")}</ScreenHeading>
          {query.status === "failed" && <OrderFailed failure={query.failure} onRetry={reload} />}
          {query.status === "loading" && <OrderPending />}
          {query.status === "idle" && link && !isWhole(link) && (
            <div className="max-w-xl">
              <p className="mb-6">
                {t("This link is incomplete: the order’s code is missing. Please use the link in the e-mail.")}
              </p>
              <ButtonLink to="/order" look="outline">
                {t("Find an order")}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </div>
  );
}
