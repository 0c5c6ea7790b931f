/** Amounts at equal distances on screen: the lower they are, the smaller the steps between them. */
export type PriceScale = readonly number[];

/** A step is at most this fraction of the amount before it, so that 2,000 takes no more space than 20. */
const FINEST = 1 / 20;

/** Returns the scale between two whole amounts: single units up to 40, then round steps of 2, 5, 10, 20, 50, ... */
export function priceScale(least: number, most: number): PriceScale {
  const scale: number[] = [];
  for (let units = least; units < most; units = nextRound(units)) scale.push(units);
  return [...scale, most];
}

function nextRound(units: number): number {
  const step = stepAt(units);
  return (Math.floor(units / step) + 1) * step;
}

/** Returns the largest of 1, 2, 5, 10, 20, 50, ... within that fraction of an amount; at least 1. */
function stepAt(units: number): number {
  const largest = Math.max(1, units * FINEST);
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([5, 2].find((digit) => digit * power <= largest) ?? 1) * power;
}

/** Returns an amount's position on a scale, from 0 to 1; interpolated between two amounts of the scale. */
export function placeOn(scale: PriceScale, units: number): number {
  const after = scale.findIndex((amount) => amount >= units);
  const [low = 0, high = 0] = [scale[after - 1], scale[after]];
  if (after <= 0) return after < 0 ? 1 : 0;
  return (after - 1 + (units - low) / (high - low)) / (scale.length - 1);
}

/** Returns the amount at a position on a scale, from 0 to 1. */
export function amountAt(scale: PriceScale, place: number): number {
  const step = Math.floor(place * (scale.length - 1));
  const [low = 0, high = low] = scale.slice(step, step + 2);
  return low + (place * (scale.length - 1) - step) * (high - low);
}
