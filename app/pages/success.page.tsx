import { KeepOrder } from "~/features/account/keep-order.tsx";
import { forgetDraft } from "~/features/checkout/stored-draft.ts";
import type { Order } from "~/features/orders/order.ts";
import { OrderFailed } from "~/features/orders/order-failed.tsx";
import { wasPaid } from "~/features/orders/order-history.ts";
import { OrderLookUpForm } from "~/features/orders/order-look-up-form.tsx";
import { OrderNotPaid } from "~/features/orders/order-not-paid.tsx";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { OrderPendingPayment } from "~/features/orders/order-pending-payment.tsx";
import { isEnded } from "~/features/orders/order-states.ts";
import { OrderSuccess } from "~/features/orders/order-success.tsx";
import { OrderView } from "~/features/orders/order-view.tsx";
import { ScreenHeading } from "~/features/orders/screen-heading.tsx";
import { useFinishedOrder } from "~/features/orders/use-finished-order.ts";
import { useOrder } from "~/features/orders/use-order.ts";
import { useExchangedOrderLink } from "~/features/orders/use-order-link.ts";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";

export const handle = { words: "checkout", title: "Your order" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("checkout");

/** After paying: the order as it was placed. */
export default function Success() {
  const { t } = useTranslation("checkout");
  const { link, open } = useExchangedOrderLink();
  const { query, reload, show } = useOrder(link);
  const order = query.status === "found" ? query.order : undefined;
  useFinishedOrder(order, forgetDraft);
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      {order ? (
        <Outcome order={order} onReload={reload} onChange={show} />
      ) : (
        <>
          <ScreenHeading className="mb-8">{t("Your order")}</ScreenHeading>
          {query.status === "failed" && <OrderFailed failure={query.failure} onRetry={reload} />}
          {(query.status === "loading" || !link) && (
            <>
              <p className="mb-6 max-w-xl text-muted">
                {t("The number and code are in the e-mail we sent when you ordered. No account is needed.")}
              </p>
              <div className="flex flex-wrap gap-3">
                <ButtonLink to="/order">{t("Find an order")}</ButtonLink>
                <ButtonLink to="/shop-grid-standard" look="outline">
                  {t("Continue shopping")}
                </ButtonLink>
              </div>
              <OrderPending className="mt-8" />
            </>
          )}
          {query.status === "idle" && link && <OrderLookUpForm start={link} onLookUp={open} />}
        </>
      )}
    </div>
  );
}

type OutcomeProps = { order: Order; onReload: () => void; onChange: (order: Order) => void };

/** Thanks the shopper right after paying; on a later visit, from history or a bookmark, shows the order's status. */
function Outcome({ order, onReload, onChange }: OutcomeProps) {
  if (order.state === "paid" && order.refunded === undefined)
    return <OrderSuccess order={order} keep={<KeepOrder order={order} />} />;
  if (wasPaid(order)) return <OrderView order={order} onChange={onChange} />;
  if (isEnded(order.state)) return <OrderNotPaid order={order} onChange={onChange} />;
  return <OrderPendingPayment order={order} onReload={onReload} onChange={onChange} />;
}
