import { useDeferredValue, useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { useLatest } from "~/platform/ui/use-latest.ts";
import { chosenFilters, withoutFilters } from "./chosen-filters.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./find-listing.ts";
import type { ChangeFilters } from "./use-filters.ts";

type FilterDrawerProps = {
  data: ListingData;
  /** `data`, deferred: for the filters and their counts. */
  counted: ListingData;
  onChange: ChangeFilters;
  isOpen: boolean;
  onClose: () => void;
};

/** The filters in a side drawer; choices apply immediately, and the button below shows the number of results. */
export function FilterDrawer({ data, counted, onChange, isOpen, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  // The drawer opens immediately; its many fields render while it slides in.
  const isIn = useDeferredValue(isOpen);
  const hasChanged = useRef(false);
  useEffect(() => {
    if (isOpen) hasChanged.current = false;
  }, [isOpen]);
  /** Puts all changes made while the drawer is open into one history entry, so that Back undoes them together. */
  const changeInOneStep: ChangeFilters = useLatest((change) => {
    onChange(change, { replace: hasChanged.current });
    hasChanged.current = true;
  });
  const isNarrowed = chosenFilters(data.query, data.found.facets).length > 0;
  const clearAll = () => isNarrowed && changeInOneStep(withoutFilters);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("Filter")}
      kind="drawer-start"
      footer={
        <div className="flex gap-3">
          <Button look="outline" aria-disabled={!isNarrowed} onClick={clearAll}>
            {t("Clear all")}
          </Button>
          <Button className="flex-1" onClick={onClose}>
            {t("Show {{count}} products", { count: data.found.total })}
          </Button>
        </div>
      }
    >
      {(isIn || !isOpen) && (
        <FilterPanel data={counted} onChange={changeInOneStep} isCountedWhileTyped className="-mt-4" />
      )}
    </Dialog>
  );
}
