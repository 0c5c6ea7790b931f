import { countryName } from "../../i18n/country-name.ts";
import type { Translate } from "../../i18n/words.ts";
import type { Shop } from "./shop.ts";
import { townLine } from "./town-line.ts";

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
