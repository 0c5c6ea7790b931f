import { countryName } from "../../platform/i18n/country-name.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import { type checkoutFields, type FieldName, fieldsOf } from "../../settings/checkout-fields.ts";
import type { Shop } from "../../settings/shop.ts";
import { townLine } from "../../settings/town-line.ts";

export type AddressPart = FieldName<"address">;
/** The parts of an address, in the order of the table. */
export const addressParts = fieldsOf("address").map(([part]) => part);

/** The parts that every country writes in its own way. */
const townParts: readonly AddressPart[] = ["postcode", "city", "region", "country"];
/** The other parts, with what the form says of them: each is a line of its own. */
export const lineFields = fieldsOf("address").filter(([part]) => !townParts.includes(part));

type Rows = (typeof checkoutFields)["address"];
type Required =
  | "postcode"
  | { [Part in AddressPart]: Rows[Part] extends { missing: string } ? Part : never }[AddressPart];
/**
 * A postal address. `postcode` is "" in countries without postcodes, `region` the province or emirate where addresses have
 * it, `country` an ISO code.
 */
export type Address = Record<Required, string> & Partial<Record<AddressPart, string>>;

/** Returns the lines of an address, as printed on a letter or a parcel. */
export function addressLines(address: Address, language: string): string[] {
  const { company, country } = address;
  const others = lineFields.flatMap(([part]) => (part === "company" ? [] : address[part]));
  return [company, ...others, townLine(address), countryName(country, language)].flatMap((line) => line || []);
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
