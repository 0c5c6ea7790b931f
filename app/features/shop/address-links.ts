import type { MetaDescriptor } from "react-router";
import { shop } from "../../../shop.config.ts";
import { inLanguage, knownLanguage, LANGUAGE_QUERY } from "../../i18n/languages.ts";

type Screen = {
  origin: string;
  /** Path and query that make it the screen it is: no choices of a shopper, no language. */
  address: string;
  /** The query that it was opened with. */
  search: string;
};

/** The one address under which search engines know a screen, with the language where it was opened in a certain one. */
export function canonicalAddress({ origin, address, search }: Screen): string {
  return inLanguage(`${origin}${address}`, knownLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY)));
}

/** Tells search engines that address, and those of the same screen in every language. */
export function addressLinks(screen: Screen): MetaDescriptor[] {
  const plain = `${screen.origin}${screen.address}`;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(screen) },
    ...shop.languages.map((language) => alternate(language, inLanguage(plain, language))),
    alternate("x-default", plain),
  ];
}
