import { dateForm } from "../../platform/i18n/languages.ts";
import { partCurrency } from "../../platform/i18n/money-form.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";

/** What every email template needs besides its own data. */
export type MailContext = { shop: Shop; language: string; t: Translate; baseUrl: string };

/** Returns a formatter for cents of a currency in a language, with Latin digits. */
export function moneyIn(currency: string, language: string): (cents: Cents) => string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "currency", currency });
  return (cents) => partCurrency(format.format(cents / 100));
}

/** Formats an ISO timestamp as date and time in the shop's time zone. */
export function moment(iso: string, { language, shop }: Pick<MailContext, "language" | "shop">): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: shop.timeZone } as const;
  return new Intl.DateTimeFormat(dateForm(language), format).format(new Date(iso));
}
