import { inLanguage, languageVersions } from "../../app/platform/i18n/languages.ts";
import { escapeMarkup } from "../../app/platform/ui/escape-markup.ts";
import type { PublicAddress } from "./feed-addresses.ts";

/** The sitemap: an entry for each page and language, with its alternates. `origin` has no trailing slash. */
export function sitemap(addresses: readonly PublicAddress[], origin: string, languages: readonly string[]): string {
  const entries = addresses.flatMap(({ path, changed }) => {
    const location = `${origin}${path}`;
    const lastChange = changed ? `<lastmod>${changed}</lastmod>` : "";
    const alternates = languageVersions(location, languages).map(alternate).join("");
    const places = languages.length > 1 ? languages.map((language) => inLanguage(location, language)) : [location];
    return places.map((place) => `<url><loc>${escapeMarkup(place)}</loc>${lastChange}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** The index of a sitemap that is split into several files. */
export function sitemapIndex(parts: readonly string[], origin: string): string {
  const entries = parts.map((path) => `<sitemap><loc>${escapeMarkup(`${origin}${path}`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

function alternate({ hrefLang, href }: { hrefLang: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeMarkup(href)}"/>`;
}
