import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { tellUnloaded } from "~/ui/tell-unloaded.ts";
import type { ApiFailure } from "../api/api-client.ts";
import { orderPath, payPath } from "../orders/order.ts";
import type { OrderLink } from "../orders/order-link.ts";
import type { ShortageProps } from "./shortage.tsx";
import type { SubmitProblem } from "./submit-order.ts";

/** Few checkouts need it: it comes when it is. What is short is said without it, line by line it is not. */
const Shortage = lazy<ComponentType<ShortageProps>>(() =>
  import("./shortage.tsx").then(
    (m) => ({ default: m.Shortage }),
    () => {
      tellUnloaded();
      return { default: () => null };
    },
  ),
);

type OrderProblemProps = { problem: SubmitProblem; onReplace: (earlier: OrderLink) => void; onDone: () => void };

/** Why the order was not placed, and what can be done about it right here. */
export function OrderProblem({ problem, onReplace, onDone }: OrderProblemProps) {
  const { t } = useTranslation("checkout");
  if (problem.kind === "placed-before")
    return (
      <Notice title={t("You placed an order a moment ago, with different details")}>
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
      </Notice>
    );
  if (problem.kind === "paid-before")
    return (
      <Notice title={t("Order {{number}} is already paid", { number: problem.earlier.number })}>
        <p>{t("What it holds has left your cart. Please look at what remains here before you order it.")}</p>
        <ButtonLink to={orderPath("success", problem.earlier)} look="outline" className="mt-4">
          {t("See the status of this order")}
        </ButtonLink>
      </Notice>
    );
  if (problem.kind === "placed-unknown")
    return (
      <Notice title={t("An earlier attempt reached us")}>
        <p>
          {t(
            "It had different details, was not paid and will expire by itself. Press the button again to order what you see here.",
          )}
        </p>
      </Notice>
    );
  const { failure } = problem;
  if (failure.code === "sold-out" || failure.code === "gone")
    return (
      <Notice title={t(failure.message)}>
        <Suspense>
          <Shortage failure={failure} onDone={onDone} />
        </Suspense>
      </Notice>
    );
  return <Refusal failure={failure} />;
}

function Refusal({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation("checkout");
  if (failure.status === 0)
    return (
      <Notice title={t("The shop could not be reached")}>
        <p>{t("Everything you typed is kept. Try again when you are connected: nothing will be ordered twice.")}</p>
      </Notice>
    );
  const detail = failure.fields[0]?.message;
  return (
    <Notice title={t("Your order was not placed")}>
      <p>{t(detail ?? failure.message, failure.values)}</p>
      {failure.code === "too-many-unpaid" && (
        <ButtonLink to="/order" look="outline" className="mt-4">
          {t("Show order")}
        </ButtonLink>
      )}
      {(failure.code === "price-changed" || detail) && (
        <Button look="outline" className="mt-4" onClick={() => location.reload()}>
          {t("Reload")}
        </Button>
      )}
    </Notice>
  );
}

/** Takes the focus when it appears: it stands away from the button that was pressed. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-28 rounded-base border border-sale border-s-4 bg-surface p-5"
    >
      <p className="mb-2 font-medium">{title}</p>
      {children}
    </div>
  );
}
