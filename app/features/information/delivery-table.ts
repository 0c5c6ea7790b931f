import { commaList } from "../../platform/i18n/comma-list.ts";
import { countryName } from "../../platform/i18n/country-name.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import type { DeliveryMethod, Shop } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import { deliveryMethods, deliveryPrice } from "../checkout/checkout-totals.ts";
import { workingDays } from "../delivery/delivery-times.ts";
import type { ArticleElement } from "../journal/article.ts";
import { articleTable } from "./article-table.ts";

/** Returns a table of all countries with the price of each delivery method. */
export function deliveryTable(shop: Shop, words: Words): ArticleElement {
  const { t, language } = words;
  const { methods } = shop.delivery;
  const priceCell = (method: DeliveryMethod, country: string) => {
    if (!deliveryMethods(country, shop).includes(method)) return "–";
    const price = deliveryPrice(method, { country, goods: 0 as Cents, shop });
    return price === 0 ? t("free") : briefMoney(price, language);
  };
  const rows = Object.keys(shop.countries).map((country) => [
    countryName(country, language),
    ...methods.map((method) => priceCell(method, country)),
  ]);
  return articleTable([t("Country"), ...methods.map((method) => methodHead(method, shop, words))], rows);
}

function methodHead({ name, days, freeAbove }: DeliveryMethod, shop: Shop, words: Words): string {
  const { t, language } = words;
  const amount = briefMoney(shop.delivery.freeFrom, language);
  return commaList(t, [t(name), workingDays(days, t), freeAbove ? t("free from {{amount}}", { amount }) : undefined]);
}

/** Formats cents of the shop's own currency in a language, with Latin digits; whole amounts without decimals. */
export function briefMoney(cents: number, language: string): string {
  const format = { style: "currency", currency: ownCurrency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(cents / 100);
}
