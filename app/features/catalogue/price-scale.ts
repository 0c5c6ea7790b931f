/** Amounts at even distances from each other on screen: the lower they are, the less lies between two of them. */
export type PriceScale = readonly number[];

/** A step is at most this part of the amount before it, so that a price of 2,000 takes no more room than one of 20. */
const FINEST = 1 / 20;

/** The scale from one whole amount to another: single units up to 40, then round amounts by 2, 5, 10, 20, 50 and so on. */
export function priceScale(least: number, most: number): PriceScale {
  const scale: number[] = [];
  for (let units = least; units < most; units = nextRound(units)) scale.push(units);
  return [...scale, most];
}

function nextRound(units: number): number {
  const step = stepAt(units);
  return (Math.floor(units / step) + 1) * step;
}

/** The largest of 1, 2, 5, 10, 20, 50, ... that is no more than its part of an amount. */
function stepAt(units: number): number {
  const largest = Math.max(1, units * FINEST);
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([5, 2].find((digit) => digit * power <= largest) ?? 1) * power;
}

/** Where an amount stands on a scale, from 0 to 1; amounts between two of the scale in proportion. */
export function placeOn(scale: PriceScale, units: number): number {
  const after = scale.findIndex((amount) => amount >= units);
  const [low = 0, high = 0] = [scale[after - 1], scale[after]];
  if (after <= 0) return after < 0 ? 1 : 0;
  return (after - 1 + (units - low) / (high - low)) / (scale.length - 1);
}

/** The amount at a place of a scale, from 0 to 1. */
export function amountAt(scale: PriceScale, place: number): number {
  const step = Math.floor(place * (scale.length - 1));
  const [low = 0, high = low] = scale.slice(step, step + 2);
  return low + (place * (scale.length - 1) - step) * (high - low);
}
