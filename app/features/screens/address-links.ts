import type { MetaDescriptor } from "react-router";
import { shop } from "../../../shop.config.ts";
import { inLanguage, knownLanguage, LANGUAGE_QUERY, languageVersions } from "../../i18n/languages.ts";

type Screen = {
  origin: string;
  /** Path and query that make it the screen it is: no choices of a shopper, no language. */
  address: string;
  /** The query that it was opened with. */
  search: string;
};

/**
 * The one address under which search engines know a screen, with the language where it was opened in a certain one: a shop
 * of one language has no other address to tell it from.
 */
export function canonicalAddress({ origin, address, search }: Screen): string {
  const asked = knownLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY));
  return inLanguage(`${origin}${address}`, shop.languages.length > 1 ? asked : undefined);
}

/** Tells search engines that address, and those of the same screen in every language. */
export function addressLinks(screen: Screen): MetaDescriptor[] {
  const versions = languageVersions(`${screen.origin}${screen.address}`, shop.languages);
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(screen) },
    ...versions.map((version) => ({ tagName: "link" as const, rel: "alternate", ...version })),
  ];
}
