declare module "virtual:intl" {
  /** How each of the shop's languages formats amounts. */
  export const moneyForms: Readonly<Record<string, import("./money-form.ts").MoneyForm>>;
  /** By code, for the currencies that do not have two decimals. */
  export const decimalsOf: Readonly<Record<string, number>>;
  /** The symbol of the shop's own currency. */
  export const ownSign: string;
  /** Each language's own name. */
  export const languageNames: Readonly<Record<string, string>>;
  /** Each language's names for the shop's currencies. */
  export const currencyNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Each language's names for the countries that every page names. */
  export const countryNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
