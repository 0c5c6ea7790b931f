import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FilterTopPanel } from "./filter-top-panel.tsx";
import type { ListingData } from "./find-listing.ts";
import { ListingResults } from "./listing-results.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { Pager } from "./pager.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useChangeFilters, useSteadyQuery } from "./use-filters.ts";

/** Id of the filter form, which the sort order belongs to as well. */
const FORM = "listing-filters";

/** The place that `listing-results.tsx` lets have the focus. */
const FIRST_ADDED = "ul > li[tabindex]";

const columns = {
  start: "lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12",
  end: "lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-x-12",
  panel: "",
  drawer: "",
};

type ListingProps = {
  data: ListingData;
  heading: ReactNode;
  /** Shown when there are neither products nor filters. */
  empty?: ReactNode;
};

/**
 * The shop's listing: filters, selected filters, products and pagination. Its layout is a row of `listingLayouts`. Use
 * its path as its key.
 */
export function Listing({ data: read, heading, empty }: ListingProps) {
  const { t } = useTranslation();
  const data = useSteadyQuery(read);
  const { layout, query } = data;
  const isReturn = useNavigationType() === "POP";
  const change = useChangeFilters(data);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Products first: the filter counts follow in a deferred render. Not on Back, as their height decides the scroll position.
  const later = useDeferredValue(data);
  const counted = isReturn ? data : later;
  // The open drawer covers the products, so they can be deferred as well.
  const shown = isDrawerOpen ? counted : data;
  const { found } = shown;
  const results = useFocusOnNewPage(query);
  const chosen = chosenFilters(query, found.facets).length;
  const isSidebar = layout.filters === "start" || layout.filters === "end";
  const hasNothing = found.total === 0 && chosen === 0;
  const openDrawer = () => setDrawerOpen(true);
  const panel = (
    <FilterPanel data={counted} onChange={change} formId={FORM} className={isSidebar ? "border-t border-line" : ""} />
  );
  const sidebar = <div className="max-lg:hidden max-lg:noscript:block">{panel}</div>;

  return (
    <div className="wrap pb-16" data-whole={layout.isFullWidth || undefined}>
      {heading}
      {hasNothing ? (
        empty
      ) : (
        <div className={columns[layout.filters]}>
          <div className="sticky top-16 z-30 -mx-[clamp(min(1rem,5vw),4vw,3rem)] mb-1 flex items-center justify-between border-y low:mb-0 border-line bg-paper px-[clamp(min(1rem,5vw),4vw,3rem)] lg:hidden noscript:hidden">
            <FilterButton count={chosen} onOpen={openDrawer} className="min-h-12" />
            <SortSelect query={query} onChange={change} className="max-w-[60%]" />
          </div>
          {layout.filters === "start" && sidebar}
          {layout.filters === "drawer" && <div className="hidden noscript:block">{panel}</div>}
          <div>
            <ListingToolbar
              data={shown}
              onChange={change}
              formId={FORM}
              start={layout.filters === "drawer" && <FilterButton count={chosen} onOpen={openDrawer} />}
            />
            {layout.filters === "panel" && <FilterTopPanel count={chosen}>{panel}</FilterTopPanel>}
            <FilterChips data={shown} />
            <section
              id="listing-results"
              ref={results}
              tabIndex={-1}
              aria-label={t("Products")}
              className="outline-none"
            >
              {found.total === 0 ? <EmptyListing data={shown} /> : <ListingResults data={shown} isReturn={isReturn} />}
            </section>
            <Pager place={shown} pages={found.pages} />
          </div>
          {layout.filters === "end" && sidebar}
        </div>
      )}
      <ListingStatus data={data} hasSearched={!hasNothing || Boolean(query.q)} />
      <FilterDrawer
        data={data}
        counted={counted}
        onChange={change}
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
      />
    </div>
  );
}

/**
 * After a page change, moves focus to the products instead of leaving it on a pager link that has moved or gone: to the
 * first of those that were added, if the others stayed.
 */
function useFocusOnNewPage({ page, from }: ListingData["query"]) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const { activeElement } = document;
    const hasFocusInPager = activeElement === document.body || activeElement?.closest("[data-pager]");
    const added = from === undefined ? null : results.current?.querySelector<HTMLElement>(FIRST_ADDED);
    if (shown.current !== page && hasFocusInPager) (added ?? results.current)?.focus({ preventScroll: true });
    shown.current = page;
  }, [page, from]);
  return results;
}
