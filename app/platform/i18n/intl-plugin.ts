import type { Plugin } from "vite";
import { readDecimals, readMoneyForm, readSign } from "./money-form.ts";

const VIRTUAL = "virtual:intl";

/**
 * Serves `virtual:intl`: facts about the shop's languages, currencies and countries, read from `Intl` once, at build time
 * (docs/decisions/prices-without-intl.md).
 */
export function intlPlugin({
  languages,
  fallbackLanguage,
  currencies,
  namedCountries,
}: {
  languages: readonly string[];
  fallbackLanguage: string;
  currencies: readonly [string, ...string[]];
  /** Codes of the countries that every page names. */
  namedCountries: readonly string[];
}): Plugin {
  const byLanguage = <Value>(read: (language: string) => Value) =>
    Object.fromEntries(languages.map((language) => [language, read(language)]));
  const namesOf = (codes: readonly string[], type: "currency" | "region") => (language: string) => {
    const names = new Intl.DisplayNames([language], { type });
    return Object.fromEntries(codes.map((code) => [code, names.of(code)]));
  };
  return {
    name: "intl",
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const values = {
        moneyForms: byLanguage(readMoneyForm),
        decimalsOf: readDecimals(),
        ownSign: readSign(currencies[0], fallbackLanguage),
        languageNames: byLanguage(ownName),
        currencyNames: byLanguage(namesOf(currencies, "currency")),
        countryNames: byLanguage(namesOf(namedCountries, "region")),
      };
      const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return lines.join("\n");
    },
  };
}

/** A language's own name, capitalised: `"fr"` to `"Français"`. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}
