import type { Translate } from "~/platform/i18n/words.ts";
import type { Measure, MeasureRange } from "../catalogue/attributes/measures.ts";

/** Ends this close mean one value: "0.75 l" is read as 735 to 765 ml. */
const CLOSE = 1.05;

/** Returns the name of a measure. */
export function measureName(t: Translate, measure: Measure): string {
  switch (measure) {
    case "width":
      return t("Width");
    case "depth":
      return t("Depth");
    case "height":
      return t("Height");
    case "length":
      return t("Length");
    case "weight":
      return t("Weight");
    case "volume":
      return t("Capacity");
    case "power":
      return t("Power");
    case "inches":
      return t("Inches");
  }
}

const units: Readonly<Record<Measure, string>> = {
  width: "cm",
  depth: "cm",
  height: "cm",
  length: "cm",
  inches: "″",
  weight: "g",
  volume: "ml",
  power: "W",
};

/** From this amount on, grams and millilitres are shown by the thousand. */
const LARGE = 5000;
const thousands: Readonly<Partial<Record<Measure, string>>> = { weight: "kg", volume: "l" };

/** Returns the unit to show a measure in, and its rate to the unit of the address, for amounts up to `most`. */
export function shownUnit(measure: Measure, most: number): { sign: string; rate: number } {
  const large = thousands[measure];
  return large && most >= LARGE ? { sign: large, rate: 1 / 1000 } : { sign: units[measure], rate: 1 };
}

/** Returns a range of a measure in words: "Width ≤ 60 cm", "Capacity 750 ml". */
export function measureWords(t: Translate, measure: Measure, { min, max }: MeasureRange = {}): string {
  const { sign, rate } = shownUnit(measure, max ?? min ?? 0);
  const shown = (amount: number) => Math.round(amount * rate * 100) / 100;
  const written = rangeIn(min === undefined ? min : shown(min), max === undefined ? max : shown(max));
  // Isolated, since in Arabic "≤" would be mirrored and the unit stand before its number.
  return `${measureName(t, measure)} \u2066${written} ${sign}\u2069`;
}

function rangeIn(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `≤ ${max}`;
  if (max === undefined) return `≥ ${min}`;
  return max <= min * CLOSE ? String(Math.round((min + max) / 2)) : `${min}–${max}`;
}
