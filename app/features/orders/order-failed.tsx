import { useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { useLostFocus } from "./use-lost-focus.ts";

type OrderFailedProps = {
  failure: ApiFailure;
  onRetry: () => void;
  /** Whether number and code can be corrected on the same screen. */
  hasForm?: boolean;
};

/** Says why an order cannot be shown, and offers a retry if that may help. */
export function OrderFailed({ failure, onRetry, hasForm = false }: OrderFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLostFocus(box);
  const { t } = useTranslation("checkout");
  const isOffline = failure.status === 0;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="max-w-xl rounded-base border border-line border-s-4 border-s-sale bg-surface p-5"
    >
      <p>
        {isOffline
          ? t("The shop could not be reached. Your order is safe; it just cannot be shown right now.")
          : t(failure.message, failure.values)}
      </p>
      {failure.code !== "order-unknown" && (
        <Button look="outline" className="mt-4" onClick={onRetry}>
          {t("Try again")}
        </Button>
      )}
      {failure.code === "order-unknown" && !hasForm && (
        <ButtonLink to="/order" look="outline" className="mt-4">
          {t("Find an order")}
        </ButtonLink>
      )}
    </div>
  );
}
