import type { CountryTerms } from "./shop.ts";

/** The VAT rate of goods in a country, percent: the lower one of their class where the country has it, else the standard one. */
export function vatRateOf({ vat, reduced }: CountryTerms, vatClass: string | undefined): number {
  return (vatClass !== undefined ? reduced?.[vatClass] : undefined) ?? vat;
}
