import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useLatest } from "~/platform/ui/use-latest.ts";
import type { FacetValue } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { toggled } from "./chosen-filters.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { useChosen } from "./use-filters.ts";

/** More collapsed values than this render only when expanded: hundreds of tags weigh more than the products. */
const LONG_REST = 20;

type FacetListProps = {
  /** Its name in the form. */
  name: string;
  values: readonly FacetValue[];
  /** The chosen values of the query. */
  chosenValues: readonly string[];
  query: ProductQuery;
  labelOf: (value: string) => string;
  /** Values shown before "Show all". */
  limit?: number;
  onToggle: (value: string) => void;
  /** CSS classes of the swatch before a label, for colours. */
  dot?: (value: string) => string;
};

/** The values of a multi-select facet. */
export function FacetList(props: FacetListProps) {
  const { t } = useTranslation();
  const { name, values, chosenValues, query, labelOf, limit = 10, onToggle, dot } = props;
  const [chosen, choose] = useChosen(query, chosenValues);
  const toggle = useLatest((value: string) => {
    choose(toggled(chosen, value));
    onToggle(value);
  });
  const isLong = values.length > limit + 2;
  const first = isLong ? values.slice(0, limit) : values;
  const rest = isLong ? values.slice(limit) : [];
  const hasChosen = rest.some((entry) => entry.isChosen);
  const [isOpen, setOpen] = useState(hasChosen);
  const written = isOpen || rest.length <= LONG_REST ? rest : rest.filter((entry) => entry.isChosen);
  const line = ({ value, count }: FacetValue) => (
    <li key={value}>
      <FacetChoice
        name={name}
        value={value}
        label={labelOf(value)}
        {...(dot && { dot: dot(value) })}
        count={count}
        isChosen={chosen.includes(value)}
        onChoose={toggle}
      />
    </li>
  );
  return (
    <>
      <ul>{first.map(line)}</ul>
      {rest.length > 0 && (
        <details
          open={isOpen || hasChosen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="group/rest flex flex-col"
        >
          <summary className="inline-flex min-h-9 list-none items-center text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
            <span className="group-open/rest:hidden">{t("Show all {{total}}", { total: values.length })}</span>
            <span className="hidden group-open/rest:inline">{t("Show fewer")}</span>
          </summary>
          <ul>{written.map(line)}</ul>
        </details>
      )}
    </>
  );
}
