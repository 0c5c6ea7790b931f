import { plainSigns } from "../../i18n/plain-signs.ts";
import type { PriceFacet } from "../catalogue/facets.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";

/** Whole units of the shop's own currency, both ends included. */
export type PriceRange = { min: number; max: number };

/** The range that a query asks for, within the bounds. */
export function rangeOf(query: Pick<ProductQuery, "min" | "max">, price: PriceFacet): PriceRange {
  const within = (units: number) => Math.min(Math.max(units, price.least), price.most);
  return { min: within(query.min ?? price.least), max: within(query.max ?? price.most) };
}

/** The nearest range that holds at least one product: a range between two prices is widened to the closer one. */
export function settleRange(range: PriceRange, price: PriceFacet): PriceRange {
  const min = Math.max(price.least, Math.min(range.min, range.max, price.most));
  const max = Math.min(price.most, Math.max(range.min, range.max, price.least));
  if (price.units.some((unit) => unit >= min && unit + 1 <= max)) return { min, max };
  const gapTo = (unit: number) => Math.max(min - unit, unit + 1 - max);
  const nearest = price.units.toSorted((a, b) => gapTo(a) - gapTo(b))[0] ?? min;
  return { min: Math.min(min, nearest), max: Math.max(max, nearest + 1) };
}

/** A range as part of a query; an end at its bound does not narrow and is left out. */
export function rangeQuery(range: PriceRange, price: PriceFacet): Pick<ProductQuery, "min" | "max"> {
  return {
    min: range.min > price.least ? range.min : undefined,
    max: range.max < price.most ? range.max : undefined,
  };
}

/** The same text for the same range of a query. */
export function rangeKey({ min, max }: Pick<ProductQuery, "min" | "max">): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/**
 * The whole amount that somebody typed, in the digits of any keyboard, with or without a sign, cents or parted thousands;
 * rounded so that the range holds it.
 */
export function readAmount(typed: string, end: keyof PriceRange): number | undefined {
  const amount = plainSigns(typed)
    .replace("٫", ".")
    .replace(/[^\d.,]/g, "")
    .replace(/[.,](?=\d{3})/g, "")
    .replace(",", ".");
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(amount)) return undefined;
  return end === "min" ? Math.floor(Number(amount)) : Math.ceil(Number(amount));
}

/** Units of the own currency to whole ones of another currency, for a field. */
export function toShown(units: number, rate: number): number {
  return Math.round(units * rate);
}

/** Units of another currency to the own with two decimals, rounded so that the range never loses what it shows. */
export function toUnits(amount: number, rate: number, end: keyof PriceRange): number {
  const cents = (amount / rate) * 100;
  return (end === "min" ? Math.floor(cents) : Math.ceil(cents)) / 100;
}
