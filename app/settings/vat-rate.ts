import type { CountryTerms } from "./shop.ts";

/** Returns a product's VAT rate in a country, percent: its class's reduced rate if there is one, else the standard. */
export function vatRateOf({ vat, reduced }: CountryTerms, vatClass: string | undefined): number {
  return (vatClass !== undefined ? reduced?.[vatClass] : undefined) ?? vat;
}
