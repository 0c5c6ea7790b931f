import { countryName } from "../../platform/i18n/country-name.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { townLine } from "../../settings/town-line.ts";

/** The parts of an address, in the order of its form. */
export const addressParts = ["name", "company", "street", "extra", "postcode", "city", "region", "country"] as const;
export type AddressPart = (typeof addressParts)[number];

/** A postal address. */
export type Address = {
  name: string;
  company?: string;
  street: string;
  extra?: string;
  /** "" in countries without postcodes. */
  postcode: string;
  city: string;
  /** Province or emirate, as addresses in the country have it. */
  region?: string | undefined;
  /** ISO country code. */
  country: string;
};

/** Returns the lines of an address, as printed on a letter or a parcel. */
export function addressLines(address: Address, language: string): string[] {
  const { name, company, street, extra, country } = address;
  const lines = [company, name, street, extra, townLine(address), countryName(country, language)];
  return lines.flatMap((line) => line || []);
}

/** Where and when shoppers collect their orders; `hours` is in English. */
export type CollectionPlace = {
  name: string;
  company: Pick<Shop["company"], "street" | "postcode" | "city" | "country" | "hours">;
};

/** Returns where and when shoppers can collect their orders, line by line. */
export function collectionLines({ name, company }: CollectionPlace, t: Translate): string[] {
  return [name, company.street, townLine(company), t(company.hours)];
}
