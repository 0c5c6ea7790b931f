import { useEffect } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { ConfirmButton } from "~/platform/ui/confirm-button.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { finishAttempt } from "../cart/order-attempt.store.ts";
import type { Order } from "./order.ts";
import { orderActionPath } from "./order-action-path.ts";
import { RequestProblem } from "./request-problem.tsx";

type CancelOrderProps = { order: Order; onChange: (order: Order) => void };

/** Cancels an unpaid order. */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const { t } = useTranslation("checkout");
  const { failure, isSending, send } = useSend();
  // Once the order is cancelled, the buttons are gone and the heading takes focus.
  useEffect(() => () => queueMicrotask(() => document.activeElement === document.body && focusHeading()), []);
  const cancel = () =>
    send<{ order: Order }>(orderActionPath(order, "cancel"), { code: order.code }, (data) => {
      finishAttempt(order.number);
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
      isBusy={isSending}
    >
      <RequestProblem problem={failure} />
    </ConfirmButton>
  );
}
