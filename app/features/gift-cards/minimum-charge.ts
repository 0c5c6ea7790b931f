import type { Cents } from "../catalogue/product.ts";

/** Minimum charges other than 50 hundredths; Stripe's published ones, which are the highest of those known. */
const byCurrency: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
};

/** Returns the smallest amount that can be charged in a currency, in hundredths of its unit. */
export function minimumCharge(currency: string): Cents {
  return (byCurrency[currency] ?? 50) as Cents;
}
