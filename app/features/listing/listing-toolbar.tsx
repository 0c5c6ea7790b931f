import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { ListingData } from "./find-listing.ts";
import { shownSpan } from "./listing-address.ts";
import { SortSelect } from "./sort-select.tsx";
import type { ChangeFilters } from "./use-filters.ts";
import { ViewSwitch } from "./view-switch.tsx";

type ListingToolbarProps = { data: ListingData; onChange: ChangeFilters; formId: string; start: ReactNode };

/** The line over the products: which of how many are shown, how, and in what order. */
export function ListingToolbar({ data, onChange, formId, start }: ListingToolbarProps) {
  const { t } = useTranslation();
  const { found, layout, query } = data;
  const { from, to } = shownSpan(found.page, layout.pageSize, found.total);
  return (
    <div className="mb-5 flex min-h-12 items-center justify-between gap-x-6 lg:border-b lg:border-line">
      <div className="flex items-center gap-6">
        {start && <span className="max-lg:hidden">{start}</span>}
        <p className="text-sm text-muted">
          {found.pages > 1
            ? t("Showing {{from}}–{{to}} of {{total}}", { from, to, total: found.total })
            : t("{{count}} products", { count: found.total })}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <ViewSwitch place={data} />
        <SortSelect query={query} onChange={onChange} formId={formId} className="max-lg:hidden max-lg:noscript:flex" />
      </div>
    </div>
  );
}
