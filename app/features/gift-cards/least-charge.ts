import type { Cents } from "../catalogue/product.ts";

/** Where it is not 50 hundredths; as Stripe publishes it, whose limits are the highest of the known ones. */
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

/** The smallest amount of a currency that can be charged at all, in its hundredths. */
export function leastCharge(currency: string): Cents {
  return (byCurrency[currency] ?? 50) as Cents;
}
