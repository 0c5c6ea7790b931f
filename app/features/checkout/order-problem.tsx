import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import type { OrderLink } from "../orders/order-link.ts";
import type { EarlierOrderProps } from "./earlier-order.tsx";
import { OrderNotice } from "./order-notice.tsx";
import type { ShortageProps } from "./shortage.tsx";
import type { SubmitProblem } from "./submit-order.ts";

const missing = () => {
  showLoadFailure();
  return { default: () => null };
};
// Rarely needed: loaded once the server has refused an order.
const Shortage = lazy<ComponentType<ShortageProps>>(() =>
  import("./shortage.tsx").then((m) => ({ default: m.Shortage }), missing),
);
const EarlierOrder = lazy<ComponentType<EarlierOrderProps>>(() =>
  import("./earlier-order.tsx").then((m) => ({ default: m.EarlierOrder }), missing),
);

type OrderProblemProps = { problem: SubmitProblem; onReplace: (earlier: OrderLink) => void; onDone: () => void };

/** Why the order was not placed, and how to fix it right here. */
export function OrderProblem({ problem, onReplace, onDone }: OrderProblemProps) {
  const { t } = useTranslation("checkout");
  if (problem.kind !== "refused")
    return (
      <Suspense>
        <EarlierOrder {...{ problem, onReplace }} />
      </Suspense>
    );
  const { failure } = problem;
  if (failure.code === "sold-out" || failure.code === "gone" || failure.code === "too-many-pieces")
    return (
      <OrderNotice title={t(failure.message)}>
        <Suspense>
          <Shortage failure={failure} onDone={onDone} />
        </Suspense>
      </OrderNotice>
    );
  return <Refusal failure={failure} />;
}

function Refusal({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation("checkout");
  if (failure.status === 0)
    return (
      <OrderNotice title={t("The shop could not be reached")}>
        <p>{t("Everything you typed is kept. Try again when you are connected: nothing will be ordered twice.")}</p>
      </OrderNotice>
    );
  const detail = failure.fields[0]?.message;
  return (
    <OrderNotice title={t("Your order was not placed")}>
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
    </OrderNotice>
  );
}
