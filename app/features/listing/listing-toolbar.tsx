import type { ReactNode } from "react";
import type { ListingData } from "./find-listing.ts";
import { useShownWords } from "./shown-words.ts";
import { SortSelect } from "./sort-select.tsx";
import type { ChangeFilters } from "./use-filters.ts";
import { ViewSwitch } from "./view-switch.tsx";

type ListingToolbarProps = { data: ListingData; onChange: ChangeFilters; formId: string; start: ReactNode };

/** The toolbar above the products: how many are shown, in which view and order. */
export function ListingToolbar({ data, onChange, formId, start }: ListingToolbarProps) {
  return (
    <div className="mb-3 flex min-h-11 low:mb-0 items-center justify-between gap-x-6 lg:mb-5 lg:min-h-12 lg:border-b lg:border-line">
      <div className="flex items-center gap-6">
        {start && <span className="max-lg:hidden">{start}</span>}
        <ShownWords data={data} />
      </div>
      <div className="flex items-center gap-4">
        <ViewSwitch place={data} />
        <SortSelect
          query={data.query}
          onChange={onChange}
          formId={formId}
          className="max-lg:hidden max-lg:noscript:flex"
        />
      </div>
    </div>
  );
}

function ShownWords({ data }: Pick<ListingToolbarProps, "data">) {
  return <p className="text-sm text-muted">{useShownWords(data)}</p>;
}
