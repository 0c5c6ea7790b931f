import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { FactFacet, FactFacets as FactFacetsData, RangeFacet } from "../catalogue/attributes/attribute-facets.ts";
import { chosenOf } from "../catalogue/attributes/chosen-values.ts";
import { FACT_PREFIX, type ProductQuery } from "../catalogue/product-query.ts";
import { AmountRange } from "./amount-range.tsx";
import { toggled, withFact } from "./chosen-filters.ts";
import { FacetGroup } from "./facet-group.tsx";
import { capitalised } from "./facet-label.tsx";
import { FacetList } from "./facet-list.tsx";
import { measureName, shownUnit } from "./measure-words.ts";
import type { ChangeFilters } from "./use-filters.ts";

type Chosen = { query: ProductQuery; onChange: ChangeFilters };
type FactFacetsProps = Chosen & { more: FactFacetsData; isCountedWhileTyped: boolean };

/** The goods' attributes and measures as filters; they come with a listing only if it is asked for more of them. */
export function FactFacets({ more, query, onChange, isCountedWhileTyped }: FactFacetsProps) {
  const { t } = useTranslation();
  const none = more.facts.length + more.ranges.length === 0;
  if (none) return <p className="mt-5 text-sm text-muted">{t("These products have no more to filter by.")}</p>;
  return (
    <>
      {more.facts.map((facet) => (
        <FactList key={facet.key} facet={facet} query={query} onChange={onChange} />
      ))}
      {more.ranges.map((facet) => (
        <MeasureRangeFacet key={facet.measure} {...{ facet, query, onChange, isCountedWhileTyped }} />
      ))}
    </>
  );
}

function FactList({ facet: { key, name, values }, query, onChange }: Chosen & { facet: FactFacet }) {
  const { t } = useTranslation();
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  const shown = new Map(values.map((one) => [one.value, one.shown]));
  const toggle = (value: string) =>
    onChange(({ facts = {} }) => ({ facts: withFact(facts, key, toggled(chosenOf({ facts }, key), value)) }));
  return (
    <FacetGroup title={t(name)}>
      <FacetList
        name={FACT_PREFIX + key}
        values={values}
        chosenValues={chosen}
        query={query}
        labelOf={(value) => capitalised(shown.get(value) ?? value)}
        limit={6}
        onToggle={toggle}
      />
    </FacetGroup>
  );
}

type RangeProps = Chosen & { facet: RangeFacet; isCountedWhileTyped: boolean };

function MeasureRangeFacet({ facet: { measure, range }, query, onChange, isCountedWhileTyped }: RangeProps) {
  const { t } = useTranslation();
  const name = measureName(t, measure);
  const { sign, rate } = shownUnit(measure, range.most);
  const unit = {
    name: sign,
    sign,
    rate,
    decimals: 2,
    fields: { min: `${measure}-min`, max: `${measure}-max` },
    handles: { min: `${name} ${t("From")}`, max: `${name} ${t("To")}` },
    format: (units: number) => `${Math.round(units * rate * 10) / 10} ${sign}`,
  };
  return (
    <FacetGroup title={name}>
      <AmountRange
        price={range}
        query={query.measures?.[measure] ?? {}}
        unit={unit}
        onChange={({ min, max }) =>
          onChange(({ measures = {} }) => {
            const { [measure]: _, ...others } = measures;
            const isOpen = min === undefined && max === undefined;
            const own = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
            return { measures: isOpen ? others : { ...others, [measure]: own } };
          })
        }
        isCountedWhileTyped={isCountedWhileTyped}
      />
    </FacetGroup>
  );
}
