import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { orderPath, payPath } from "../orders/order.ts";
import type { OrderLink } from "../orders/order-link.ts";
import { OrderNotice } from "./order-notice.tsx";
import type { SubmitProblem } from "./submit-order.ts";

export type EarlierOrderProps = {
  problem: Exclude<SubmitProblem, { kind: "refused" }>;
  onReplace: (earlier: OrderLink) => void;
};

/** The state of an earlier order from the same cart, and how to proceed. */
export function EarlierOrder({ problem, onReplace }: EarlierOrderProps) {
  const { t } = useTranslation("checkout");
  if (problem.kind === "placed-before")
    return (
      <OrderNotice title={t("You placed an order a moment ago, with different details")}>
        <p>
          {t("Order {{number}} is waiting for payment. Pay for that one, or replace it with what you see here.", {
            number: problem.earlier.number,
          })}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={payPath(problem.earlier)}>{t("Pay for that order")}</ButtonLink>
          <Button look="outline" onClick={() => onReplace(problem.earlier)}>
            {t("Replace it, order with obligation to pay")}
          </Button>
        </div>
      </OrderNotice>
    );
  if (problem.kind === "paid-before")
    return (
      <OrderNotice title={t("Order {{number}} is already paid", { number: problem.earlier.number })}>
        <p>{t("What it holds has left your cart. Please look at what remains here before you order it.")}</p>
        <ButtonLink to={orderPath("success", problem.earlier)} look="outline" className="mt-4">
          {t("See the status of this order")}
        </ButtonLink>
      </OrderNotice>
    );
  return (
    <OrderNotice title={t("An earlier attempt reached us")}>
      <p>
        {t(
          "It had different details, was not paid and will expire by itself. Press the button again to order what you see here.",
        )}
      </p>
    </OrderNotice>
  );
}
