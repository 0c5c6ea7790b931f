import { shop } from "../../shop.config.ts";

/** The namespaces of the words: `common` is on every screen, the others belong to the screens that name them. */
export const namespaces = ["common", "checkout", "pages", "mail", "homes", "account", "invoice"] as const;
export type Namespace = (typeof namespaces)[number];

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/** In which direction a language is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language) ? "rtl" : "ltr";
}

/** The shop's language that a language tag asks for: `"de-AT"` to `"de"`; undefined where the shop does not speak it. */
export function knownLanguage(tag: string | null | undefined): string | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return shop.languages.find((language) => language === base);
}

/** How dates and times of a language are written, in Latin digits; English as it is written in Europe. */
export function dateForm(language: string): string {
  return `${language === "en" ? "en-GB" : language}-u-nu-latn`;
}

/** Names that the specification gives to the places where the shopper's language is looked for and kept. */
export const LANGUAGE_QUERY = "lng";
export const LANGUAGE_COOKIE = "i18next";
export const LANGUAGE_STORAGE = "i18nextLng";

/** An address in a language of the shop's; without one it is in that of whoever opens it. */
export function inLanguage(address: string, language: string | undefined): string {
  return language ? `${address}${address.includes("?") ? "&" : "?"}${LANGUAGE_QUERY}=${language}` : address;
}

/** The addresses of a page in each language, and for everybody else, as search engines are told them; none in a shop of one. */
export function languageVersions(address: string, languages: readonly string[]): { hrefLang: string; href: string }[] {
  if (languages.length < 2) return [];
  const told = languages.map((language) => ({ hrefLang: language, href: inLanguage(address, language) }));
  return [...told, { hrefLang: "x-default", href: address }];
}
