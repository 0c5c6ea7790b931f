import { SlidersHorizontal, X } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

/** The filters as a collapsible panel above the products; works without JavaScript. */
export function FilterTopPanel({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="group/panel mb-4 max-lg:hidden max-lg:noscript:block">
      <summary className="inline-flex min-h-11 list-none items-center gap-2.5 rounded-base border border-ink/70 px-5 font-medium hover:bg-ink hover:text-paper">
        <Icon of={SlidersHorizontal} size={18} strokeWidth={1.6} className="group-open/panel:hidden" />
        <Icon of={X} size={18} strokeWidth={1.6} className="hidden group-open/panel:block" />
        {count > 0 ? t("Filter ({{chosen}})", { chosen: count }) : t("Filter")}
      </summary>
      <div className="mt-4 border-y border-line bg-surface px-6 py-4 [&_form]:columns-3 [&_form]:gap-x-12 xl:[&_form]:columns-4 [&_form>*]:break-inside-avoid">
        {children}
      </div>
    </details>
  );
}
