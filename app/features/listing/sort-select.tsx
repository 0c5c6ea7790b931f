import { ChevronDown } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { type ProductQuery, type SortOrder, sortOrders } from "../catalogue/product-query.ts";
import { type ChangeFilters, useChosen } from "./use-filters.ts";

const names: Record<SortOrder, string> = {
  default: "Featured",
  newest: "Newest",
  "best-selling": "Best selling",
  "price-up": "Price, low to high",
  "price-down": "Price, high to low",
  "biggest-discount": "Biggest reduction",
  rating: "Best rated",
};

/** Returns the English name of a query's sort order, for `t()`. */
export function sortName({ sort, q }: ProductQuery): string {
  return q !== undefined && sort === "default" ? "Best match" : names[sort];
}

type SortSelectProps = { query: ProductQuery; onChange: ChangeFilters; formId?: string; className?: string };

/** Select for the sort order; without JavaScript it belongs to the filter form. */
export function SortSelect({ query, onChange, formId, className = "" }: SortSelectProps) {
  const { t } = useTranslation();
  const [sort, show] = useChosen(query, query.sort);
  function choose(name: string) {
    const chosen = sortOrders.find((order) => order === name) ?? "default";
    show(chosen);
    onChange({ sort: chosen });
  }
  return (
    <label className={`relative flex flex-wrap items-center ${className}`}>
      <span className="pointer-events-none me-2 text-sm text-muted">{t("Sort")}</span>
      <select
        name="sort"
        form={formId}
        value={sort}
        onChange={(event) => choose(event.target.value)}
        className="h-11 min-w-24 flex-1 appearance-none rounded-base bg-transparent pe-7 font-medium"
      >
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortName({ ...query, sort }))}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-0" />
    </label>
  );
}
