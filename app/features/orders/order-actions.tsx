import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import type { Order } from "./order.ts";
import { isPaymentUnderWay } from "./order-history.ts";
import { isEnded } from "./order-states.ts";
import { PaymentTakesDays } from "./payment-takes-days.tsx";
import { RequestProblem } from "./request-problem.tsx";
import { useDateFormatters } from "./use-date-formatters.ts";
import { useOrderRequest } from "./use-order-request.ts";

type OrderActionsProps = { order: Order; onChange: (order: Order) => void };

/** The actions available for an order in its state: pay, cancel, withdraw. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const { t } = useTranslation("checkout");
  const { time } = useDateFormatters();
  if (isPaymentUnderWay(order)) return <PaymentTakesDays className="max-w-md" />;
  if (order.state === "awaiting-payment")
    return (
      <div>
        <p className="mb-4">{t("The goods are held for you until {{time}}.", { time: time(order.holdUntil) })}</p>
        <div className="flex flex-wrap gap-3">
          <PayButton order={order} />
          <CancelOrder order={order} onChange={onChange} />
        </div>
      </div>
    );
  if (order.state === "refund-due" || order.state === "refunded")
    return (
      <p className="max-w-md">
        {t("Your money goes back to the payment method you used. Depending on your bank, this takes a few days.")}
      </p>
    );
  if (isEnded(order.state)) return <p>{t("Nothing was charged, and the goods are back on sale.")}</p>;
  return (
    <ButtonLink to={`/withdraw?order=${order.number}`} look="outline">
      {t("Withdraw from contract here")}
    </ButtonLink>
  );
}

/** Opens the page where the order is paid: the shop's own or the payment provider's. */
function PayButton({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  const { problem, isAsking, ask } = useOrderRequest(order);
  const pay = () =>
    ask<{ payUrl: string }>("pay", ({ payUrl }) => {
      location.assign(payUrl);
    });
  return (
    <div>
      <Button onClick={pay} aria-disabled={isAsking}>
        {t("Pay now")}
      </Button>
      <RequestProblem problem={problem} />
    </div>
  );
}
