import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import type { Order } from "./order.ts";
import { OrderActions } from "./order-actions.tsx";
import { isPaymentUnderWay } from "./order-history.ts";
import { PaymentTakesDays } from "./payment-takes-days.tsx";
import { ScreenHeading } from "./screen-heading.tsx";
import { keepSessionLink } from "./session-link.ts";

const TRIES = 8;
const PAUSE_MS = 2500;

type OrderPendingPaymentProps = { order: Order; onReload: () => void; onChange: (order: Order) => void };

/** An order that is not paid yet: the money is on its way, or no payment has been reported. */
export function OrderPendingPayment(props: OrderPendingPaymentProps) {
  return isPaymentUnderWay(props.order) ? <PaymentUnderWay order={props.order} /> : <PaymentAwaited {...props} />;
}

function PaymentUnderWay({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="max-w-2xl">
      <p className="eyebrow">{t("Order {{number}}", { number: order.number })}</p>
      <ScreenHeading className="mt-4">{t("Your payment is on its way")}</ScreenHeading>
      <PaymentTakesDays className="mt-4 mb-8 text-lg text-muted" />
      <ButtonLink to="/order" look="outline" onClick={() => keepSessionLink(order)}>
        {t("See the status of this order")}
      </ButtonLink>
    </div>
  );
}

/** An order without a reported payment: polls for a while, then leaves it to the shopper. */
function PaymentAwaited({ order, onReload, onChange }: OrderPendingPaymentProps) {
  const { t } = useTranslation("checkout");
  const [tries, setTries] = useState(0);
  const isPolling = tries < TRIES;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      onReload();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tries, isPolling, onReload]);
  const waiting = isPolling
    ? t("Have you just paid? Then this takes a few seconds; we are asking the payment provider.")
    : t("We have not received a payment yet. If you have paid, the confirmation will come by e-mail.");
  useAnnouncement(waiting);
  return (
    <div className="max-w-2xl">
      <p className="eyebrow">{t("Order {{number}}", { number: order.number })}</p>
      <ScreenHeading className="mt-4">{t("Your order is waiting for payment")}</ScreenHeading>
      <p className="mt-4 mb-8 text-lg text-muted">{waiting}</p>
      <OrderActions order={order} onChange={onChange} />
      {!isPolling && (
        <Button look="quiet" className="mt-3" onClick={() => setTries(0)}>
          {t("Check again")}
        </Button>
      )}
    </div>
  );
}
