import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import type { QueryState } from "./use-account-query.ts";

type QueryViewProps<T> = { query: QueryState<T>; onRetry: () => void; children: (data: T) => ReactNode };

/** Renders loaded data, a placeholder while loading, or the failure with a retry button. */
export function QueryView<T>({ query, onRetry, children }: QueryViewProps<T>) {
  const { t } = useTranslation("account");
  if (query.status === "found") return children(query.data);
  if (query.status === "loading") return <QueryPlaceholder />;
  const { message, values, code } = query.failure;
  return (
    <div role="alert" className="max-w-xl rounded-base border border-line border-s-4 border-s-sale bg-surface p-5">
      <p>{t(message, { ...values })}</p>
      {code !== "order-unknown" && (
        <Button look="outline" className="mt-4" onClick={onRetry}>
          {t("Try again")}
        </Button>
      )}
    </div>
  );
}

/** Placeholder for content that is loading. */
export function QueryPlaceholder() {
  const { t } = useTranslation("account");
  return (
    <div className="min-h-96" aria-busy="true">
      <p className="sr-only">{t("Loading")}</p>
      <div aria-hidden className="space-y-4">
        <div className="h-6 w-1/2 rounded-base bg-ground" />
        <div className="h-28 rounded-base bg-ground" />
        <div className="h-28 rounded-base bg-ground" />
      </div>
    </div>
  );
}
