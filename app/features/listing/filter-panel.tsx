import { memo } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery, writeQuery } from "../catalogue/product-query.ts";
import { knownDot } from "../product/dot-colours.ts";
import { AvailabilityFacet } from "./availability-facet.tsx";
import { isOffered, toggledValues } from "./chosen-filters.ts";
import { FacetGroup } from "./facet-group.tsx";
import { useFacetLabel } from "./facet-label.tsx";
import { FacetList } from "./facet-list.tsx";
import { FactFacets } from "./fact-facets.tsx";
import type { ListingData } from "./find-listing.ts";
import { PriceFacet } from "./price-facet.tsx";
import { RatingFacet } from "./rating-facet.tsx";
import { SizeFacet } from "./size-facet.tsx";
import type { ChangeFilters } from "./use-filters.ts";

type FilterPanelProps = {
  data: ListingData;
  onChange: ChangeFilters;
  /** Whether a price applies while it is being typed, for a panel that shows the number of results. */
  isCountedWhileTyped?: boolean;
  /** Id of the form, so that fields outside it can belong to it. */
  formId?: string;
  className?: string;
};

/** All filters of a listing. Choices apply immediately; without JavaScript it is a form with a submit button. */
export const FilterPanel = memo(function FilterPanel({
  data,
  onChange,
  isCountedWhileTyped = false,
  formId,
  className = "",
}: FilterPanelProps) {
  const { t } = useTranslation();
  const { path, layout, view, query, found, fixed } = data;
  const facets = fixed
    ? { ...found.facets, [fixed.facet]: found.facets[fixed.facet].filter((entry) => entry.value !== fixed.value) }
    : found.facets;
  const labelOf = useFacetLabel();
  const list = (facet: ListFacet) => ({
    name: listFacets[facet],
    values: facets[facet],
    chosenValues: query[facet],
    query,
    labelOf,
    onToggle: (value: string) => onChange((latest) => ({ [facet]: toggledValues(latest, facets, facet, value) })),
  });
  return (
    <form id={formId} action={path} onSubmit={(event) => event.preventDefault()} className={className}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {hiddenOf(query).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {view !== layout.view && <input type="hidden" name="view" value={view} />}
      {isOffered(facets, "department") && (
        <FacetGroup title={t("Department")}>
          <FacetList {...list("department")} limit={8} />
        </FacetGroup>
      )}
      {isOffered(facets, "subCategory") && (
        <FacetGroup title={t("Category")}>
          <FacetList {...list("subCategory")} limit={8} />
        </FacetGroup>
      )}
      {facets.price && (
        <FacetGroup title={t("Price")}>
          <PriceFacet price={facets.price} {...{ query, onChange, isCountedWhileTyped }} />
        </FacetGroup>
      )}
      {isOffered(facets, "colour") && (
        <FacetGroup title={t("Colour")}>
          <FacetList {...list("colour")} dot={dotClasses} />
        </FacetGroup>
      )}
      {isOffered(facets, "size") && (
        <FacetGroup title={t("Size")}>
          <SizeFacet {...list("size")} />
        </FacetGroup>
      )}
      <RatingFacet ratings={facets.ratings} query={query} onChange={onChange} />
      <AvailabilityFacet facets={facets} query={query} onChange={onChange} />
      {isOffered(facets, "tag") && (
        <FacetGroup title={t("Tag")}>
          <FacetList {...list("tag")} limit={12} />
        </FacetGroup>
      )}
      {facets.more ? (
        <FactFacets more={facets.more} {...{ query, onChange, isCountedWhileTyped }} />
      ) : (
        <button
          type="submit"
          name="more"
          value="1"
          onClick={() => onChange({ more: true })}
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
        >
          {t("More filters")}
        </button>
      )}
      <div className="mt-5 hidden noscript:block">
        <Button type="submit">{t("Show products")}</Button>
      </div>
    </form>
  );
});

/** Returns what the form has no field for: what a search understood, and whether more filters are shown. */
function hiddenOf({ without = [], isNew = false, more = false }: ProductQuery): [name: string, value: string][] {
  if (without.length === 0 && !isNew && !more) return [];
  return [...writeQuery({ ...emptyQuery, without, isNew, more })];
}

/** Returns the classes of a colour's swatch; a colour without one keeps the space empty. */
function dotClasses(colour: string): string {
  const dot = knownDot(colour);
  return dot ? `rounded-full border border-ink/25 ${dot}` : "";
}
