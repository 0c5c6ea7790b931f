import type { MetaDescriptor } from "react-router";
import { inLanguage } from "../../platform/i18n/languages.ts";

/** Returns the link tag by which feed readers find the journal in a language. */
export function rssLink(language: string): MetaDescriptor {
  const href = inLanguage("/rss.xml", language);
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href };
}
