declare module "virtual:intl" {
  /** How each of the shop's languages writes amounts. */
  export const moneyForms: Readonly<Record<string, import("./money-form.ts").MoneyForm>>;
  /** By code, for the currencies that have not two decimals. */
  export const decimalsOf: Readonly<Record<string, number>>;
  /** The sign of the shop's own currency. */
  export const ownSign: string;
  /** What each language calls itself. */
  export const languageNames: Readonly<Record<string, string>>;
  /** What each language calls the shop's currencies. */
  export const currencyNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
