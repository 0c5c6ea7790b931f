import { shop } from "../../shop.config.ts";
import { escapeMarkup } from "../platform/ui/escape-markup.ts";
import { shopData, type Thing } from "../settings/structured-data.ts";
import arabic from "../themes/arabic/arabic.css?url";
import { arabicFontsOf } from "../themes/arabic/arabic-fonts.server.ts";

/**
 * Adds to the markup of a document up to the end of its head what only other programs read, from what its screen has set: title, description and address of
 * link previews, structured data, on the main page who the shop is; and the typefaces of a page in Arabic. Here rather than in a
 * component, as browsers need no script for it.
 */
export function completeHead(
  head: string,
  { pathname, origin, structuredData }: { pathname: string; origin: string; structuredData: readonly Thing[] },
): string {
  const found = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('"', "&quot;");
  const preview = {
    "og:title": found(/<title>([^<]*)<\/title>/)?.replace(` · ${escapeMarkup(shop.name)}`, ""),
    "og:description": found(/<meta name="description" content="([^"]*)"/),
    "og:type": "website",
    "og:url": found(/ rel="canonical" href="([^"]*)"/),
  };
  const missing = Object.entries(preview).filter(([name, content]) => content && !head.includes(`property="${name}"`));
  const tags = missing.map(([name, content]) => `<meta property="${name}" content="${content}"/>`);
  const isArabic = /<html[^>]* lang="ar"/.test(head);
  if (isArabic) tags.push(`<link rel="stylesheet" href="${arabic}"/>`);
  // Before the style sheets: a typeface that comes a moment after them moves what was painted without it.
  const fonts = isArabic ? arabicFontsOf(found(/ data-theme="([^"]*)"/) ?? "") : [];
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous"/>`,
  );
  const things = pathname === "/" ? shopData(shop, origin) : structuredData;
  // No user's text is in it, but an owner's may have a `<`.
  const scripts = things.map((thing) => JSON.stringify(thing).replaceAll("<", "\\u003c"));
  tags.push(...scripts.map((text) => `<script type="application/ld+json">${text}</script>`));
  return `${head.replace("<head>", `<head>${preloads.join("")}`)}${tags.join("")}`;
}
