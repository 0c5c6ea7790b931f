import { useEffect } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { ConfirmButton } from "~/ui/confirm-button.tsx";
import { focusHeading } from "~/ui/focus-heading.ts";
import { settleAttempt } from "../cart/order-attempt.store.ts";
import type { Order } from "./order.ts";
import { RequestProblem } from "./request-problem.tsx";
import { useOrderRequest } from "./use-order-request.ts";

type CancelOrderProps = { order: Order; onChange: (order: Order) => void };

/** Cancels an unpaid order. */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const { t } = useTranslation("checkout");
  const { problem, isAsking, ask } = useOrderRequest(order);
  // Once the order is cancelled, the buttons are gone and the heading takes focus.
  useEffect(() => () => queueMicrotask(() => document.activeElement === document.body && focusHeading()), []);
  const cancel = () =>
    ask<{ order: Order }>("cancel", (data) => {
      settleAttempt(order.number);
      onChange(data.order);
    });
  return (
    <ConfirmButton
      action={t("Cancel this order")}
      look="outline"
      question={t("Cancel this order? The goods go back on sale, and it cannot be reopened.")}
      yes={t("Yes, cancel it")}
      no={t("Keep the order")}
      onYes={cancel}
      isBusy={isAsking}
    >
      <RequestProblem problem={problem} />
    </ConfirmButton>
  );
}
