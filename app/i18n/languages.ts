import { shop } from "../../shop.config.ts";

/** The namespaces of the words: `common` is on every screen, the others belong to the screens that name them. */
export const namespaces = ["common", "checkout", "pages", "mail", "homes", "account"] as const;
export type Namespace = (typeof namespaces)[number];

const names = new Map<string, string>();

/** Name lists are costly to make, and every page shows these names. */
function nameOf(code: string, type: "language" | "currency", language: string): string {
  const key = `${type} ${code} ${language}`;
  const name = names.get(key) ?? new Intl.DisplayNames([language], { type }).of(code) ?? code;
  names.set(key, name);
  return name;
}

/** What a language calls itself, with a capital letter: `"fr"` to `"Français"`. */
export function languageName(code: string): string {
  const name = nameOf(code, "language", code);
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}

/** What a language calls a currency: `"CHF"` in `"de"` to `"Schweizer Franken"`. */
export function currencyTitle(code: string, language: string): string {
  return nameOf(code, "currency", language);
}

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language) ? "rtl" : "ltr";
}

/** The shop's language that a language tag asks for: `"de-AT"` to `"de"`; undefined where the shop does not speak it. */
export function knownLanguage(tag: string | null | undefined): string | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return shop.languages.find((language) => language === base);
}

/** Names that the specification gives to the places where the shopper's language is looked for and kept. */
export const LANGUAGE_QUERY = "lng";
export const LANGUAGE_COOKIE = "i18next";
export const LANGUAGE_STORAGE = "i18nextLng";
