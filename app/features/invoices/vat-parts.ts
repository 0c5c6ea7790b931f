import { halfUp, sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";

/** The part of a total taxed at a rate (percent), and the VAT it contains. */
export type VatPart = { rate: number; gross: Cents; vat: Cents };

export type RatedLine = { price: Cents; quantity: number; vatRate: number };
type Vat = { vat: Cents; vatRate: number; vatParts?: readonly VatPart[] };

/**
 * Splits a total by the VAT rates of its goods, highest first. Delivery and coupon follow the goods: each rate bears
 * its goods' share of the total, and the parts add up to it to the cent. Free goods are split by number of pieces.
 */
export function vatParts(lines: readonly RatedLine[], total: Cents): VatPart[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  const valued = lines.some(({ price }) => price > 0);
  const worth = (of: readonly RatedLine[]) =>
    sum(of.map(({ price, quantity }) => (valued ? times(price, quantity) : (quantity as Cents))));
  const all = worth(lines);
  let seen = 0;
  let given = 0;
  return rates.map((rate) => {
    seen += worth(lines.filter(({ vatRate }) => vatRate === rate));
    const gross = (Math.round((total * seen) / all) - given) as Cents;
    given += gross;
    return { rate, gross, vat: vatWithin(gross, rate) };
  });
}

/** VAT contained in a gross amount, rounded half up to the cent; `rate` in percent, with at most two decimals. */
export function vatWithin(gross: Cents, rate: number): Cents {
  const hundredths = Math.round(rate * 100);
  const whole = 10_000 + hundredths;
  return halfUp(gross * hundredths, whole);
}

/** Returns the VAT to list below a total, rate by rate; empty if no VAT is charged. */
export function vatRows({ vat, vatRate, vatParts }: Vat): { rate: number; vat: Cents }[] {
  return (vatParts ?? [{ rate: vatRate, vat }]).filter(({ rate }) => rate > 0).map(({ rate, vat }) => ({ rate, vat }));
}

/** Formats a rate in a language, without the percent sign: "19", "5,5". */
export function writeRate(rate: number, language: string): string {
  return Number.isInteger(rate) ? String(rate) : rate.toLocaleString(`${language}-u-nu-latn`);
}
