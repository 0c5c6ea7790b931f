import type { Plugin } from "vite";
import { readDecimals, readMoneyForm, readSign } from "./money-form.ts";

const VIRTUAL = "virtual:intl";

/**
 * Serves `virtual:intl`: facts about the shop's languages and currencies, read from `Intl` once, at build time
 * (docs/decisions/prices-without-intl.md).
 */
export function intlPlugin({
  languages,
  fallbackLanguage,
  currencies,
}: {
  languages: readonly string[];
  fallbackLanguage: string;
  currencies: readonly [string, ...string[]];
}): Plugin {
  const byLanguage = <Value>(read: (language: string) => Value) =>
    Object.fromEntries(languages.map((language) => [language, read(language)]));
  const currencyNames = (language: string) => {
    const names = new Intl.DisplayNames([language], { type: "currency" });
    return Object.fromEntries(currencies.map((code) => [code, names.of(code)]));
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
        currencyNames: byLanguage(currencyNames),
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
