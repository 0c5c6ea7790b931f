import { countryName } from "./country-name.ts";

/** Where somebody gets letters and parcels. */
export type Address = {
  name: string;
  company?: string;
  street: string;
  extra?: string;
  postcode: string;
  city: string;
  /** ISO code. */
  country: string;
};

/** The lines of an address, as they stand on a letter or a parcel. */
export function addressLines(
  { name, company, street, extra, postcode, city, country }: Address,
  language: string,
): string[] {
  const lines = [company, name, street, extra, `${postcode} ${city}`, countryName(country, language)];
  return lines.flatMap((line) => line || []);
}
