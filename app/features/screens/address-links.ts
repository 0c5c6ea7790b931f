import type { MetaDescriptor } from "react-router";
import { shop } from "../../../shop.config.ts";
import { inLanguage, knownLanguage, LANGUAGE_QUERY, languageVersions } from "../../i18n/languages.ts";

type Screen = {
  origin: string;
  /** Path and query that identify the screen, without the shopper's choices and the language. */
  address: string;
  /** The query string it was opened with. */
  search: string;
};

/**
 * Returns a screen's canonical address for search engines, with the language if the address it was opened with has one.
 * A shop with only one language never adds it.
 */
export function canonicalAddress({ origin, address, search }: Screen): string {
  const requested = knownLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY));
  return inLanguage(`${origin}${address}`, shop.languages.length > 1 ? requested : undefined);
}

/** Returns the canonical link, and the alternate links to the same screen in every language. */
export function addressLinks(screen: Screen): MetaDescriptor[] {
  const versions = languageVersions(`${screen.origin}${screen.address}`, shop.languages);
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(screen) },
    ...versions.map((version) => ({ tagName: "link" as const, rel: "alternate", ...version })),
  ];
}
