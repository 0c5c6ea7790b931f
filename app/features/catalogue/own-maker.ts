import { shop } from "../../../shop.config.ts";
import { countryName } from "../../platform/i18n/country-name.ts";
import { townLine } from "../../settings/town-line.ts";
import type { Maker } from "./product.ts";

/** Returns the shop as maker: it is responsible for the safety of products whose maker's address is unknown. */
export function ownMaker(): Maker {
  const { legalName, street, country, email } = shop.company;
  const address = `${street}, ${townLine(shop.company)}, ${countryName(country, shop.fallbackLanguage)}`;
  return { name: legalName, address, email };
}
