import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { FacetValue } from "../catalogue/facets.ts";
import { listFacets, type ProductQuery } from "../catalogue/product-query.ts";
import { toggled } from "./chosen-filters.ts";
import { useFacetLabel } from "./facet-label.tsx";
import { useChosen } from "./use-filters.ts";

type SizeFacetProps = { values: readonly FacetValue[]; query: ProductQuery; onToggle: (value: string) => void };

/** Sizes as small square checkboxes. */
export function SizeFacet({ values, query, onToggle }: SizeFacetProps) {
  const { t } = useTranslation();
  const labelOf = useFacetLabel();
  const [chosen, choose] = useChosen(query, query.size);
  function toggle(value: string) {
    choose(toggled(chosen, value));
    onToggle(value);
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {values.map(({ value, count }) => (
        <li key={value}>
          <label className="grid h-11 min-w-12 place-items-center rounded-base border border-muted/60 bg-surface px-3 text-sm font-medium outline-offset-2 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink">
            <input
              type="checkbox"
              autoComplete="off"
              name={listFacets.size}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="sr-only"
            />
            <span aria-hidden className="max-w-24 truncate">
              {labelOf(value)}
            </span>
            <span className="sr-only">
              {`${t("Size {{size}}", { size: labelOf(value) })} ${t("{{count}} products", { count })}`}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
