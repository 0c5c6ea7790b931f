import { normalizeCharacters } from "../../platform/i18n/normalize-characters.ts";
import type { PriceFacet } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";

/** A price range in units of the shop's currency, both ends included. */
export type PriceRange = { min: number; max: number };

/** Returns the range of a query, clamped to the bounds. */
export function rangeOf(query: Pick<ProductQuery, "min" | "max">, price: PriceFacet): PriceRange {
  const within = (units: number) => Math.min(Math.max(units, price.least), price.most);
  return { min: within(query.min ?? price.least), max: within(query.max ?? price.most) };
}

/** Returns the nearest range that holds at least one product: one between two prices is widened to the closer price. */
export function snapRange(range: PriceRange, price: PriceFacet): PriceRange {
  const min = Math.max(price.least, Math.min(range.min, range.max, price.most));
  const max = Math.min(price.most, Math.max(range.min, range.max, price.least));
  if (price.units.some((unit) => unit >= min && unit + 1 <= max)) return { min, max };
  const gapTo = (unit: number) => Math.max(min - unit, unit + 1 - max);
  const nearest = price.units.toSorted((a, b) => gapTo(a) - gapTo(b))[0] ?? min;
  return { min: Math.min(min, nearest), max: Math.max(max, nearest + 1) };
}

/** Returns the range as part of a query; an end at its bound does not filter and is undefined. */
export function rangeQuery(range: PriceRange, price: PriceFacet): Pick<ProductQuery, "min" | "max"> {
  return {
    min: range.min > price.least ? range.min : undefined,
    max: range.max < price.most ? range.max : undefined,
  };
}

/** Returns a string that is equal for equal ranges. */
export function rangeKey({ min, max }: Pick<ProductQuery, "min" | "max">): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/**
 * Parses a typed amount in the digits of any script, with or without currency sign, decimals or thousands separators.
 * Three digits after a separator are thousands, but decimals in a currency that has three: 1.500 dinars are one and a
 * half. Rounds outwards, so that the range includes it; undefined if it is not an amount.
 */
export function readAmount(typed: string, end: keyof PriceRange, decimals = 2): number | undefined {
  const written = normalizeCharacters(typed)
    .replace("٫", ".")
    .replace(/[^\d.,]/g, "");
  const [, whole, fraction] = (decimals > 2 && /^(\d*|[\d,]*(?=\.)|[\d.]*(?=,))[.,](\d{3})$/.exec(written)) || [];
  const amount =
    whole === undefined
      ? written.replace(/[.,](?=\d{3})/g, "").replace(",", ".")
      : `${whole.replace(/[.,]/g, "") || 0}.${fraction}`;
  if (!/^\d{1,7}(\.\d{0,3})?$/.test(amount)) return undefined;
  return end === "min" ? Math.floor(Number(amount)) : Math.ceil(Number(amount));
}

/** Converts an amount in the shop's currency to whole units of another currency, for a field. */
export function toShown(units: number, rate: number): number {
  return Math.round(units * rate);
}

/** Converts an amount to the shop's currency with two decimals, rounded so that the range includes what it shows. */
export function toUnits(amount: number, rate: number, end: keyof PriceRange): number {
  const cents = (amount / rate) * 100;
  return (end === "min" ? Math.floor(cents) : Math.ceil(cents)) / 100;
}
