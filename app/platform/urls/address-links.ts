import type { MetaDescriptor } from "react-router";
import { shop } from "../../../shop.config.ts";
import { inLanguage, knownLanguage, LANGUAGE_QUERY, languageVersions } from "../i18n/languages.ts";

type Screen = {
  origin: string;
  /** Path and query that identify the screen, without the shopper's choices and the language. */
  address: string;
  /** The query string it was opened with; on the server it always names the language shown (`server/pages/readable-url.ts`). */
  search: string;
};

/** Returns a screen's canonical address for search engines, in the language that it is shown in. */
function canonicalAddress({ origin, address, search }: Screen): string {
  const shown = import.meta.env.SSR
    ? knownLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY))
    : document.documentElement.lang;
  return inLanguage(`${origin}${address}`, shown ?? shop.fallbackLanguage);
}

/** Returns the canonical link, and the alternate links to the same screen in every language. */
export function addressLinks(screen: Screen): MetaDescriptor[] {
  const versions = languageVersions(`${screen.origin}${screen.address}`, shop.languages);
  return [
    { tagName: "link", rel: "canonical", href: canonicalAddress(screen) },
    ...versions.map((version) => ({ tagName: "link" as const, rel: "alternate", ...version })),
  ];
}
