import { sum, times } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";

/** What of a total is taxed at a rate (percent), and the VAT that it contains. */
export type VatPart = { rate: number; gross: Cents; vat: Cents };

export type RatedLine = { price: Cents; quantity: number; vatRate: number };
type Vat = { vat: Cents; vatRate: number; vatParts?: readonly VatPart[] };

/**
 * Parts a total by the rates of its goods, the highest first. Delivery and coupon follow the goods: each rate bears the share
 * that its goods are of all, so that the parts are the total to the cent. Goods that cost nothing are shared by pieces.
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

/** VAT contained in a gross amount, rounded half up to the cent; `rate` in percent, two decimals at most. */
export function vatWithin(gross: Cents, rate: number): Cents {
  const hundredths = Math.round(rate * 100);
  const whole = 10_000 + hundredths;
  return Math.floor((2 * gross * hundredths + whole) / (2 * whole)) as Cents;
}

/** What stands below a total, rate by rate; nothing where no VAT is charged. */
export function vatRows({ vat, vatRate, vatParts }: Vat): { rate: number; vat: Cents }[] {
  return (vatParts ?? [{ rate: vatRate, vat }]).filter(({ rate }) => rate > 0).map(({ rate, vat }) => ({ rate, vat }));
}

/** A rate as a language writes it, without its sign: "19", "5,5". */
export function writeRate(rate: number, language: string): string {
  return Number.isInteger(rate) ? String(rate) : rate.toLocaleString(`${language}-u-nu-latn`);
}
