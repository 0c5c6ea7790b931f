import { shop } from "../../../shop.config.ts";

/** Translation namespaces: `common` is on every screen, the others on the screens that request them. */
export const namespaces = ["common", "checkout", "pages", "mail", "homes", "account", "invoice"] as const;
export type Namespace = (typeof namespaces)[number];

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/** The writing direction of a language. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language) ? "rtl" : "ltr";
}

/** The shop's language for a language tag: `"de-AT"` to `"de"`; undefined if the shop does not have it. */
export function knownLanguage(tag: string | null | undefined): string | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return shop.languages.find((language) => language === base);
}

/** The locale for dates and times of a language, with Latin digits; British format for English. */
export function dateForm(language: string): string {
  return `${language === "en" ? "en-GB" : language}-u-nu-latn`;
}

/** Where the shopper's language is read from and stored; names given by the specification. */
export const LANGUAGE_QUERY = "lng";
export const LANGUAGE_COOKIE = "i18next";
export const LANGUAGE_STORAGE = "i18nextLng";

/** The URL of a page in one of the shop's languages: the bare one for the shop's own. */
export function inLanguage(address: string, language: string): string {
  const join = address.includes("?") ? "&" : "?";
  return language === shop.fallbackLanguage ? address : `${address}${join}${LANGUAGE_QUERY}=${language}`;
}

/** A page's `hreflang` alternates for search engines, including `x-default`; none in a shop with one language. */
export function languageVersions(address: string, languages: readonly string[]): { hrefLang: string; href: string }[] {
  if (languages.length < 2) return [];
  const versions = languages.map((language) => ({ hrefLang: language, href: inLanguage(address, language) }));
  return [...versions, { hrefLang: "x-default", href: address }];
}
