import type { PostSummary } from "../app/features/journal/article.ts";
import { postAddress } from "../app/features/shop/post-address.ts";
import type { Shop } from "../app/features/shop/shop.ts";
import { escapeXml } from "./sitemap.ts";

/** The journal as an RSS feed, newest first. `origin` is without a slash at its end. */
export function rss(posts: readonly PostSummary[], origin: string, shop: Shop): string {
  const newest = posts[0]?.date;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${shop.name} Journal`)}</title>
<link>${origin}/blog-standard</link>
<description>${escapeXml(shop.tagline)}</description>
<language>${shop.fallbackLanguage}</language>
${newest ? `<lastBuildDate>${dateOf(newest)}</lastBuildDate>` : ""}
<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join("\n")}
</channel>
</rss>
`;
}

function item(post: PostSummary, origin: string): string {
  const address = escapeXml(`${origin}${postAddress(post.slug)}`);
  const categories = [post.category, ...post.tags].map((name) => `<category>${escapeXml(name)}</category>`);
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${dateOf(post.date)}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
${categories.join("")}
<description>${escapeXml(post.description)}</description>
</item>`;
}

function dateOf(day: string): string {
  return new Date(day).toUTCString();
}
