import { useTranslation } from "~/platform/i18n/use-translation.tsx";

/** The placeholder for an order that is loading. */
export function OrderPending({ className = "" }: { className?: string }) {
  const { t } = useTranslation("checkout");
  return (
    <div className={`min-h-[70vh] noscript:hidden ${className}`} aria-busy="true">
      <p className="sr-only">{t("Loading")}</p>
      <div aria-hidden className="space-y-4">
        <div className="h-6 w-2/3 rounded-base bg-ground" />
        <div className="h-40 rounded-base bg-ground" />
        <div className="h-24 rounded-base bg-ground" />
      </div>
    </div>
  );
}
