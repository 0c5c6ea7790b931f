import { countryName } from "~/i18n/country-name.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";

/** The countries that the shop delivers to, as options of a select: in the shopper's words and their order. */
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
