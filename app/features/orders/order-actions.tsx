import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { hasWithdrawnAll } from "./count-withdrawn.ts";
import type { Order } from "./order.ts";
import { orderActionPath } from "./order-action-path.ts";
import { isPaymentUnderWay } from "./order-history.ts";
import { isEnded } from "./order-states.ts";
import { PaymentTakesDays } from "./payment-takes-days.tsx";
import { RequestProblem } from "./request-problem.tsx";
import { useDateFormatters } from "./use-date-formatters.ts";

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
  if (hasWithdrawnAll(order)) return <Withdrawn isSent={order.state !== "paid"} />;
  return (
    <ButtonLink to={`/withdraw?order=${order.number}`} look="outline">
      {t("Withdraw from contract here")}
    </ButtonLink>
  );
}

/** What comes after a withdrawal from the whole order; goods that were sent go back. */
function Withdrawn({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="max-w-md space-y-4">
      <p>{t("You have already withdrawn from everything in this order that can be sent back.")}</p>
      {isSent && (
        <p>{t("Please send the goods back within 14 days. You get your money back within 14 days as well.")}</p>
      )}
      <ButtonLink to="/returnandrefund" look="outline">
        {t("How to send goods back")}
      </ButtonLink>
    </div>
  );
}

/** Opens the page where the order is paid: the shop's own or the payment provider's. */
function PayButton({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  const { failure, isSending, send } = useSend();
  const pay = () =>
    send<{ payUrl: string }>(orderActionPath(order, "pay"), { code: order.code }, ({ payUrl }) => {
      location.assign(payUrl);
    });
  return (
    <div>
      <Button onClick={pay} aria-disabled={isSending}>
        {t("Pay now")}
      </Button>
      <RequestProblem problem={failure} />
    </div>
  );
}
