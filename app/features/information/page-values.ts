import { countryName } from "../../platform/i18n/country-name.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { freeMethods, namedFreeCountries, pickupMethod } from "../../settings/delivery-facts.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import { SHORT_HOLD_MINUTES, type Shop } from "../../settings/shop.ts";
import { townLine } from "../../settings/town-line.ts";
import type { ArticleElement, ArticleNode } from "../journal/article.ts";
import { interfaceTable } from "./article-table.ts";
import { briefMoney, deliveryTable } from "./delivery-table.ts";
import { serverTables } from "./server-tables.ts";
import { storedItems } from "./storage-table.ts";

export type PageValues = Readonly<Record<string, ArticleNode>>;

/** What pages may mention: the departments' titles, the number of posts, and whether the products are the sample's. */
export type PageContents = { departments: readonly string[]; posts: number; isSample: boolean };

/** Returns the values of the information pages' placeholders, in the language of `words`. */
export function pageValues(shop: Shop, { departments, posts, isSample }: PageContents, words: Words): PageValues {
  const { language } = words;
  const { company, delivery, payment, keepOrdersYears, invoices } = shop;
  const texts = Object.entries(company).map(([field, value]) => [`company.${field}`, value]);
  const pickup = pickupMethod(shop);
  const free = freeMethods(shop).map(({ name }) => words.t(name));
  const inWords = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const countries = (codes: readonly string[]) => inWords(codes.map((code) => countryName(code, language)));
  const freeTo = namedFreeCountries(shop);
  return {
    ...Object.fromEntries(texts),
    "shop.name": shop.name,
    "shop.tagline": words.t(shop.tagline),
    departments: inWords(departments.map((title) => words.t(title))),
    ...(posts > 0 && { journal: String(posts) }),
    ...(shop.newsletter !== false && { newsletter: shop.name }),
    ...(shop.codes !== false && { codes: shop.name }),
    ...(isSample && { sample: shop.name }),
    "company.town": townLine(company),
    "company.hours": words.t(company.hours),
    "company.country": countryName(company.country, language),
    "company.email": { tag: "a", href: `mailto:${company.email}`, children: [company.email] },
    "company.phone": {
      tag: "a",
      href: `tel:${company.phone.replace(/[^\d+]/g, "")}`,
      children: [company.phone.replaceAll(" ", "\u00a0")],
    },
    ...(free.length > 0 && {
      "delivery.freeFrom": briefMoney(delivery.freeFrom, language),
      "delivery.freeMethods": inWords(free),
      ...(freeTo.length > 0
        ? { "delivery.freeCountries": countries(freeTo) }
        : { "delivery.freeEverywhere": shop.name }),
    }),
    ...(pickup && { "delivery.pickupCountries": countries(pickup.countries ?? Object.keys(shop.countries)) }),
    currency: currencyName(language),
    "delivery.table": deliveryTable(shop, words),
    "payment.holdMinutes": String(payment.holdMinutes),
    "payment.shortHoldMinutes": String(payment.shortHoldMinutes ?? SHORT_HOLD_MINUTES),
    ...(keepOrdersYears && { keepOrdersYears: inYears(keepOrdersYears, language) }),
    ...(invoices?.keepYears && { keepInvoicesYears: inYears(invoices.keepYears, language) }),
    ...(invoices && { invoices: invoices.prefix }),
    "storage.table": storageTable(),
    "storage.server": serverTable(),
  };
}

/** Returns the name of the shop's own currency in a sentence: `euros`, `Danish kroner`. */
function currencyName(language: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency: ownCurrency, currencyDisplay: "name" });
  return format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? ownCurrency;
}

function inYears(years: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "year", unitDisplay: "long" }).format(years);
}

function storageTable(): ArticleElement {
  const rows = storedItems.map(({ name, where, purpose, kept }): ArticleNode[] => [
    { tag: "code", children: [name] },
    where,
    purpose,
    kept,
  ]);
  return interfaceTable(["Name", "Where", "What for", "How long"], rows);
}

function serverTable(): ArticleElement {
  const rows = Object.entries(serverTables).map(([name, { holds, kept }]): ArticleNode[] => [
    { tag: "code", children: [name] },
    holds,
    kept,
  ]);
  return interfaceTable(["Name", "What for", "How long"], rows);
}
