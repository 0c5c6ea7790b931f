import { countryName } from "~/platform/i18n/country-name.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** Select options for the countries the shop delivers to, named and sorted in the shopper's language. */
export function CountryOptions() {
  const { language } = useTranslation().i18n;
  const countries = Object.keys(shop.countries)
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
