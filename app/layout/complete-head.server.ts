import { shop } from "../../shop.config.ts";
import { shopData } from "../features/shop/structured-data.ts";
import arabic from "../themes/arabic/arabic.css?url";
import { escapeMarkup } from "../ui/escape-markup.ts";

/**
 * Adds to a document's head what only other programs read, from what its screen has set: title, description and address of
 * link previews, and on the main page who the shop is; and the typefaces of a page in Arabic. Here rather than in a
 * component, as browsers need no script for it.
 */
export function completeHead(html: string, { pathname, origin }: { pathname: string; origin: string }): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const found = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('"', "&quot;");
  const preview = {
    "og:title": found(/<title>([^<]*)<\/title>/)?.replace(` · ${escapeMarkup(shop.name)}`, ""),
    "og:description": found(/<meta name="description" content="([^"]*)"/),
    "og:type": "website",
    "og:url": found(/ rel="canonical" href="([^"]*)"/),
  };
  const missing = Object.entries(preview).filter(([name, content]) => content && !head.includes(`property="${name}"`));
  const tags = missing.map(([name, content]) => `<meta property="${name}" content="${content}"/>`);
  if (/<html lang="ar"/.test(head)) tags.push(`<link rel="stylesheet" href="${arabic}"/>`);
  const things = pathname === "/" ? shopData(shop, origin) : [];
  // No user's text is in it, but an owner's may have a `<`.
  const scripts = things.map((thing) => JSON.stringify(thing).replaceAll("<", "\\u003c"));
  return `${head}${tags.join("")}${scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join("")}${html.slice(end)}`;
}
