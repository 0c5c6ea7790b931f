import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { focusHeading } from "../cart/use-kept-focus.ts";
import { postJson } from "../shop/api-client.ts";
import type { Order } from "./order.ts";
import { settleAttempt } from "./order-attempt.store.ts";
import { isEnded } from "./order-history.ts";
import { useMoments } from "./shop-time.ts";

type OrderActionsProps = { order: Order; onChange: (order: Order) => void };

/** What can be done with an order in its state: pay, cancel, withdraw. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const { t } = useTranslation("checkout");
  const { time } = useMoments();
  if (order.state === "awaiting-payment")
    return (
      <div>
        <p className="mb-4">{t("The goods are kept for you until {{time}}.", { time: time(order.holdUntil) })}</p>
        <div className="flex flex-wrap gap-3">
          <PayButton order={order} />
          <CancelButton order={order} onChange={onChange} />
        </div>
      </div>
    );
  if (isEnded(order.state)) return null;
  return (
    <ButtonLink to={`/withdraw?order=${order.number}`} look="outline">
      {t("Withdraw from contract here")}
    </ButtonLink>
  );
}

/** Leads to where the order is paid: a page of the shop or of the payment provider. */
function PayButton({ order }: { order: Order }) {
  const { t } = useTranslation("checkout");
  const { problem, isAsking, ask } = useAsking();
  const pay = () =>
    ask<{ payUrl: string }>(order, "pay", ({ payUrl }) => {
      location.assign(payUrl);
    });
  return (
    <WithProblem problem={problem}>
      <Button onClick={pay} aria-disabled={isAsking}>
        {t("Pay now")}
      </Button>
    </WithProblem>
  );
}

function CancelButton({ order, onChange }: OrderActionsProps) {
  const { t } = useTranslation("checkout");
  const { problem, isAsking, ask } = useAsking();
  // Once the order is cancelled, the button is gone: the heading takes its focus over.
  useEffect(() => () => queueMicrotask(() => document.activeElement === document.body && focusHeading()), []);
  const cancel = () =>
    ask<{ order: Order }>(order, "cancel", (data) => {
      settleAttempt(order.number);
      onChange(data.order);
    });
  return (
    <WithProblem problem={problem}>
      <Button look="outline" onClick={cancel} aria-disabled={isAsking}>
        {t("Cancel this order")}
      </Button>
    </WithProblem>
  );
}

function WithProblem({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-sale">
          {problem}
        </p>
      )}
    </div>
  );
}

function useAsking() {
  const { t } = useTranslation("checkout");
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  async function ask<T>({ number, code }: Order, what: "pay" | "cancel", onDone: (data: T) => void) {
    if (isAsking) return;
    setAsking(true);
    setProblem(undefined);
    const answer = await postJson<T>(`/api/orders/${encodeURIComponent(number)}/${what}`, { code });
    setAsking(false);
    if (answer.ok) onDone(answer.data);
    else setProblem(t(answer.message, answer.values));
  }
  return { problem, isAsking, ask };
}
