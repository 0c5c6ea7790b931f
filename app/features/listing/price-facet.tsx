import { decimalsOf } from "virtual:intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { PriceFacet as PriceFacetData } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { useCurrency } from "../currency/currency.store.ts";
import {
  type PriceRange,
  rangeKey,
  rangeOf,
  rangeQuery,
  readAmount,
  settleRange,
  toShown,
  toUnits,
} from "./price-range.ts";
import { PriceSlider } from "./price-slider.tsx";

type PriceFacetProps = {
  price: PriceFacetData;
  query: ProductQuery;
  onChange: (change: Pick<ProductQuery, "min" | "max">) => void;
  isCountedWhileTyped: boolean;
};

/** Price range by slider or fields, in the shopper's currency; the URL holds the shop's currency. */
export function PriceFacet({ price, query, onChange, isCountedWhileTyped }: PriceFacetProps) {
  const { t } = useTranslation();
  const currency = useCurrency((state) => state);
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
  function settle(next: PriceRange) {
    const settled = settleRange(next, price);
    const change = rangeQuery(settled, price);
    const key = rangeKey(change);
    const isPending = requested.current.size > 0;
    if (key === shown) requested.current.clear();
    else requested.current.add(key);
    setMoving(key === shown ? undefined : settled);
    if (key !== shown || isPending) onChange(change);
  }
  function take(end: keyof PriceRange, amount: number | undefined) {
    const bound = end === "min" ? price.least : price.most;
    const units = amount === undefined ? bound : toUnits(amount, currency.currencyRate, end);
    settle({ ...(before.current ?? range), [end]: units });
  }
  const field = (end: keyof PriceRange, label: string) => (
    <AmountField
      name={end}
      label={`${label} (${currency.currencyName})`}
      shortLabel={label}
      bound={toShown(end === "min" ? price.least : price.most, currency.currencyRate)}
      amount={narrowed[end] === undefined ? undefined : toShown(range[end], currency.currencyRate)}
      sign={currency.currencySymbol}
      decimals={decimalsOf[currency.currencyName] ?? 2}
      onBegin={() => {
        before.current = range;
      }}
      onType={isCountedWhileTyped ? (amount) => take(end, amount) : undefined}
      onSettle={(amount) => take(end, amount)}
    />
  );
  return (
    <>
      <PriceSlider price={price} range={range} onMove={setMoving} onSettle={() => settle(range)} />
      <div className="money grid grid-cols-2 gap-3">
        {field("min", t("From"))}
        {field("max", t("To"))}
      </div>
    </>
  );
}

type AmountFieldProps = {
  name: keyof PriceRange;
  label: string;
  shortLabel: string;
  /** Placeholder while the field is empty. */
  bound: number;
  amount: number | undefined;
  sign: string;
  /** How many the currency has. */
  decimals: number;
  onBegin: () => void;
  /** Called with each amount while typing, before `onSettle`. */
  onType: ((amount: number | undefined) => void) | undefined;
  onSettle: (amount: number | undefined) => void;
};

function AmountField({ name, label, shortLabel, bound, amount, sign, decimals, ...on }: AmountFieldProps) {
  const { onBegin, onType, onSettle } = on;
  const [typed, setTyped] = useState<string>();
  function report(text: string, onAmount: AmountFieldProps["onType"]) {
    const read = readAmount(text, name, decimals);
    if (read !== undefined || text.trim() === "") onAmount?.(read);
  }
  function settle() {
    if (typed === undefined) return;
    setTyped(undefined);
    report(typed, onSettle);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    settle();
  }
  return (
    <label className="text-sm">
      <span aria-hidden className="mb-1 block text-muted">
        {shortLabel}
      </span>
      <span className="sr-only">{label}</span>
      <span className="flex h-11 items-center gap-1.5 rounded-base border border-muted/60 bg-surface px-3 has-focus-visible:outline-2">
        <span aria-hidden className="text-muted">
          {sign}
        </span>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? (amount === undefined ? "" : String(amount))}
          placeholder={String(bound)}
          onChange={(event) => {
            if (typed === undefined) onBegin();
            setTyped(event.target.value);
            report(event.target.value, onType);
          }}
          onBlur={settle}
          onKeyDown={handleKey}
          className="w-full min-w-0 bg-transparent tabular-nums outline-none placeholder:text-muted"
        />
      </span>
    </label>
  );
}
