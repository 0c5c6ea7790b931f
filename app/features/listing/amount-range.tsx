import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { PriceFacet as PriceFacetData } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { AmountField } from "./amount-field.tsx";
import { type PriceRange, rangeKey, rangeOf, rangeQuery, snapRange, toShown, toUnits } from "./price-range.ts";
import { PriceSlider } from "./price-slider.tsx";

type Ends = Pick<ProductQuery, "min" | "max">;

/** How the amounts of a range are shown: `rate` of the shown unit to that of the address. */
export type AmountUnit = {
  name: string;
  sign: string;
  rate: number;
  decimals: number;
  /** Names of the fields in the form. */
  fields: Readonly<Record<keyof PriceRange, string>>;
  /** Accessible names of the two handles. */
  handles: Readonly<Record<keyof PriceRange, string>>;
  format: (units: number) => string;
};

type AmountRangeProps = {
  price: PriceFacetData;
  /** The chosen range, in the unit of the address. */
  query: Ends;
  unit: AmountUnit;
  onChange: (change: Ends) => void;
  isCountedWhileTyped: boolean;
};

/** A range of amounts by slider or fields, in the unit that the shopper reads; the URL holds that of the shop. */
export function AmountRange({ price, query, unit, onChange, isCountedWhileTyped }: AmountRangeProps) {
  const { t } = useTranslation();
  const [moving, setMoving] = useState<PriceRange>();
  /** Keys of the ranges requested since the shopper began to change the range. */
  const requested = useRef(new Set<string>());
  /** The range before typing began: the "5" in an unfinished "50" moves only its own end. */
  const before = useRef<PriceRange>(undefined);
  const { min, max } = query;
  const shown = rangeKey({ min, max });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move ends with its results, not with the range
  useEffect(() => {
    // Results of an earlier step must not reset the range that the shopper has set since.
    if (moving && requested.current.has(shown) && rangeKey(rangeQuery(moving, price)) !== shown) return;
    requested.current.clear();
    // React may run this late, between a step and its render: that step is not over.
    setMoving((held) => (held === moving ? undefined : held));
  }, [shown]);

  const range = moving ?? rangeOf(query, price);
  const narrowed = moving ? rangeQuery(moving, price) : query;
  function commit(next: PriceRange) {
    const snapped = snapRange(next, price);
    const change = rangeQuery(snapped, price);
    const key = rangeKey(change);
    const isPending = requested.current.size > 0;
    if (key === shown) requested.current.clear();
    else requested.current.add(key);
    setMoving(key === shown ? undefined : snapped);
    if (key !== shown || isPending) onChange(change);
  }
  function take(end: keyof PriceRange, amount: number | undefined) {
    const bound = end === "min" ? price.least : price.most;
    const units = amount === undefined ? bound : toUnits(amount, unit.rate, end);
    commit({ ...(before.current ?? range), [end]: units });
  }
  const field = (end: keyof PriceRange, label: string) => (
    <AmountField
      end={end}
      name={unit.fields[end]}
      label={`${label} (${unit.name})`}
      shortLabel={label}
      bound={toShown(end === "min" ? price.least : price.most, unit.rate)}
      amount={narrowed[end] === undefined ? undefined : toShown(range[end], unit.rate)}
      sign={unit.sign}
      decimals={unit.decimals}
      onBegin={() => {
        before.current = range;
      }}
      onType={isCountedWhileTyped ? (amount) => take(end, amount) : undefined}
      onCommit={(amount) => take(end, amount)}
    />
  );
  return (
    <>
      <PriceSlider price={price} range={range} unit={unit} onMove={setMoving} onCommit={() => commit(range)} />
      <div className="money grid grid-cols-2 gap-3">
        {field("min", t("From"))}
        {field("max", t("To"))}
      </div>
    </>
  );
}
