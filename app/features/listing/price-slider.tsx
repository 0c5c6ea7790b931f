import { useEffect, useRef } from "react";
import { useLatest } from "~/platform/ui/use-latest.ts";
import type { PriceFacet } from "../catalogue/facets.ts";
import { type PriceScale, placeOn, priceScale } from "../catalogue/price-scale.ts";
import type { AmountUnit } from "./amount-range.tsx";
import type { PriceRange } from "./price-range.ts";

type PriceSliderProps = {
  price: PriceFacet;
  range: PriceRange;
  unit: Pick<AmountUnit, "handles" | "format">;
  onMove: (range: PriceRange) => void;
  /** Called when a thumb is released. */
  onCommit: () => void;
};

/**
 * Range slider with two thumbs over a small histogram of amounts. Amounts are in the unit of the address; the inputs
 * count steps of the scale, which are finer at lower amounts.
 */
export function PriceSlider({ price, range, unit, onMove, onCommit }: PriceSliderProps) {
  const scale = priceScale(price.least, price.most);
  return (
    <div className="money relative mx-3 mb-4 h-16">
      <PriceBars price={price} scale={scale} range={range} />
      <Thumb
        label={unit.handles.min}
        format={unit.format}
        scale={scale}
        value={range.min}
        onMove={(value) => onMove({ ...range, min: Math.min(value, range.max) })}
        onCommit={onCommit}
      />
      <Thumb
        label={unit.handles.max}
        format={unit.format}
        scale={scale}
        value={range.max}
        onMove={(value) => onMove({ ...range, max: Math.max(value, range.min) })}
        onCommit={onCommit}
      />
    </div>
  );
}

type ThumbProps = {
  label: string;
  format: AmountUnit["format"];
  scale: PriceScale;
  /** In the unit of the address; an amount between two steps is shown at the nearer one. */
  value: number;
  onMove: (units: number) => void;
  onCommit: () => void;
};

function Thumb({ label, format, scale, value, onMove, onCommit }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useLatest(onCommit);
  // React's onChange is the native input event; this needs the native change event, fired when the thumb is released.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener("change", commit);
    return () => element?.removeEventListener("change", commit);
  }, [commit]);
  return (
    <input
      ref={input}
      type="range"
      autoComplete="off"
      aria-label={label}
      aria-valuetext={format(value)}
      min={0}
      max={scale.length - 1}
      step={1}
      value={Math.round(placeOn(scale, value) * (scale.length - 1))}
      onChange={(event) => onMove(scale[Number(event.target.value)] ?? value)}
      className="pointer-events-none absolute -inset-x-3 bottom-0 h-6 w-[calc(100%+1.5rem)] appearance-none bg-transparent focus-visible:outline-none range-thumb"
    />
  );
}

/** More digits would be invisible and only add bytes. */
const hundredths = (length: number) => Math.round(length * 100) / 100;

type PriceBarsProps = Pick<PriceSliderProps, "price" | "range"> & { scale: PriceScale };

function PriceBars({ price, scale, range }: PriceBarsProps) {
  const highest = Math.max(...price.bars);
  const width = 100 / price.bars.length;
  const placeOf = (units: number) => hundredths(placeOn(scale, units) * 100);
  const [start, end] = [placeOf(range.min), placeOf(range.max)];
  const outline = (isIn: boolean) =>
    price.bars
      .map((count, bar) => ({ x: bar * width, height: count && hundredths(4 + Math.sqrt(count / highest) * 36) }))
      .filter(({ x, height }) => height > 0 && (x + width > start && x < end) === isIn)
      .map(({ x, height }) => `M${hundredths(x + 0.4)} 51v${-height}h${hundredths(width - 0.8)}v${height}z`)
      .join("");
  return (
    <svg viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden className="size-full rtl:-scale-x-100">
      <path d={outline(false)} className="fill-line" />
      <path d={outline(true)} className="fill-muted/55" />
      <rect x={0} y={51} width={100} height={2} className="fill-line" />
      <rect x={start} y={51} width={end - start} height={2} className="fill-ink" />
    </svg>
  );
}
