import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { ChargedMoney } from "../orders/charged-money.tsx";
import type { Order } from "../orders/order.ts";
import { OrderActions } from "../orders/order-actions.tsx";
import { ScreenHeading } from "../orders/screen-heading.tsx";

/** Sends the shopper on to the payment provider, if it did not respond before. */
export function PayElsewhere({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="max-w-2xl">
      <p className="eyebrow">{t("Order {{number}}", { number: order.number })}</p>
      <ScreenHeading className="mt-4">{t("Payment")}</ScreenHeading>
      <p className="mt-4 text-lg">
        {`${t("Amount to pay:")} `}
        <ChargedMoney cents={chargeOf(order)} currency={order.currency} />
      </p>
      <p className="mt-2 mb-8 text-muted">
        {t("You pay on the page of our payment provider; we never see your card details.")}
      </p>
      <OrderActions order={order} onChange={() => location.reload()} />
    </div>
  );
}
