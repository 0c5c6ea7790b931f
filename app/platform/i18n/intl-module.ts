import { readDecimals, readMoneyForm, readSign } from "./money-form.ts";

type Settings = { languages: readonly string[]; fallbackLanguage: string; currencies: readonly [string, ...string[]] };

/**
 * Returns `app/generated/intl.ts`: facts about the shop's languages, currencies and those countries that every page
 * names, read from `Intl` once, before a build (docs/decisions/prices-without-intl.md).
 */
export function intlModule({ languages, fallbackLanguage, currencies }: Settings, countries: readonly string[]) {
  const byLanguage = (read: (language: string) => unknown) =>
    `{\n${languages.map((language) => `  "${language}": ${JSON.stringify(read(language))},\n`).join("")}}`;
  const namesOf = (codes: readonly string[], type: "currency" | "region") => (language: string) => {
    const names = new Intl.DisplayNames([language], { type });
    return Object.fromEntries(codes.map((code) => [code, names.of(code)]));
  };
  return `import type { MoneyForm } from "../platform/i18n/money-form.ts";

type ByLanguage<Value> = Readonly<Record<string, Value>>;

/** How each of the shop's languages formats amounts. */
export const moneyForms: ByLanguage<MoneyForm> = ${byLanguage(readMoneyForm)};
/** By code, for the currencies that do not have two decimals. */
export const decimalsOf: Readonly<Record<string, number>> = ${JSON.stringify(readDecimals())};
/** The symbol of the shop's own currency. */
export const ownSign: string = ${JSON.stringify(readSign(currencies[0], fallbackLanguage))};
/** Each language's own name. */
export const languageNames: ByLanguage<string> = ${byLanguage(ownName)};
/** Each language's names for the shop's currencies. */
export const currencyNames: ByLanguage<Readonly<Record<string, string>>> = ${byLanguage(namesOf(currencies, "currency"))};
/** Each language's names for the countries that every page names. */
export const countryNames: ByLanguage<Readonly<Record<string, string>>> = ${byLanguage(namesOf(countries, "region"))};
`;
}

/** A language's own name, capitalised: `"fr"` to `"Français"`. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}
