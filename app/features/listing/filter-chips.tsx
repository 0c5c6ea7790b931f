import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { Measure } from "../catalogue/attributes/measures.ts";
import { nearestCents } from "../catalogue/price.ts";
import { Money } from "../currency/money.tsx";
import { type ChosenFilter, chosenFilters, withoutFilters } from "./chosen-filters.ts";
import { capitalised, useFacetLabel } from "./facet-label.tsx";
import type { ListingData } from "./find-listing.ts";
import { hrefOf } from "./listing-address.ts";
import { measureWords } from "./measure-words.ts";

const chip =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-muted/50 bg-surface ps-4 pe-3 text-sm hover:border-ink pointer-coarse:min-h-11";

/** The selected filters, each removable; when one is removed, focus moves to its neighbour. */
export function FilterChips({ data }: { data: ListingData }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const chosen = chosenFilters(data.query, data.found.facets);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the chips have changed
  useEffect(() => {
    if (removed.current === undefined) return;
    const links = list.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [];
    const next = links[Math.min(removed.current, links.length - 1)] ?? document.getElementById("listing-results");
    next?.focus({ preventScroll: true });
    removed.current = undefined;
  }, [data]);

  if (chosen.length === 0) return <ul ref={list} hidden />;
  return (
    <ul
      ref={list}
      aria-label={t("Active filters")}
      className="mb-4 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0 sm:mb-6 sm:flex-wrap"
    >
      {chosen.map((filter, i) => (
        <li key={`${filter.name} ${filter.value}`} className="max-w-full">
          <Link
            to={hrefOf(data, { query: filter.without })}
            preventScrollReset
            data-chip
            onClick={() => {
              removed.current = i;
            }}
            className={chip}
          >
            <span className="sr-only">{`${t("Remove filter:")} `}</span>
            <span className="truncate">
              <ChipLabel filter={filter} data={data} />
            </span>
            <Icon of={X} size={14} className="shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={hrefOf(data, { query: withoutFilters(data.query) })}
          preventScrollReset
          onClick={() => {
            removed.current = 0;
          }}
          className="inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          {t("Clear all")}
        </Link>
      </li>
    </ul>
  );
}

function ChipLabel({ filter, data }: { filter: ChosenFilter; data: ListingData }): ReactNode {
  const { t } = useTranslation();
  const labelOf = useFacetLabel();
  const { min, max } = data.query;
  switch (filter.name) {
    case "price":
      return (
        <>
          {min === undefined ? t("Up to") : <Money cents={nearestCents(min)} />}
          {min !== undefined && max === undefined ? ` ${t("and over")}` : min === undefined ? " " : " – "}
          {max !== undefined && <Money cents={nearestCents(max)} />}
        </>
      );
    case "rating":
      return filter.value === "5"
        ? t("{{rating}} stars", { rating: 5 })
        : t("{{rating}} stars and up", { rating: filter.value });
    case "onSale":
      return t("On sale");
    case "inStock":
      return t("In stock");
    case "isNew":
      return t("New");
    case "without":
      return t("Without {{thing}}", { thing: filter.value });
    case "fact":
      return capitalised(filter.shown ?? filter.value);
    case "measure":
      return measureWords(t, filter.value as Measure, data.query.measures?.[filter.value as Measure]);
    case "size":
      return t("Size {{size}}", { size: labelOf(filter.value) });
    default:
      return labelOf(filter.value);
  }
}
